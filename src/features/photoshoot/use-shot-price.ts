import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { priceCredits } from '@/contract/pricing'

interface ShotPrice {
  /** Of one image; null while it is not known. */
  credits: number | null
  /** Whether there is a model for it; taken for granted until it is known. */
  isOffered: boolean
}

/** What one image of a photoshoot costs, by the rule and the row that the server charges by. */
export function useShotPrice(): ShotPrice {
  const { data } = useQuery(modelsQuery())
  const model = data?.models.find(
    ({ status, workflow_types }) => status === 'active' && workflow_types.includes('photoshoot'),
  )
  if (!model) return { credits: null, isOffered: !data }
  const { price } = model
  const credits = priceCredits(
    {
      milliCredits: price.milli_credits,
      audioPercent: price.audio_percent,
      minimumCredits: price.minimum_credits,
    },
    {
      ...{ workflowType: 'photoshoot', resolution: '1k', durationSeconds: 0, generateAudio: false },
      count: 1,
    },
  )
  return { credits, isOffered: true }
}
