import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import type { ModelView } from '@/contract/endpoints/models'
import type { Resolution, WorkflowType } from '@/contract/generation'
import { modelFor, type Work, workCredits } from '@/contract/work'

interface ToolWork extends Partial<Pick<Work, 'seconds' | 'hasSound' | 'characters'>> {
  resolution: Resolution
  /** Where somebody has chosen one. */
  model?: string | undefined
}

interface ToolPrice {
  /** Of one result; null while it is not known. */
  credits: number | null
  /** Who is asked for it; null while that is not known. */
  model: ModelView | null
  /** Whether there is a model that works; taken for granted until it is known. */
  isOffered: boolean
}

/** What a result of a tool costs, by the rule and the row that the server charges by. */
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
