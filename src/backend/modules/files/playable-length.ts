import { AppError } from '../../../contract/app-error.ts'
import { hasAllFrames, measureDuration } from '../../media/frames.ts'
import type { MediaProbe } from '../../media/probe.ts'

/** Containers whose header says how long the content is; others estimate, and may be wrong. */
const DECLARING = ['mp4', 'mov', '3gp', 'mkv', 'webm', 'avi']

/** Seconds of a video that can be played; what it promises is told where it breaks off before. */
export interface PlayableLength {
  durationSeconds: number
  promisedSeconds: number | null
}

/**
 * A video can begin with a perfect index and end in the middle: only walking through shows it.
 * @param enough seconds that are worth having of a video that breaks off; without it, such a one is refused
 * @throws AppError('media_unreadable')
 */
export async function playableLength(
  file: string,
  { kind, container, durationSeconds }: Pick<MediaProbe, 'kind' | 'container' | 'durationSeconds'>,
  { enough = Infinity, signal }: { enough?: number; signal?: AbortSignal | undefined },
): Promise<PlayableLength> {
  const whole = { durationSeconds, promisedSeconds: null }
  if (kind !== 'video' || !DECLARING.includes(container)) return whole
  // Tracks of one file may end a little apart.
  const tolerance = Math.max(0.75, durationSeconds * 0.1)
  const read = await measureDuration(file, signal)
  if (read >= durationSeconds - tolerance) return whole
  // The last picture of a whole one may stay for long.
  if (await hasAllFrames(file, signal)) return whole
  if (read < enough) throw new AppError('media_unreadable', { reason: 'truncated' })
  return { durationSeconds: read, promisedSeconds: durationSeconds }
}
