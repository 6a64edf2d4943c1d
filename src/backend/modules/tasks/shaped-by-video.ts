import { AppError } from '../../../contract/app-error.ts'
import { keepsLength } from '../../../contract/generation.ts'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import { SUBTITLED_SECONDS_MAX } from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, findFile, findSeenFile } from '../files/index.ts'
import { fileOfReadyUpload } from '../uploads/index.ts'
import type { TaskRequest } from './task-request.ts'

/**
 * A request whose result keeps length and shape of its video, with what the stored file says of them:
 * what is paid for is no word of a browser.
 * @throws AppError('upload_missing' | 'upload_unfinished' | 'unsupported_media' | 'subtitled_video_too_long')
 */
export async function shapedByVideo(
  context: CallContext<'user'>,
  request: TaskRequest,
): Promise<TaskRequest> {
  const { video, workflow_type } = request
  if (!keepsLength(workflow_type) || !video) return request
  const file = await fileOf(context, video)
  if (!file) throw new AppError('upload_missing', { field: 'video' })
  if (file.kind !== 'video' || !file.durationSeconds)
    throw new AppError('unsupported_media', { field: 'video', expected: 'video' })
  if (file.durationSeconds > SUBTITLED_SECONDS_MAX) throw new AppError('subtitled_video_too_long')
  return {
    ...request,
    duration: Math.max(1, Math.ceil(file.durationSeconds)),
    aspect_ratio: nearestRatio(file),
    resolution: '1080p',
  }
}

async function fileOf(
  { db, actor }: CallContext<'user'>,
  video: NonNullable<TaskRequest['video']>,
): Promise<FileRow | null> {
  if ('url' in video) throw new AppError('invalid_input', { field: 'video', rule: 'not_offered' })
  if ('output_id' in video) return await findSeenFile(db, video.output_id, actor)
  const owner = { userId: actor.userId }
  return await findFile(db, await fileOfReadyUpload(db, { uploadId: video.upload_id, owner }))
}
