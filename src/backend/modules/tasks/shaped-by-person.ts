import { AppError } from '../../../contract/app-error.ts'
import type { PersonToSpeak } from '../../../contract/endpoints/people.ts'
import type { Reference } from '../../../contract/endpoints/tasks.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import { SPEAKING_SECONDS_MAX, speakingSeconds } from '../../../contract/people.ts'
import type { CallContext } from '../../context.ts'
import type { FileRow } from '../files/index.ts'
import { fileOfReference } from './shaped-by-video.ts'
import { VOICES } from './take-references.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * A request that makes a person speak, with length and shape by what the stored files say of themselves. Without a
 * consent that names the person nothing else is looked at.
 * @throws AppError('consent_missing' | 'speaking_too_long' | 'upload_missing' | 'upload_unfinished' | 'unsupported_media')
 */
export async function shapedByPerson(
  context: CallContext<'user'>,
  request: TaskRequest,
): Promise<TaskRequest> {
  const { person, workflow_type, video, images } = request
  if (!person || (workflow_type !== 'lip_sync' && workflow_type !== 'digital_person'))
    return request
  requireConsent(person)
  const voice = await fileOf(context, person.voice, 'person.voice')
  if (!voice.hasAudio || !voice.durationSeconds)
    throw new AppError('unsupported_media', { field: 'person.voice', expected: 'audio' })
  const [field, seen, kind] =
    workflow_type === 'lip_sync'
      ? (['video', video, 'video'] as const)
      : (['images.0', images[0], 'image'] as const)
  // What is missing is told with everything else that is.
  if (!seen) return request
  const shown = await fileOf(context, seen, field, kind)
  const seconds = speakingSeconds(voice.durationSeconds, shown.durationSeconds ?? undefined)
  const max = SPEAKING_SECONDS_MAX[workflow_type]
  if (seconds > max) throw new AppError('speaking_too_long', { max })
  return { ...request, duration: seconds, aspect_ratio: nearestRatio(shown), placement: undefined }
}

/** @throws AppError('consent_missing') */
function requireConsent({ consent }: PersonToSpeak): void {
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
