import type { Picture } from '../mark/contrast.ts'
import type { Matte } from '../mark/matte.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import { readPlane, writePixels } from '../picture/plane.ts'
import type { PatchRestorer, Window } from '../restore/restorer.ts'
import { unblend } from '../restore/still-mark.ts'
import { isOverlay } from './is-overlay.ts'
import { findLattice } from './lattice.ts'
import { meanDetail } from './mean-detail.ts'
import { isEmpty, tileMatte } from './tile-matte.ts'
import { cellMap, inverseVariance, tileShape } from './tile-shape.ts'

const PLANES = [0, 1, 2] as const
/** With dozens of copies in each, this many moments are enough. */
const MOMENTS = 10

/** Clipped this low, a picture's texture counts no more than a faint mark. */
export const FAINT = 4
const STRONG = 14

/** Learns a mark repeated over the whole picture; null if nothing repeats, or only the picture's own pattern. */
export function findTiledMatte(samples: readonly Picture[]): Matte | null {
  const lumas = samples.map(([luma]) => luma)
  const faint = meanDetail(lumas, FAINT)
  const lattice = findLattice(faint)
  if (!lattice) return null
  // A brick wall repeats itself, too; at some moment, a mark is bound to be over varying backgrounds.
  const looks = [0, lumas.length >> 1, lumas.length - 1].map((n) => lumas[n]!)
  if (!looks.some((luma) => isOverlay(faint, luma, lattice))) return null
  const detail = meanDetail(lumas, STRONG)
  const cells = cellMap(lattice, detail.width, detail.height)
  const weights = inverseVariance(detail)
  const shape = tileShape(detail, lattice, weights)
  if (isEmpty(shape)) return null
  const step = Math.max(1, Math.floor(samples.length / MOMENTS))
  return tileMatte(
    samples.filter((_, index) => index % step === 0),
    shape,
    cells,
    lattice,
    weights,
  )
}

/** Un-blends a repeated mark: enough light passes through everywhere, so nothing else is needed. */
export function tiledRestorer(view: PatchView, scale: number, matte: Matte): PatchRestorer {
  return {
    reach: 0,
    restore(window: Window, index: number, out: Samples) {
      const seen = window.frames[index - window.first]!
      for (const plane of PLANES) {
        const picture = readPlane(seen, view.planes[plane], scale)
        const { indices } = matte.planes[plane]
        const { values } = unblend(picture, matte.planes[plane])
        for (let k = 0; k < indices.length; k++) picture.data[indices[k]!] = values[k]!
        writePixels(out, view.planes[plane], picture, indices, scale)
      }
      return false
    },
  }
}
