import { AppError } from '../../contract/app-error.ts'
import { type AutoReason, type AutoWish, chooseAuto } from '../../contract/auto-model.ts'
import type { WorkflowType } from '../../contract/generation.ts'
import { NO_CHOICES, type OperatorChoices } from './choices.ts'
import { canLayOut, type Model, type ModelRow } from './model.ts'
import type { GenerationProvider } from './provider.ts'

export type { Model } from './model.ts'

const NONE: ReadonlySet<string> = new Set()

/** Which of the active models to consider. */
export interface Among {
  fits?: (model: Model) => boolean
  /** Providers that may not be used for now. */
  paused?: ReadonlySet<string>
  /** For an operator who tries out a model before users may use it. */
  evenOff?: boolean
}

/** The models on offer here, and who serves them. */
export interface ModelRegistry {
  list(): readonly Model[]
  find(id: string): Model | undefined
  /**
   * Active model for a task: by id, or for `auto` by the wish, from the models that fit if there are any.
   * @throws AppError('model_retired' | 'model_unavailable')
   */
  choose(id: string, wish: AutoWish, among?: Among): Model
  /** What `auto` picks and why; null if nobody serves the type. */
  auto(wish: AutoWish, among?: Among): { model: Model; reason: AutoReason } | null
  /** Models that serve the type and lay nothing out: candidates for what the engine can't do. */
  alternatives(workflowType: WorkflowType): Model[]
  provider(id: string): GenerationProvider
  /** Null if it isn't connected here. */
  findProvider(id: string): GenerationProvider | null
}

export interface RegistrySetup {
  /** The rows, or a function that returns the current ones; likewise for the providers. */
  models: readonly ModelRow[] | (() => readonly ModelRow[])
  providers: readonly GenerationProvider[] | (() => readonly GenerationProvider[])
  choices?: () => OperatorChoices
  /** Decides whether a retirement date has passed. */
  now?: () => Date
}

const WORDS = 'words' as const
const ANGLES = 'angles' as const
const SCENES = 'photoshoot' as const

/**
 * Joins the rows with the configured providers. A row past its date counts as retired, a row
 * without a configured provider as unavailable: both are shown with the reason, but take no tasks.
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
  const current = (row: ModelRow): Model => {
    const status = statusOf(row)
    // The engine sets them over the picture or film of any model that doesn't set them itself.
    const areWordsSetHere = !canLayOut(row) && row.kind !== 'audio' && status !== 'retired'
    // A model that edits pictures by instruction can also draw the subject from another angle.
    const drawsAngles =
      areWordsSetHere && row.kind === 'image' && row.workflowTypes.includes('image_edit')
    const gained = [...(areWordsSetHere ? [WORDS] : []), ...(drawsAngles ? [ANGLES] : [])]
    const abilities = [...new Set([...row.abilities, ...gained])]
    // The model paints the scene, and the engine places the product in it.
    const paintsScenes = areWordsSetHere && row.workflowTypes.includes('text_to_image')
    const workflowTypes =
      paintsScenes || drawsAngles ? [...row.workflowTypes, SCENES] : row.workflowTypes
    return { ...row, abilities, workflowTypes, status }
  }
  const list = () => (typeof models === 'function' ? models() : models).map(current)
  const find = (id: string) => list().find((model) => model.id === id)
  const serves = (model: Model, type: WorkflowType) =>
    model.status === 'active' && model.workflowTypes.includes(type)

  const auto = (wish: AutoWish, { fits = () => true, paused = NONE }: Among = {}) => {
    const all = list().filter(
      (model) => serves(model, wish.workflowType) && !paused.has(model.provider ?? ''),
    )
    const fitting = all.filter(fits)
    const serving = fitting.length > 0 ? fitting : all
    const chosen = chooseAuto(
      serving.map((model) => ({ id: model.id, canLayOut: canLayOut(model), ...model.price })),
      wish,
    )
    const model = serving.find(({ id }) => id === chosen?.model.id)
    return chosen && model ? { model, reason: chosen.reason } : null
  }

  const choose: ModelRegistry['choose'] = (id, wish, among = {}) => {
    const { workflowType: type } = wish
    const model = id === 'auto' ? auto(wish, among)?.model : find(id)
    const isTried = among.evenOff && model?.status === 'off' && model.workflowTypes.includes(type)
    if (model?.status === 'retired') {
      throw new AppError('model_retired', { model: model.label, successor: model.successor })
    }
    if (model && among.paused?.has(model.provider ?? '')) {
      throw new AppError('model_unavailable', { model: model.label, reason: 'paused' })
    }
    if (!model || !(isTried || serves(model, type))) {
      throw new AppError('model_unavailable', { model: id, workflow_type: type })
    }
    return model
  }

  const alternatives = (type: WorkflowType) =>
    list().filter((model) => !canLayOut(model) && serves(model, type))

  const provider = (id: string): GenerationProvider => {
    const served = findProvider(id)
    if (!served) throw new AppError('model_unavailable', { provider: id })
    return served
  }
  return { list, find, choose, auto, alternatives, provider, findProvider }
}
