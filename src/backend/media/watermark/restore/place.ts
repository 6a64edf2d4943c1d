import type { Region } from '../geometry.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'

/** A place where a mark may stay, with pictures to learn it from in memory that threads share. */
export interface Place {
  samples: readonly Samples[]
  view: PatchView
  scale: number
  region: Region
  /** The patch's pixels inside the region. */
  regionMask: Mask
  /** The strokes of the mark, if already known. */
  shape?: Mask | undefined
}

/** Whether the whole place is replaced, whatever the mark's material. */
export const isReplaced = ({ region }: Pick<Place, 'region'>): boolean =>
  region.method === 'replace'
