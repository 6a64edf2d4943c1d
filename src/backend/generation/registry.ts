import { AppError } from '../../contract/app-error.ts'
import { type AutoReason, type AutoWish, chooseAuto } from '../../contract/auto-model.ts'
import type { WorkflowType } from '../../contract/generation.ts'
import type { Model, ModelRow } from './model.ts'
import type { GenerationProvider } from './provider.ts'

export type { Model } from './model.ts'

/** What is on offer here, and who serves it. */
export interface ModelRegistry {
  list(): readonly Model[]
  find(id: string): Model | undefined
  /** Active model for a task: by id, or for `auto` by what is asked, of those that fit where some do. */
  choose(id: string, wish: AutoWish, fits?: (model: Model) => boolean): Model
  /** What `auto` takes and why; null where nobody serves the type. */
  auto(
    wish: AutoWish,
    fits?: (model: Model) => boolean,
  ): { model: Model; reason: AutoReason } | null
  /** Models that serve the type besides the built-in engine: who could do what it cannot. */
  alternatives(workflowType: WorkflowType): Model[]
  provider(id: string): GenerationProvider
}

export interface RegistrySetup {
  /** The rows, or what answers those of now. */
  models: readonly ModelRow[] | (() => readonly ModelRow[])
  providers: readonly GenerationProvider[]
  /** Decides whether a retirement date has come. */
  now?: () => Date
}

/**
 * Joins the rows with the providers that are configured. A row past its date counts as retired, one
 * whose provider is not configured as unavailable: both are shown with the reason, and take no task.
 */
export function createModelRegistry(setup: RegistrySetup): ModelRegistry {
  const now = setup.now ?? (() => new Date())
  const providers = new Map(setup.providers.map((provider) => [provider.id, provider]))

  const statusOf = ({ status, retiresAt, provider }: ModelRow): Model['status'] => {
    const isRetired = status === 'retired' || (retiresAt && new Date(retiresAt) <= now())
    if (isRetired) return 'retired'
    return providers.has(provider ?? '') ? 'active' : 'unavailable'
  }
  const current = (row: ModelRow): Model => ({ ...row, status: statusOf(row) })
  const { models } = setup
  const list = () => (typeof models === 'function' ? models() : models).map(current)
  const find = (id: string) => list().find((model) => model.id === id)
  const serves = (model: Model, type: WorkflowType) =>
    model.status === 'active' && model.workflowTypes.includes(type)

  const auto = (wish: AutoWish, fits: (model: Model) => boolean = () => true) => {
    const all = list().filter((model) => serves(model, wish.workflowType))
    const fitting = all.filter(fits)
    const serving = fitting.length > 0 ? fitting : all
    const chosen = chooseAuto(
      serving.map(({ id, isBuiltIn, price }) => ({ id, isBuiltIn, ...price })),
      wish,
    )
    const model = serving.find(({ id }) => id === chosen?.model.id)
    return chosen && model ? { model, reason: chosen.reason } : null
  }

  const choose: ModelRegistry['choose'] = (id, wish, fits) => {
    const { workflowType: type } = wish
    const model = id === 'auto' ? auto(wish, fits)?.model : find(id)
    if (model?.status === 'retired') {
      throw new AppError('model_retired', { model: model.label, successor: model.successor })
    }
    if (!model || !serves(model, type)) {
      throw new AppError('model_unavailable', { model: id, workflow_type: type })
    }
    return model
  }

  const alternatives = (type: WorkflowType) =>
    list().filter((model) => !model.isBuiltIn && serves(model, type))

  const provider = (id: string): GenerationProvider => {
    const served = providers.get(id)
    if (!served) throw new AppError('model_unavailable', { provider: id })
    return served
  }
  return { list, find, choose, auto, alternatives, provider }
}
