import { type AutoReason, chooseAuto } from '@/contract/auto-model'
import type { ModelView } from '@/contract/endpoints/models'
import { ASPECT_RATIOS, type AspectRatio, type WorkflowType } from '@/contract/generation'
import { priceCredits } from '@/contract/pricing'
import { modelCan, setsOtherWords } from '../model/model-can'
import { AUTO_MODEL, type ComposerSettings, type Draft } from './draft'

const serves = (model: ModelView, workflow: WorkflowType) =>
  model.status === 'active' && model.workflow_types.includes(workflow)

/** What the choice of a model depends on, besides the registry. */
interface Asked {
  workflow: WorkflowType
  page: ModelView['page']
  draft: Pick<Draft, 'prompt' | 'settings' | 'like' | 'corrections'>
}

/** The model a generation would run on. */
export function resolveModel(models: readonly ModelView[], asked: Asked): ModelView | null {
  const wanted = asked.draft.settings.model
  if (wanted === AUTO_MODEL) return resolveAuto(models, asked)?.model ?? null
  return models.find((model) => model.id === wanted) ?? null
}

/** The choice of `auto` with its reason: the page's own model first, else by the request. */
export function resolveAuto(
  models: readonly ModelView[],
  { workflow, page, draft }: Asked,
): { model: ModelView; reason: AutoReason } | null {
  const serving = models.filter((model) => serves(model, workflow))
  const own = serving.find((model) => model.page === page && page !== 'sora')
  if (own && page) return { model: own, reason: 'only' }
  const needsEngine =
    draft.settings.useBrand ||
    draft.like !== null ||
    Object.keys(draft.corrections.values).length > 0
  // A chosen format is not given up for a model nobody chose.
  const { aspectRatio } = draft.settings
  const fitting = serving.filter((model) => model.aspect_ratios.includes(aspectRatio))
  const chosen = chooseAuto(
    (fitting.length > 0 ? fitting : serving).map((model) => ({
      model,
      canLayOut: modelCan(model, 'layout'),
      milliCredits: model.price.milli_credits,
    })),
    { workflowType: workflow, prompt: draft.prompt, needsEngine },
  )
  return chosen && { model: chosen.model.model, reason: chosen.reason }
}

/** A draft's settings as limited by its model; rewording works on one picture at a time. */
export function settingsOf(
  draft: Pick<Draft, 'settings' | 'like'>,
  model: ModelView | null,
): ComposerSettings {
  if (!model) return draft.settings
  const settings = fitSettings(draft.settings, model)
  return setsOtherWords(model, draft) ? { ...settings, count: 1 } : settings
}

/** Changes settings as little as possible so that the model supports them. */
export function fitSettings(settings: ComposerSettings, model: ModelView): ComposerSettings {
  const aspectRatio = model.aspect_ratios.includes(settings.aspectRatio)
    ? settings.aspectRatio
    : closestRatio(settings.aspectRatio, model.aspect_ratios)
  return {
    ...settings,
    aspectRatio,
    placement: aspectRatio === settings.aspectRatio ? settings.placement : null,
    resolution: model.resolutions.includes(settings.resolution)
      ? settings.resolution
      : (model.resolutions[0] ?? settings.resolution),
    durationSeconds: closest(settings.durationSeconds, model.durations),
    generateAudio: model.audio === 'optional' ? settings.generateAudio : model.audio === 'always',
    count: Math.min(settings.count, model.count_max),
  }
}

/** Price on the button; the server holds the same amount, by the same rule. */
export function quoteCredits(
  model: ModelView,
  workflow: WorkflowType,
  settings: ComposerSettings,
): number | null {
  const { milli_credits, audio_percent, minimum_credits } = model.price
  return priceCredits(
    {
      milliCredits: milli_credits,
      audioPercent: audio_percent,
      minimumCredits: minimum_credits,
    },
    {
      workflowType: workflow,
      resolution: settings.resolution,
      durationSeconds: settings.durationSeconds,
      generateAudio: settings.generateAudio,
      count: settings.count,
    },
  )
}

const nearest = <T>(candidates: readonly T[], distance: (candidate: T) => number): T | undefined =>
  candidates.toSorted((a, b) => distance(a) - distance(b))[0]

const closest = (wanted: number, offered: readonly number[]): number =>
  nearest(offered, (value) => Math.abs(value - wanted)) ?? wanted

const shape = (ratio: AspectRatio) => Math.log(ASPECT_RATIOS[ratio][0] / ASPECT_RATIOS[ratio][1])

const closestRatio = (wanted: AspectRatio, offered: readonly AspectRatio[]): AspectRatio =>
  nearest(offered, (ratio) => Math.abs(shape(ratio) - shape(wanted))) ?? wanted
