import type { Track } from '../motion/track.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** One place where marks may come and go, through a stretch of frames. */
export interface Scene {
  track: Track
  luma: (index: number) => Plane
  regionMask: Mask
  /** What is beside the room, to tell what the picture does from what a mark does. */
  surround: Mask
}

export const firstOf = ({ track }: Scene): number => track.first

/** The frame after the last. */
export const endOf = ({ track }: Scene): number => track.first + track.steps.length
