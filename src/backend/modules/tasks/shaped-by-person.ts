import { AppError } from '../../../contract/app-error.ts'
import type { PersonToSpeak } from '../../../contract/endpoints/people.ts'
import type { Reference } from '../../../contract/endpoints/tasks.ts'
import { type AspectRatio, WORKFLOWS } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import {
  FACE_VIDEO_SECONDS_MAX,
  SPEAKING_SECONDS_MAX,
  speakingSeconds,
} from '../../../contract/people.ts'
import type { CallContext } from '../../context.ts'
import type { FileRow } from '../files/index.ts'
import { requireMadeUp } from './made-up-person.ts'
import { fileOfReference } from './shaped-by-video.ts'
import { VOICES } from './take-references.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * Completes a request that manipulates a person's image, with length and shape from the stored files. Nothing
 * else is checked before a consent that names the person, or the statement that the person is invented.
 * @throws AppError('consent_missing' | 'speaking_too_long' | 'face_video_too_long' | 'upload_missing' |
 *   'upload_unfinished' | 'unsupported_media'), or 'invalid_input' for missing fields
 */
export async function shapedByPerson(
  context: CallContext<'user'>,
  request: TaskRequest,
): Promise<TaskRequest> {
  const { person, workflow_type } = request
  const needs = WORKFLOWS[workflow_type]
  if (!person || !needs.person) return request
  await requireStatement(context, request, person)
  const shaped = needs.voice ? shapedByVoice : shapedByFace
  return await shaped(context, request, person)
}

async function shapedByVoice(
  context: CallContext<'user'>,
  request: TaskRequest,
  { voice: reference }: PersonToSpeak,
): Promise<TaskRequest> {
  const { workflow_type, video, images } = request
  if (workflow_type !== 'lip_sync' && workflow_type !== 'digital_person') return request
  if (!reference) throw invalid('person.voice', 'required')
  const voice = await fileOf(context, reference, 'person.voice')
  if (!voice.hasAudio || !voice.durationSeconds)
    throw new AppError('unsupported_media', { field: 'person.voice', expected: 'audio' })
  const [field, seen, kind] =
    workflow_type === 'lip_sync'
      ? (['video', video, 'video'] as const)
      : (['images.0', images[0], 'image'] as const)
  // Missing inputs are reported later, together with all other faults.
  if (!seen) return request
  const shown = await fileOf(context, seen, field, kind)
  const seconds = speakingSeconds(voice.durationSeconds, shown.durationSeconds ?? undefined)
  const max = SPEAKING_SECONDS_MAX[workflow_type]
  if (seconds > max) throw new AppError('speaking_too_long', { max })
  return { ...request, duration: seconds, aspect_ratio: nearestRatio(shown), placement: undefined }
}

/** The face is the last image: the second next to a picture, the only one next to a video. */
async function shapedByFace(
  context: CallContext<'user'>,
  request: TaskRequest,
  { voice }: PersonToSpeak,
): Promise<TaskRequest> {
  const { workflow_type, video, images } = request
  if (voice) throw invalid('person.voice', 'not_used')
  const [first, face] = images
  if (workflow_type === 'face_change') {
    if (!first) return request
    if (!face) throw invalid('images.1', 'required')
    const shown = await fileOf(context, first, 'images.0', 'image')
    return { ...request, aspect_ratio: commonRatio(shown), placement: undefined }
  }
  if (!video) return request
  const shown = await fileOf(context, video, 'video', 'video')
  if (!shown.durationSeconds)
    throw new AppError('unsupported_media', { field: 'video', expected: 'video' })
  const duration = Math.max(1, Math.ceil(shown.durationSeconds))
  const max = FACE_VIDEO_SECONDS_MAX
  if (duration > max) throw new AppError('face_video_too_long', { max })
  return { ...request, duration, aspect_ratio: nearestRatio(shown), placement: undefined }
}

/** A ratio that image models support; 1.91:1 exists only on ad platforms. */
function commonRatio(shown: FileRow): AspectRatio {
  const ratio = nearestRatio(shown)
  return ratio === '1.91:1' ? '16:9' : ratio
}

const invalid = (field: string, rule: string) => new AppError('invalid_input', { field, rule })

/** @throws AppError('consent_missing'), or 'invalid_input' where an invented person is not allowed */
async function requireStatement(
  context: CallContext<'user'>,
  { workflow_type, images: [image] }: TaskRequest,
  { consent, is_made_up }: PersonToSpeak,
): Promise<void> {
  if (is_made_up) {
    if (workflow_type !== 'digital_person') throw invalid('person.is_made_up', 'not_used')
    if (consent) throw invalid('person.consent', 'not_used')
    // A missing image is reported later, together with all other faults.
    if (image) await requireMadeUp(context, image)
    return
  }
  if (!consent?.is_given || consent.person === '') throw new AppError('consent_missing')
}

async function fileOf(
  context: CallContext<'user'>,
  reference: Reference,
  field: string,
  expected?: MediaKind,
): Promise<FileRow> {
  const purposes = expected ? undefined : VOICES
  const file = await fileOfReference(context, reference, field, purposes)
  if (!file) throw new AppError('upload_missing', { field })
  if (expected && file.kind !== expected)
    throw new AppError('unsupported_media', { field, expected })
  return file
}
