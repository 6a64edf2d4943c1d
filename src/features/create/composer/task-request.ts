import type { CreateTaskRequest, Reference } from '@/contract/endpoints/tasks'
import { isVideoWorkflow, type WorkflowType } from '@/contract/generation'
import { WORKFLOW_INPUTS } from '@/contract/workflow-inputs'
import { type Draft, type ReferenceRole, referencesOf, VIDEO_ROLES } from './draft'

/**
 * What is sent to start a generation. The model is named even when it was found by `auto`, so that
 * the credits on the button are the credits the server holds.
 */
export function taskRequest(
  workflow: WorkflowType,
  draft: Draft,
  modelId: string,
): Omit<CreateTaskRequest, 'idempotency_key'> {
  const { settings } = draft
  const inputs = WORKFLOW_INPUTS[workflow]
  const isVideo = isVideoWorkflow(workflow)
  const videos = inputs.video ? VIDEO_ROLES.flatMap((role) => sourcesOf(draft, role)) : []
  return {
    workflow_type: workflow,
    model: modelId,
    prompt: draft.prompt.trim(),
    aspect_ratio: settings.aspectRatio,
    resolution: settings.resolution,
    duration: isVideo ? settings.durationSeconds : undefined,
    generate_audio: isVideo && settings.generateAudio,
    watermark: settings.watermark,
    count: settings.count,
    seed: settings.seed ?? undefined,
    placement: settings.placement?.id,
    use_brand: settings.useBrand,
    images: inputs.images || inputs.extraImages ? sourcesOf(draft, 'image') : [],
    start_frame: inputs.frames ? sourcesOf(draft, 'start_frame')[0] : undefined,
    end_frame: inputs.frames ? sourcesOf(draft, 'end_frame')[0] : undefined,
    video: videos[0],
    more_videos: videos.slice(1),
  }
}

const sourcesOf = (draft: Draft, role: ReferenceRole): Reference[] =>
  referencesOf(draft, role).flatMap((item) => (item.source ? [item.source] : []))
