import type { VideoSource } from './source.ts'

/** A key frame may come slightly before the time its container states. */
const EARLIER_SECONDS = 1
/** Enough to land before a key frame's packet, whatever is stored in between. */
const BEFORE_KEY_SECONDS = 0.5
/** Less than half a frame at any rate, but more than a clock's rounding error. */
const TOLERANCE_SECONDS = 0.0005

/** Input arguments that keep the file's clock and, for a later start, seek close to it. */
export function clockArguments(source: VideoSource, fromSeconds?: number): string[] {
  const clock = ['-noautorotate', '-copyts']
  if (fromSeconds === undefined) return clock
  const jump = jumpTo(source, fromSeconds - EARLIER_SECONDS)
  if (jump <= source.startSeconds) return clock
  return [...clock, '-noaccurate_seek', '-ss', (jump - source.startSeconds).toFixed(6)]
}

function jumpTo({ keyTimes }: VideoSource, latest: number): number {
  if (!keyTimes) return latest
  const key = keyTimes.findLast((time) => time <= latest)
  return key === undefined ? Number.NEGATIVE_INFINITY : key - BEFORE_KEY_SECONDS
}

/** Filter that drops the surplus frames after a seek: exact, whatever times the container states. */
export function fromFilter(fromSeconds?: number): string {
  if (fromSeconds === undefined) return 'null'
  return `select=gte(t\\,${(fromSeconds - TOLERANCE_SECONDS).toFixed(6)})`
}
