import type { VideoSource } from './source.ts'

/** A key frame may stand a little before the time a container gives it. */
const EARLIER_SECONDS = 1
/** Less than half a frame at any rate, more than a rounded clock can be wrong. */
const TOLERANCE_SECONDS = 0.0005

/** Input arguments that keep the file's clock and, for a later start, jump near it. */
export function clockArguments({ startSeconds }: VideoSource, fromSeconds?: number): string[] {
  const clock = ['-noautorotate', '-copyts']
  if (fromSeconds === undefined) return clock
  const jump = Math.max(0, fromSeconds - startSeconds - EARLIER_SECONDS)
  return [...clock, '-noaccurate_seek', '-ss', jump.toFixed(6)]
}

/** Filter that drops what the jump brought too much: exact, whatever the container says. */
export function fromFilter(fromSeconds?: number): string {
  if (fromSeconds === undefined) return 'null'
  return `select=gte(t\\,${(fromSeconds - TOLERANCE_SECONDS).toFixed(6)})`
}
