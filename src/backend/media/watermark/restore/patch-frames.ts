import { type MotionFrame, motionFrame } from '../motion/motion-frame.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'
import { type Plane, readPlane } from '../picture/plane.ts'
import { lruCache } from './lru-cache.ts'
import type { Window } from './restorer.ts'

const MOTION_FRAMES = 16
const LUMA_FRAMES = 12

/** A patch, and the factor that brings its samples to the eight-bit scale. */
export interface ScaledView {
  view: PatchView
  scale: number
}

export const samplesAt = ({ first, frames }: Window, index: number): Samples =>
  frames[index - first]!

/** Frames prepared for measuring motion on visible pixels; keeps the last few. */
export const motionFrames = (
  { view, scale }: ScaledView,
  window: Window,
  hiddenAt: (index: number) => Mask | null,
): ((index: number) => MotionFrame) =>
  lruCache<MotionFrame>(MOTION_FRAMES, (index, spare) =>
    motionFrame(
      readPlane(samplesAt(window, index), view.planes[0], scale, spare?.pyramid[0]),
      hiddenAt(index),
      spare?.pyramid,
    ),
  )

/** The luma of frames; keeps the last few. */
export const lumaFrames = (
  { view, scale }: ScaledView,
  window: Window,
): ((index: number) => Plane) =>
  lruCache<Plane>(LUMA_FRAMES, (index, spare) =>
    readPlane(samplesAt(window, index), view.planes[0], scale, spare),
  )
