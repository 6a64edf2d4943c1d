import type { Size } from '../geometry.ts'
import type { VideoSource } from '../video/source.ts'

/** Seconds examined in one go; each of their frames is held in memory, small and gray. */
const WINDOW_SECONDS = 6
/** Longer videos are sampled: detection costs the same however long they are. */
const MOST_WINDOWS = 8
/** Shorter side of the examined picture; a mark's strokes are still wider than a pixel. */
const SHORT_SIDE = 432
const MOST_FPS = 31

/** A stretch of the video that is examined frame by frame. */
export interface Window {
  fromSeconds: number
  seconds: number
}

/** Windows spread evenly over a video; a short one is covered entirely. */
export function windowsOver({ durationSeconds, startSeconds }: VideoSource): Window[] {
  const seconds = Math.min(WINDOW_SECONDS, durationSeconds)
  if (durationSeconds < 2 * WINDOW_SECONDS) {
    return [{ fromSeconds: startSeconds, seconds: Math.max(1, durationSeconds + 1) }]
  }
  const count = Math.min(MOST_WINDOWS, Math.floor(durationSeconds / WINDOW_SECONDS))
  const step = (durationSeconds - seconds) / (count - 1)
  return Array.from({ length: count }, (_, index) => ({
    fromSeconds: startSeconds + index * step,
    seconds,
  }))
}

/** Size at which a picture is examined. */
export function smallSize({ width, height }: Size): Size {
  const share = Math.min(1, SHORT_SIDE / Math.min(width, height))
  const even = (length: number) => Math.max(2, 2 * Math.round((length * share) / 2))
  return { width: even(width), height: even(height) }
}

/** Only every nth frame is examined: fast videos show nothing new in between. */
export const frameStep = ({ fps }: VideoSource): number => Math.max(1, Math.ceil(fps / MOST_FPS))
