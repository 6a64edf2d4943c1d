import { mapTriple } from '../../triple.ts'
import type { Rect } from '../geometry.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { staticEnergies } from '../switches/static-edges.ts'
import type { Picture } from './contrast.ts'

/** How far beyond a side its cut-off part is searched, and how much farther the picture is examined for comparison. */
const REACH = 9
const FARTHER = 14
/** A side is examined in pieces, since it may cut off just a sliver of a disc. */
const PIECE = 12
/** How many times stronger than any edges farther out a cut-off mark's edges are, and their minimum strength. */
const [STANDS_OUT, LEAST] = [3, 60]
/** An encoder smears an edge this far. */
const SMEAR = 2

/** One side of a rectangle: `at` returns the pixel at a position along it and a distance beyond it. */
interface Side {
  length: number
  at: (along: number, beyond: number) => { x: number; y: number }
}

/**
 * The rectangle extended by what it cuts off a mark: edges that stand right beyond a side but not farther out. A still
 * picture has standing edges everywhere, so the rectangle stays as drawn.
 */
export function wholeExtent(pictures: readonly Picture[], rect: Rect): Rect {
  if (pictures.length === 0) return rect
  const energies = standingEdges(pictures)
  const { x, y, w, h } = rect
  // A slope is stored at the first of its two pixels: to the left and above, that is one pixel farther out.
  const left = cutOff(energies, { length: h, at: (k, far) => ({ x: x - 2 - far, y: y + k }) })
  const top = cutOff(energies, { length: w, at: (k, far) => ({ x: x + k, y: y - 2 - far }) })
  const right = cutOff(energies, { length: h, at: (k, far) => ({ x: x + w + far, y: y + k }) })
  const bottom = cutOff(energies, { length: w, at: (k, far) => ({ x: x + k, y: y + h + far }) })
  return { x: x - left, y: y - top, w: w + left + right, h: h + top + bottom }
}

/** Edges of luma, and of chroma, which may be all that distinguishes a mark from the picture. */
function standingEdges(pictures: readonly Picture[]): Plane {
  const [luma, blue, red] = mapTriple(pictures[0]!, (_, n) =>
    staticEnergies(pictures.map((picture) => picture[n])),
  )
  const [{ width, height }, small] = pictures[0]!
  const edges = createPlane(width, height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const half = (y >> 1) * small.width + (x >> 1)
      edges.data[at] = Math.max(luma[at] ?? 0, blue[half] ?? 0, red[half] ?? 0)
    }
  return edges
}

/** How many pixels a mark extends beyond a side. */
function cutOff(energies: Plane, side: Side): number {
  const strongest = (beyond: number) => strongestPiece(energies, side, beyond)
  const [reach, farther] = [range(0, REACH), range(REACH + 1, REACH + FARTHER)]
  const limit = Math.max(LEAST, STANDS_OUT * Math.max(...farther.map(strongest)))
  const last = reach.findLast((beyond) => strongest(beyond) >= limit)
  return last === undefined ? 0 : last + 1 + SMEAR
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, n) => from + n)

/** The strongest mean standing edge of any piece of a line parallel to a side. */
function strongestPiece({ width, height, data }: Plane, { length, at }: Side, beyond: number) {
  let most = 0
  for (let from = 0; from < length; from += PIECE / 2) {
    let sum = 0
    for (let k = from; k < Math.min(length, from + PIECE); k++) {
      const { x, y } = at(k, beyond)
      if (x >= 0 && y >= 0 && x < width && y < height) sum += data[y * width + x] ?? 0
    }
    most = Math.max(most, sum / PIECE)
  }
  return most
}
