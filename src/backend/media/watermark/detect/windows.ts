import type { Size } from '../geometry.ts'
import type { VideoSource } from '../video/source.ts'

/** Seconds looked at in one go; every frame of them is held in memory, small and grey. */
const WINDOW_SECONDS = 6
/** Longer videos are looked at here and there: what is found costs the same however long they are. */
const MOST_WINDOWS = 8
/** Shorter side of the picture as it is looked at; strokes of a mark are still wider than a pixel. */
const SHORT_SIDE = 432
const MOST_FPS = 31

/** A stretch of the video that is looked at frame by frame. */
export interface Window {
  fromSeconds: number
  seconds: number
}

/** Windows spread evenly over a video; a short one is seen whole. */
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

/** Size at which a picture is looked at. */
export function smallSize({ width, height }: Size): Size {
  const share = Math.min(1, SHORT_SIDE / Math.min(width, height))
  const even = (length: number) => Math.max(2, 2 * Math.round((length * share) / 2))
  return { width: even(width), height: even(height) }
}

/** Every nth frame is looked at: fast videos show nothing new in between. */
export const frameStep = ({ fps }: VideoSource): number => Math.max(1, Math.ceil(fps / MOST_FPS))
