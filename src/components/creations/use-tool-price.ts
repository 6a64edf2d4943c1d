import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import type { Resolution, WorkflowType } from '@/contract/generation'
import { priceCredits } from '@/contract/pricing'

interface ToolWork {
  resolution: Resolution
  seconds?: number
  hasSound?: boolean
  /** Where somebody has chosen one. */
  model?: string | undefined
  /** Length of a script. */
  characters?: number
}

interface ToolPrice {
  /** Of one result; null while it is not known. */
  credits: number | null
  /** Whether there is a model that works; taken for granted until it is known. */
  isOffered: boolean
}

/** What a result of a tool costs, by the rule and the row that the server charges by. */
export function useToolPrice(
  workflowType: WorkflowType,
  { resolution, seconds = 0, hasSound = false, model: wanted, characters }: ToolWork,
): ToolPrice {
  const { data } = useQuery(modelsQuery())
  const model = data?.models.find(
    ({ id, status, workflow_types }) =>
      status === 'active' && workflow_types.includes(workflowType) && (!wanted || id === wanted),
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
      ...{ workflowType, resolution, characters },
      ...{ durationSeconds: seconds, generateAudio: hasSound, count: 1 },
    },
  )
  return { credits, isOffered: true }
}
