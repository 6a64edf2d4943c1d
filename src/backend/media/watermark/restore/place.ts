import type { Region } from '../geometry.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'

/** Where a mark may stay, and pictures to learn it from, in memory that threads share. */
export interface Place {
  samples: readonly Samples[]
  view: PatchView
  scale: number
  region: Region
  /** The pixels of the patch that are in the region. */
  regionMask: Mask
  /** The strokes of the mark that stays there, where they are known already. */
  shape?: Mask | undefined
}

/** Whether all of a place is replaced, whatever the mark in it is made of. */
export const isReplaced = ({ region }: Pick<Place, 'region'>): boolean =>
  region.method === 'replace'
