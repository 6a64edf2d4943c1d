import { isWithin, type Lifetime } from '../lifetime.ts'
import type { Samples } from '../picture/layout.ts'

/** A stretch of frames held in memory, so that a frame can look at those before and after it. */
export interface Window {
  /** Number of the first frame held. */
  first: number
  frames: readonly Samples[]
}

/** Repairs one patch, frame by frame. */
export interface PatchRestorer {
  /** Looks at a stretch; all restorers do before the first of them learns from it. */
  look?(window: Window): Promise<void>
  /** Learns what it needs of a stretch before its frames are repaired. */
  open?(window: Window, from: number, to: number): Promise<void>
  /** Learns what all of them together know. */
  learn?(): void
  /** Frames it wants to see on both sides of the one it repairs. */
  reach: number
  /** Writes the background of the mark of frame `index` into `out`; returns whether much of it is a guess. */
  restore(window: Window, index: number, out: Samples): boolean
}

/** Leaves the frames outside of a lifetime as they are. */
export const during = (lifetime: Lifetime, restorer: PatchRestorer): PatchRestorer => ({
  ...restorer,
  restore(window, index, out) {
    return isWithin(index, lifetime) && restorer.restore(window, index, out)
  },
})
