import type { ModelView } from '@/contract/endpoints/models'
import type { WorkflowType } from '@/contract/generation'
import { WORKFLOWS } from '@/contract/generation'
import { REFERENCE_IMAGES_WITHOUT_PLAN } from '@/contract/limits'
import { type Draft, isVideoRole, type ReferenceRole, referencesOf } from './draft'
import { firstSlot } from './slots'

/** Why Generate is disabled. Each reason has its own sentence under the button. */
export type GenerateBlocker =
  | { reason: 'offline' }
  | { reason: 'signed_out' }
  | { reason: 'generating' }
  | { reason: 'uploading' }
  | { reason: 'uploading_video' }
  | { reason: 'upload_failed' }
  | { reason: 'prompt_missing' }
  /** A blank of a starter that is not filled in yet. */
  | { reason: 'slot_unfilled'; slot: string }
  | { reason: 'image_missing' }
  | { reason: 'start_frame_missing' }
  | { reason: 'end_frame_missing' }
  | { reason: 'video_missing' }
  | { reason: 'too_many_images'; limit: number }
  | { reason: 'model_missing' }
  | { reason: 'model_retired'; model: ModelView }
  | { reason: 'model_unavailable'; model: ModelView }
  | { reason: 'insufficient_credits'; missing: number }

export interface GenerateFacts {
  isOffline?: boolean
  isSignedIn: boolean
  /** The same generation is being sent, or the waiting line is full. */
  isGenerating: boolean
  workflow: WorkflowType
  draft: Draft
  model: ModelView | null
  credits: number | null
  /** Null while unknown: the server has the last word anyway. */
  balance: number | null
  /** Reference pictures the plan allows; the limit without a plan applies while unknown. */
  imagesOfPlan?: number | undefined
}

/** The first obstacle, or null when Generate can be pressed. */
export function findBlocker(facts: GenerateFacts): GenerateBlocker | null {
  if (facts.isOffline) return { reason: 'offline' }
  if (!facts.isSignedIn) return { reason: 'signed_out' }
  if (facts.isGenerating) return { reason: 'generating' }
  return (
    blockingUpload(facts.draft) ??
    blockingModel(facts) ??
    missingInput(facts) ??
    missingCredits(facts)
  )
}

/** Whether the sentence under the button stays the same. */
export function isSameBlocker(one: GenerateBlocker | null, other: GenerateBlocker | null): boolean {
  if (!one || !other) return one === other
  const [before, now] = [new Map(Object.entries(one)), Object.entries(other)]
  return before.size === now.length && now.every(([name, value]) => before.get(name) === value)
}

/** Number of reference pictures: the model's limit, within that of the plan. */
export const referenceImageLimit = (
  model: ModelView | null,
  planLimit: number = REFERENCE_IMAGES_WITHOUT_PLAN,
): number => Math.min(planLimit, model?.reference_images_max ?? planLimit)

function blockingUpload({ references }: Draft): GenerateBlocker | null {
  const uploading = references.filter(({ status }) => status === 'uploading')
  if (uploading.length > 0) {
    return {
      reason: uploading.some(({ role }) => isVideoRole(role)) ? 'uploading_video' : 'uploading',
    }
  }
  return references.some((item) => item.status === 'failed') ? { reason: 'upload_failed' } : null
}

function blockingModel({ model, workflow }: GenerateFacts): GenerateBlocker | null {
  if (!model) return { reason: 'model_missing' }
  if (model.status === 'retired') return { reason: 'model_retired', model }
  const isUsable = model.status === 'active' && model.workflow_types.includes(workflow)
  return isUsable ? null : { reason: 'model_unavailable', model }
}

function missingInput({
  workflow,
  draft,
  model,
  imagesOfPlan,
}: GenerateFacts): GenerateBlocker | null {
  const inputs = WORKFLOWS[workflow]
  const lacks = (role: ReferenceRole) => referencesOf(draft, role).length === 0
  if (inputs.video && lacks('video')) return { reason: 'video_missing' }
  if (inputs.frames && lacks('start_frame')) return { reason: 'start_frame_missing' }
  if (inputs.frames && lacks('end_frame')) return { reason: 'end_frame_missing' }
  if (inputs.images && lacks('image')) return { reason: 'image_missing' }
  const limit = referenceImageLimit(model, imagesOfPlan)
  const isTakingImages = inputs.images || inputs.extraImages
  if (isTakingImages && referencesOf(draft, 'image').length > limit) {
    return { reason: 'too_many_images', limit }
  }
  const needsWords = inputs.promptRequired && draft.prompt.trim() === ''
  if (needsWords) return { reason: 'prompt_missing' }
  const slot = firstSlot(draft.prompt)
  return slot ? { reason: 'slot_unfilled', slot: draft.prompt.slice(...slot) } : null
}

function missingCredits({ credits, balance }: GenerateFacts): GenerateBlocker | null {
  if (credits === null || balance === null || credits <= balance) return null
  return { reason: 'insufficient_credits', missing: credits - balance }
}
