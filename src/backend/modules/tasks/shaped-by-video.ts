import { AppError } from '../../../contract/app-error.ts'
import type { Reference } from '../../../contract/endpoints/tasks.ts'
import { keepsLength, WORKFLOWS, type WorkflowType } from '../../../contract/generation.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import { SUBTITLED_SECONDS_MAX, TRANSCRIBED_SECONDS_MAX } from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, findFile, findSeenFile } from '../files/index.ts'
import { fileOfReadyUpload, type UploadPurpose } from '../uploads/index.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * Gives the request the length and shape of its video, read from the stored file: the browser must
 * not decide what is charged.
 * @throws AppError('upload_missing' | 'upload_unfinished' | 'unsupported_media' |
 *   'subtitled_video_too_long' | 'heard_video_too_long' | 'no_speech_heard')
 */
export async function shapedByVideo(
  context: CallContext<'user'>,
  request: TaskRequest,
): Promise<TaskRequest> {
  const { video, workflow_type } = request
  const { person } = WORKFLOWS[workflow_type]
  if (!keepsLength(workflow_type) || person || !video) return request
  const file = await fileOfReference(context, video, 'video')
  if (!file) throw new AppError('upload_missing', { field: 'video' })
  if (file.kind !== 'video' || !file.durationSeconds)
    throw new AppError('unsupported_media', { field: 'video', expected: 'video' })
  requireBearable(file, workflow_type)
  return {
    ...request,
    duration: Math.max(1, Math.ceil(file.durationSeconds)),
    aspect_ratio: nearestRatio(file),
    resolution: WORKFLOWS[workflow_type].heard ? undefined : '1080p',
  }
}

/** @throws AppError('subtitled_video_too_long' | 'heard_video_too_long' | 'no_speech_heard') */
function requireBearable(
  { durationSeconds, hasAudio }: Pick<FileRow, 'durationSeconds' | 'hasAudio'>,
  type: WorkflowType,
): void {
  const seconds = durationSeconds ?? 0
  if (!WORKFLOWS[type].heard) {
    if (seconds > SUBTITLED_SECONDS_MAX) throw new AppError('subtitled_video_too_long')
    return
  }
  if (seconds > TRANSCRIBED_SECONDS_MAX) throw new AppError('heard_video_too_long')
  if (!hasAudio) throw new AppError('no_speech_heard')
}

/**
 * The stored file behind a reference, before a task takes it.
 * @throws AppError('upload_missing' | 'upload_unfinished')
 */
export async function fileOfReference(
  { db, actor }: CallContext<'user'>,
  reference: Reference,
  field: string,
  purposes?: readonly UploadPurpose[],
): Promise<FileRow | null> {
  if ('url' in reference) throw new AppError('invalid_input', { field, rule: 'not_offered' })
  if ('output_id' in reference) return await findSeenFile(db, reference.output_id, actor)
  const owner = { userId: actor.userId }
  const wanted = { uploadId: reference.upload_id, owner, ...(purposes && { purposes }) }
  return await findFile(db, await fileOfReadyUpload(db, wanted))
}
