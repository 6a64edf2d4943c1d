import { chooseAuto } from './auto-model.ts'
import type { ModelView } from './endpoints/models.ts'
import type { Resolution, WorkflowType } from './generation.ts'
import { priceCredits } from './pricing.ts'

/** The work that tools request from models, and its cost. Kept free of zod: screens share it. */

/** A piece of work that a tool or one of its steps requests. */
export interface Work {
  workflowType: WorkflowType
  seconds: number
  /** Length of the script. */
  characters?: number
  /** The chosen resolution; defaults to the smallest the model makes. */
  resolution?: Resolution
  /** The chosen model, if any. */
  model?: string
  /** Whether the built-in engine does it, which prints words exactly. */
  isBuiltIn?: boolean
  /** The choice of sound, if there is one; defaults to the model's. */
  hasSound?: boolean
}

/** The workflow that makes the same result from a picture of what is advertised. */
export function withPicture(workflowType: WorkflowType): WorkflowType {
  if (workflowType === 'text_to_image') return 'image_edit'
  return workflowType === 'text_to_video' ? 'image_to_video' : workflowType
}

/** The model for a piece of work, chosen like `auto` among several; null when none can do it. */
export function modelFor(models: readonly ModelView[], work: Work): ModelView | null {
  const { workflowType } = work
  const serving = models
    .filter(
      ({ id, status, workflow_types, is_built_in }) =>
        status === 'active' &&
        workflow_types.includes(workflowType) &&
        (!work.model || work.model === id) &&
        (!work.isBuiltIn || is_built_in),
    )
    .map((model) => ({
      ...{ model, milliCredits: model.price.milli_credits },
      canLayOut: model.abilities.includes('layout'),
    }))
  return chooseAuto(serving, { workflowType, prompt: '', needsEngine: false })?.model.model ?? null
}

/** Cost of a piece of work, by the rule the server charges by; null when no model can do it. */
export function workCredits(models: readonly ModelView[], work: Work): number | null {
  const model = modelFor(models, work)
  if (!model) return null
  const { price, resolutions, audio } = model
  const resolution = work.resolution ?? resolutions[0]
  if (!resolution) return null
  return priceCredits(
    {
      milliCredits: price.milli_credits,
      audioPercent: price.audio_percent,
      minimumCredits: price.minimum_credits,
    },
    {
      ...{ workflowType: work.workflowType, resolution, durationSeconds: work.seconds, count: 1 },
      generateAudio: work.hasSound ?? audio === 'always',
      characters: work.characters,
    },
  )
}

/** Total cost of several; null when one of them has no price. */
export function creditsOf(models: readonly ModelView[], works: readonly Work[]): number | null {
  const each = works.map((work) => workCredits(models, work))
  return each.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  )
}
