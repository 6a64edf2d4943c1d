import { type CutOffFacts, cutOffOf } from './cut-off.ts'

const LONGEST_FRAME_SECONDS = 60

/**
 * Duration of the last frame: the rest of the source's declared length, or else its usual time. In a truncated file the
 * last frame is last only by accident, and must not stand in for everything missing.
 */
export function lastFrameSeconds(source: CutOffFacts, times: Float64Array): number {
  const { endSeconds, fps } = source
  if (cutOffOf(source, times)) return 1 / fps
  const left = (endSeconds ?? 0) - (times.at(-1) ?? 0)
  return left > 0 && left < LONGEST_FRAME_SECONDS ? left : 1 / fps
}
