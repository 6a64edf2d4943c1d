import type { VideoSource } from './source.ts'

const LONGEST_FRAME_SECONDS = 60

/** How long the last frame stays: what is left of the length the source declares, or its usual time. */
export function lastFrameSeconds(
  { endSeconds, fps }: Pick<VideoSource, 'endSeconds' | 'fps'>,
  times: Float64Array,
): number {
  const left = (endSeconds ?? 0) - (times.at(-1) ?? 0)
  return left > 0 && left < LONGEST_FRAME_SECONDS ? left : 1 / fps
}
