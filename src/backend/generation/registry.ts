import { AppError } from '../../contract/app-error.ts'
import type { WorkflowType } from '../../contract/generation.ts'
import { NO_CHOICES, type OperatorChoices } from './choices.ts'
import type { Model, ModelRow } from './model.ts'
import type { GenerationProvider } from './provider.ts'

export type { Model } from './model.ts'

export interface ChoiceOptions {
  /** Providers of which nothing more may be asked for now. */
  paused?: ReadonlySet<string>
  /** For an operator who tries a model before people may use it. */
  evenOff?: boolean
}

/** What is on offer here, and who serves it. */
export interface ModelRegistry {
  list(): readonly Model[]
  find(id: string): Model | undefined
  /**
   * Active model for a task: by id, or the first that serves the type for `auto`.
   * @throws AppError('model_retired' | 'model_unavailable')
   */
  choose(id: string, workflowType: WorkflowType, now?: ChoiceOptions): Model
  /** Models that serve the type besides the built-in engine: who could do what it cannot. */
  alternatives(workflowType: WorkflowType): Model[]
  provider(id: string): GenerationProvider
  /** Null when it is not connected here. */
  findProvider(id: string): GenerationProvider | null
}

export interface RegistrySetup {
  /** The rows, or what has those of now; so are the providers. */
  models: readonly ModelRow[] | (() => readonly ModelRow[])
  providers: readonly GenerationProvider[] | (() => readonly GenerationProvider[])
  choices?: () => OperatorChoices
  /** Decides whether a retirement date has come. */
  now?: () => Date
}

/**
 * Joins the rows with the providers that are configured. A row past its date counts as retired, one
 * whose provider is not configured as unavailable: both are shown with the reason, and take no task.
 */
export function createModelRegistry(setup: RegistrySetup): ModelRegistry {
  const now = setup.now ?? (() => new Date())
  const choices = setup.choices ?? (() => NO_CHOICES)
  const { models, providers } = setup
  const findProvider = (id: string) =>
    (typeof providers === 'function' ? providers() : providers).find((one) => one.id === id) ?? null

  const statusOf = ({ id, status, retiresAt, provider }: ModelRow): Model['status'] => {
    const isRetired = status === 'retired' || (retiresAt && new Date(retiresAt) <= now())
    if (isRetired) return 'retired'
    if (choices().offModels.has(id)) return 'off'
    return findProvider(provider ?? '') ? 'active' : 'unavailable'
  }
  const current = (row: ModelRow): Model => ({ ...row, status: statusOf(row) })
  const list = () => (typeof models === 'function' ? models() : models).map(current)
  const find = (id: string) => list().find((model) => model.id === id)
  const serves = (model: Model, type: WorkflowType) =>
    model.status === 'active' && model.workflowTypes.includes(type)

  const choose = (id: string, type: WorkflowType, { paused, evenOff }: ChoiceOptions = {}) => {
    const isPaused = ({ provider }: Model) => paused?.has(provider ?? '') ?? false
    const isFree = (row: Model) => serves(row, type) && !isPaused(row)
    const model = id === 'auto' ? list().find(isFree) : find(id)
    const isTried = evenOff && model?.status === 'off' && model.workflowTypes.includes(type)
    if (model?.status === 'retired') {
      throw new AppError('model_retired', { model: model.label, successor: model.successor })
    }
    if (model && isPaused(model)) {
      throw new AppError('model_unavailable', { model: model.label, reason: 'paused' })
    }
    if (!model || !(isTried || serves(model, type))) {
      throw new AppError('model_unavailable', { model: id, workflow_type: type })
    }
    return model
  }

  const alternatives = (type: WorkflowType) =>
    list().filter((model) => !model.isBuiltIn && serves(model, type))

  const provider = (id: string): GenerationProvider => {
    const served = findProvider(id)
    if (!served) throw new AppError('model_unavailable', { provider: id })
    return served
  }
  return { list, find, choose, alternatives, provider, findProvider }
}
