import type { ModelView } from '@/contract/endpoints/models'
import type { CreateTaskRequest, Reference } from '@/contract/endpoints/tasks'
import { WORKFLOWS, type WorkflowType } from '@/contract/generation'
import { modelCan, wordsCan } from '../model/model-can'
import { type Draft, type ReferenceRole, referencesOf, VIDEO_ROLES } from './draft'

/**
 * The request that starts a generation. It names the model even when `auto` chose it, so that the server
 * holds the credits shown on the button.
 */
export function taskRequest(
  workflow: WorkflowType,
  draft: Draft,
  model: ModelView,
): Omit<CreateTaskRequest, 'idempotency_key'> {
  const { settings } = draft
  const type = WORKFLOWS[workflow]
  const videos = type.video ? VIDEO_ROLES.flatMap((role) => sourcesOf(draft, role)) : []
  return {
    workflow_type: workflow,
    model: model.id,
    prompt: draft.prompt.trim(),
    aspect_ratio: settings.aspectRatio,
    resolution: settings.resolution,
    duration: type.hasDuration ? settings.durationSeconds : undefined,
    generate_audio: type.hasAudio && settings.generateAudio,
    watermark: settings.watermark,
    count: settings.count,
    seed: settings.seed ?? undefined,
    placement: settings.placement?.id,
    // A setting without effect would be misleading.
    use_brand: settings.useBrand && wordsCan(model, 'brand', settings),
    exact_words: modelCan(model, 'words') ? settings.exactWords : undefined,
    ...keptOf(draft, model),
    images: type.images || type.extraImages ? sourcesOf(draft, 'image') : [],
    start_frame: type.frames ? sourcesOf(draft, 'start_frame')[0] : undefined,
    end_frame: type.frames ? sourcesOf(draft, 'end_frame')[0] : undefined,
    video: videos[0],
    more_videos: videos.slice(1),
  }
}

/** Only the built-in engine keeps looks and sets words over a picture. */
function keptOf(
  { like }: Draft,
  model: ModelView,
): Pick<CreateTaskRequest, 'like' | 'over' | 'count'> {
  if (!like || !modelCan(model, 'look')) return {}
  return like.keeps === 'picture' ? { over: like.outputId, count: 1 } : { like: like.outputId }
}

const sourcesOf = (draft: Draft, role: ReferenceRole): Reference[] =>
  referencesOf(draft, role).flatMap((item) => (item.source ? [item.source] : []))
