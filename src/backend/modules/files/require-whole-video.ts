import { AppError } from '../../../contract/app-error.ts'
import { measureDuration } from '../../media/frames.ts'
import type { MediaProbe } from '../../media/probe.ts'

/** Containers whose header says how long the content is; others estimate, and may be wrong. */
const DECLARING = ['mp4', 'mov', '3gp', 'mkv', 'webm', 'avi']

/**
 * A video can begin with a perfect index and end in the middle: only walking through shows it.
 * @throws AppError('media_unreadable')
 */
export async function requireWholeVideo(
  file: string,
  { kind, container, durationSeconds }: Pick<MediaProbe, 'kind' | 'container' | 'durationSeconds'>,
  signal?: AbortSignal,
): Promise<void> {
  if (kind !== 'video' || !DECLARING.includes(container)) return
  // Tracks of one file may end a little apart.
  const tolerance = Math.max(0.75, durationSeconds * 0.1)
  if ((await measureDuration(file, signal)) < durationSeconds - tolerance) {
    throw new AppError('media_unreadable', { reason: 'truncated' })
  }
}
