import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import type { WorkflowType } from '@/contract/generation'
import { filmResolution } from '@/contract/layer-motion'
import type { LayerDocument } from '@/contract/layers'
import { type PriceInput, priceCredits } from '@/contract/pricing'

/** What a new version of a picture's layers costs, by the rule and the row that the server charges by. */
export const useLayersPrice = (): number | null =>
  usePrice('layers', { resolution: '1k', durationSeconds: 0, generateAudio: false })

/** What a film of them costs; null where they do not move. */
export function useFilmPrice(document: LayerDocument): number | null {
  const { animation } = document
  const credits = usePrice('animated_layers', {
    resolution: filmResolution(document),
    durationSeconds: animation?.seconds ?? 0,
    generateAudio: animation?.has_music ?? false,
  })
  return animation ? credits : null
}

function usePrice(
  workflowType: WorkflowType,
  asked: Omit<PriceInput, 'workflowType' | 'count'>,
): number | null {
  const { data } = useQuery(modelsQuery())
  const price = data?.models.find(({ workflow_types }) =>
    workflow_types.includes(workflowType),
  )?.price
  if (!price) return null
  return priceCredits(
    {
      milliCredits: price.milli_credits,
      audioPercent: price.audio_percent,
      minimumCredits: price.minimum_credits,
    },
    { workflowType, ...asked, count: 1 },
  )
}
