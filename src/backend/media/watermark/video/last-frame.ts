import { type CutOffFacts, cutOffOf } from './cut-off.ts'

const LONGEST_FRAME_SECONDS = 60

/**
 * How long the last frame stays: what is left of the length the source declares, or its usual time. Of a
 * file that breaks off it is the last by accident, and must not stand for all that is missing.
 */
export function lastFrameSeconds(source: CutOffFacts, times: Float64Array): number {
  const { endSeconds, fps } = source
  if (cutOffOf(source, times)) return 1 / fps
  const left = (endSeconds ?? 0) - (times.at(-1) ?? 0)
  return left > 0 && left < LONGEST_FRAME_SECONDS ? left : 1 / fps
}
