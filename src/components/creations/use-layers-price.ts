import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { priceCredits } from '@/contract/pricing'

/** What a new version of a picture's layers costs, by the rule and the row that the server charges by. */
export function useLayersPrice(): number | null {
  const { data } = useQuery(modelsQuery())
  const price = data?.models.find(({ workflow_types }) => workflow_types.includes('layers'))?.price
  if (!price) return null
  return priceCredits(
    {
      milliCredits: price.milli_credits,
      audioPercent: price.audio_percent,
      minimumCredits: price.minimum_credits,
    },
    {
      ...{ workflowType: 'layers', resolution: '1k', durationSeconds: 0, generateAudio: false },
      count: 1,
    },
  )
}
