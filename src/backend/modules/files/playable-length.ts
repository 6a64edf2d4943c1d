import { AppError } from '../../../contract/app-error.ts'
import { hasAllFrames, measureDuration } from '../../media/frames.ts'
import type { MediaProbe } from '../../media/probe.ts'

/** Containers whose header states the length of the content; others estimate it and may be wrong. */
const DECLARING = ['mp4', 'mov', '3gp', 'mkv', 'webm', 'avi']

/** Playable seconds of a video; `promisedSeconds` is the claimed length if it's truncated. */
export interface PlayableLength {
  durationSeconds: number
  promisedSeconds: number | null
}

/**
 * Measures how long a video plays. Its index can be perfect and its content truncated: only reading it
 * through shows it.
 * @param enough the least playable seconds a truncated video needs; without it, truncated videos are refused
 * @throws AppError('media_unreadable')
 */
export async function playableLength(
  file: string,
  { kind, container, durationSeconds }: Pick<MediaProbe, 'kind' | 'container' | 'durationSeconds'>,
  { enough = Infinity, signal }: { enough?: number; signal?: AbortSignal | undefined },
): Promise<PlayableLength> {
  const whole = { durationSeconds, promisedSeconds: null }
  if (kind !== 'video' || !DECLARING.includes(container)) return whole
  // Tracks of one file may end slightly apart.
  const tolerance = Math.max(0.75, durationSeconds * 0.1)
  const read = await measureDuration(file, signal)
  if (read >= durationSeconds - tolerance) return whole
  // In a complete video, the last frame may stay on screen for long.
  if (await hasAllFrames(file, signal)) return whole
  if (read < enough) throw new AppError('media_unreadable', { reason: 'truncated' })
  return { durationSeconds: read, promisedSeconds: durationSeconds }
}
