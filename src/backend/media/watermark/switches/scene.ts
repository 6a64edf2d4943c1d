import type { Track } from '../motion/track.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** One place where marks may come and go, through a stretch of frames. */
export interface Scene {
  track: Track
  luma: (index: number) => Plane
  regionMask: Mask
  /** The surroundings of the region, which show what the picture does without a mark. */
  surround: Mask
}

export const firstOf = ({ track }: Scene): number => track.first

/** The frame after the last. */
export const endOf = ({ track }: Scene): number => track.first + track.steps.length
