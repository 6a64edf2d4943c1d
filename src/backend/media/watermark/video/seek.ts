import type { VideoSource } from './source.ts'

/** A key frame may be a little before the time a container gives it. */
const EARLIER_SECONDS = 1
/** Enough to land before the packet of a key frame, whatever is stored between. */
const BEFORE_KEY_SECONDS = 0.5
/** Less than half a frame at any rate, more than a rounded clock can be wrong. */
const TOLERANCE_SECONDS = 0.0005

/** Input arguments that keep the file's clock and, for a later start, jump near it. */
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

/** Filter that drops what the jump brought too much: exact, whatever times the container gives. */
export function fromFilter(fromSeconds?: number): string {
  if (fromSeconds === undefined) return 'null'
  return `select=gte(t\\,${(fromSeconds - TOLERANCE_SECONDS).toFixed(6)})`
}
