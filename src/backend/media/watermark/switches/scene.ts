import type { Track } from '../motion/track.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** A place where marks may come and go, through a stretch of frames. */
export interface Scene {
  track: Track
  luma: (index: number) => Plane
  regionMask: Mask
  /** The surround of the region, which shows what the picture does without a mark. */
  surround: Mask
}

export const firstOf = ({ track }: Scene): number => track.first

/** The frame after the last. */
export const endOf = ({ track }: Scene): number => track.first + track.steps.length
