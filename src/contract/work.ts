import { chooseAuto } from './auto-model.ts'
import type { ModelView } from './endpoints/models.ts'
import type { Resolution, WorkflowType } from './generation.ts'
import { priceCredits } from './pricing.ts'

/** What tools ask models for, and what it costs. Kept free of zod: screens share it. */

/** A piece of work, as a tool or one of its steps asks for it. */
export interface Work {
  workflowType: WorkflowType
  seconds: number
  /** Length of what is said. */
  characters?: number
  /** Where somebody has chosen one; else the smallest that the model makes. */
  resolution?: Resolution
  /** Where somebody has chosen one. */
  model?: string
  /** Whether the engine does it, which prints words exactly. */
  isBuiltIn?: boolean
  /** Where somebody decides it; else as the model has it. */
  hasSound?: boolean
}

/** How the same is made from a picture of what is advertised. */
export function withPicture(workflowType: WorkflowType): WorkflowType {
  if (workflowType === 'text_to_image') return 'image_edit'
  return workflowType === 'text_to_video' ? 'image_to_video' : workflowType
}

/** The model that does a piece of work, of several the one that `auto` takes; null where none does. */
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

/** What a piece of work costs, by the rule that the server charges by; null where nobody does it. */
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

/** Of several; null where one of them has no price. */
export function creditsOf(models: readonly ModelView[], works: readonly Work[]): number | null {
  const each = works.map((work) => workCredits(models, work))
  return each.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  )
}
