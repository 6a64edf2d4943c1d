import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { priceCredits } from '@/contract/pricing'

interface MusicPrice {
  /** Null while it is not known. */
  credits: number | null
  /** Whether there is a model that writes music; taken for granted until it is known. */
  isOffered: boolean
}

/** What music of a length costs, by the rule and the row that the server charges by. */
export function useMusicPrice(seconds: number): MusicPrice {
  const { data } = useQuery(modelsQuery())
  const model = data?.models.find(
    ({ status, workflow_types }) => status === 'active' && workflow_types.includes('music'),
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
      ...{ workflowType: 'music', resolution: '720p', durationSeconds: seconds },
      ...{ generateAudio: false, count: 1 },
    },
  )
  return { credits, isOffered: true }
}
