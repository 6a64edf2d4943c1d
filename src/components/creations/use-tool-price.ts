import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import type { ModelView } from '@/contract/endpoints/models'
import type { Resolution, WorkflowType } from '@/contract/generation'
import { modelFor, type Work, workCredits } from '@/contract/work'

interface ToolWork extends Partial<Pick<Work, 'seconds' | 'hasSound' | 'characters'>> {
  resolution: Resolution
  /** The model the user has chosen, if any. */
  model?: string | undefined
}

interface ToolPrice {
  /** Price of one result; null while unknown. */
  credits: number | null
  /** The model that makes it; null while unknown. */
  model: ModelView | null
  /** Whether a working model exists; assumed true until known. */
  isOffered: boolean
}

/** Price of a tool's result, computed with the same rule and price row as on the server. */
export function useToolPrice(
  workflowType: WorkflowType,
  { seconds = 0, hasSound = false, model: wanted, ...more }: ToolWork,
): ToolPrice {
  const { data } = useQuery(modelsQuery())
  const models = data?.models ?? []
  const work: Work = {
    ...{ workflowType, seconds, hasSound, ...more },
    ...(wanted && { model: wanted }),
  }
  const model = modelFor(models, work)
  return { credits: workCredits(models, work), model, isOffered: !data || model !== null }
}
