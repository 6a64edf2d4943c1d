import { isWithin, type Lifetime } from '../lifetime.ts'
import type { Samples } from '../picture/layout.ts'

/** A stretch of frames held in memory, so that a frame can look at earlier and later ones. */
export interface Window {
  /** Number of the first frame held. */
  first: number
  frames: readonly Samples[]
}

/** Repairs one patch, frame by frame. */
export interface PatchRestorer {
  /** Examines a stretch; all restorers do so before the first of them learns from it. */
  look?(window: Window): Promise<void>
  /** Learns what it needs from a stretch before the frames are repaired. */
  open?(window: Window, from: number, to: number): Promise<void>
  /** Learns from what all restorers know together. */
  learn?(): void
  /** Frames needed on both sides of the one being repaired. */
  reach: number
  /** Writes the background of the mark in frame `index` into `out`; returns whether much of it is a guess. */
  restore(window: Window, index: number, out: Samples): boolean
}

/** Leaves frames outside a lifetime unchanged. */
export const during = (lifetime: Lifetime, restorer: PatchRestorer): PatchRestorer => ({
  ...restorer,
  restore(window, index, out) {
    return isWithin(index, lifetime) && restorer.restore(window, index, out)
  },
})
