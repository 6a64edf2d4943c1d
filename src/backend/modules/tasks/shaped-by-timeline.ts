import { AppError } from '../../../contract/app-error.ts'
import { layOut, secondsOf } from '../../../contract/timeline-layout.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, findSeenFile } from '../files/index.ts'
import type { TaskRequest } from './task-request.ts'

/** A player and a probe may disagree by less than a frame. */
const TOLERANCE_MS = 50

/**
 * Gives the request its timeline's ratio and length, after checking that every source exists.
 * @throws AppError('upload_missing' | 'unsupported_media'), or 'invalid_input' for a cut beyond the end
 *   of its source
 */
export async function shapedByTimeline(
  context: CallContext<'user'>,
  request: TaskRequest,
): Promise<TaskRequest> {
  const { timeline } = request
  if (!timeline) return request
  const { clips, end_card, tracks, ratio } = timeline
  for (const [at, { file_id, to_ms, still }] of clips.entries()) {
    const field = `timeline.clips.${at}`
    if (still) {
      await fileOf(context, file_id, { field, expected: 'image' })
      continue
    }
    const { durationSeconds } = await fileOf(context, file_id, { field, expected: 'video' })
    // If the length is unknown, the last frame is held.
    const max = Math.round((durationSeconds ?? Number.POSITIVE_INFINITY) * 1000)
    if (to_ms > max + TOLERANCE_MS)
      throw new AppError('invalid_input', { field: `${field}.to_ms`, rule: 'too_big', max })
  }
  if (end_card)
    await fileOf(context, end_card.file_id, { field: 'timeline.end_card', expected: 'image' })
  for (const [at, { file_id }] of tracks.entries())
    await fileOf(context, file_id, { field: `timeline.tracks.${at}`, expected: 'audio' })
  return {
    ...request,
    duration: Math.max(1, Math.ceil(secondsOf(layOut(timeline).frames))),
    aspect_ratio: ratio,
    placement: undefined,
  }
}

async function fileOf(
  { db, actor }: CallContext<'user'>,
  fileId: string,
  { field, expected }: { field: string; expected: 'image' | 'video' | 'audio' },
): Promise<FileRow> {
  const file = await findSeenFile(db, fileId, actor)
  if (!file) throw new AppError('upload_missing', { field })
  // The sound of a video will do.
  const isIt = expected === 'audio' ? file.hasAudio : file.kind === expected
  if (!isIt) throw new AppError('unsupported_media', { field, expected })
  return file
}
