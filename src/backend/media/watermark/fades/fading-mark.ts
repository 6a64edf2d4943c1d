import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type Edges, presence, selected } from '../switches/edges.ts'
import { changingEdges } from './changing-edges.ts'

/** A mark that is shown more at some moments than at others. */
export interface FadingMark {
  edges: Edges
  /** What its edges are worth where all of it is shown. */
  full: number
}

/** Share of the moments at full strength from which their level is taken. */
const FULLEST = 0.9
/** A mark that hardly changes does not fade. */
const LEAST_RANGE = 0.3
/** The opposite of a mark is never shown. */
const LOWEST = -0.15
/** Share of its region that a mark's edges fill at least, and how far they reach over it. */
const FILLED = 0.07
const SPANNED = 0.4
/** What moves reaches one part of the region after the other; a mark fades in all its parts alike. */
const PARTS = { across: 4, down: 2 }
const DISAGREEMENT = { mean: 0.11, most: 0.17 }

/** The light right beside the region is taken for the light behind a mark in it. */
const BESIDE = 12
/** A mark that never goes does not fade if the light behind it explains so much of how it is seen. */
const NEVER_GONE = 0.35
const EXPLAINED = 0.5

/** The mark that fades in a region, from moments spread over the video; null when none is sure to. */
export function fadingMark(lumas: readonly Plane[], regionMask: Mask): FadingMark | null {
  const edges = changingEdges(lumas, regionMask)
  if (!edges || edges.indices.length < FILLED * indicesOf(regionMask).length) return null
  if (!spans(edges, regionMask)) return null
  const shown = lumas.map((luma) => presence(edges, luma))
  const full = shown.toSorted((a, b) => a - b)[Math.floor(shown.length * FULLEST)]!
  const least = Math.min(...shown) / full
  if (!(full > 0) || least < LOWEST || least > 1 - LEAST_RANGE) return null
  if (least > NEVER_GONE && explained(shown, lightBeside(lumas, regionMask)) > EXPLAINED)
    return null
  const apart = parts(edges, regionMask.width).map(
    (part) => disagreement(part, lumas, shown) / full,
  )
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
  if (mean > DISAGREEMENT.mean || Math.max(...apart) > DISAGREEMENT.most) return null
  return { edges, full }
}

function lightBeside(lumas: readonly Plane[], regionMask: Mask): number[] {
  const near = dilated(regionMask, BESIDE).data
  const places = [...near.keys()].filter((at) => near[at] && !regionMask.data[at])
  return lumas.map(({ data }) => places.reduce((sum, at) => sum + data[at]!, 0) / places.length)
}

/** Which share of the variance of some values goes with that of others. */
function explained(values: readonly number[], others: readonly number[]): number {
  const mean = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value, 0) / list.length
  const [middle, middleOfOthers] = [mean(values), mean(others)]
  let [squares, squaresOfOthers, products] = [1e-9, 1e-9, 0]
  for (const [n, value] of values.entries()) {
    const [one, other] = [value - middle, others[n]! - middleOfOthers]
    squares += one * one
    squaresOfOthers += other * other
    products += one * other
  }
  return products ** 2 / (squares * squaresOfOthers)
}

/** How much of a mark a moment shows: about 1 all, about 0 nothing. */
export const shownOf = ({ edges, full }: FadingMark, luma: Plane): number =>
  presence(edges, luma) / full

/** How far a part of a mark is from being shown as much as all of it, but for a factor. */
function disagreement(part: Edges, lumas: readonly Plane[], shown: readonly number[]): number {
  const own = lumas.map((luma) => presence(part, luma))
  const squares = shown.reduce((sum, value) => sum + value * value, 1e-9)
  const factor = own.reduce((sum, value, n) => sum + value * shown[n]!, 0) / squares
  if (factor <= 0) return Number.POSITIVE_INFINITY
  const apart = own.reduce((sum, value, n) => sum + (value / factor - shown[n]!) ** 2, 0)
  return Math.sqrt(apart / own.length)
}

/** Parts side by side and parts one below the other, alike in what their edges are worth. */
function parts(edges: Edges, width: number): Edges[] {
  return [
    ...slices(edges, (at) => at % width, PARTS.across),
    ...slices(edges, (at) => Math.floor(at / width), PARTS.down),
  ]
}

function slices(edges: Edges, key: (at: number) => number, count: number): Edges[] {
  const { indices, gradientX, gradientY } = edges
  const worth = (k: number) => gradientX[k]! ** 2 + gradientY[k]! ** 2
  const order = Array.from(indices.keys()).sort((a, b) => key(indices[a]!) - key(indices[b]!))
  const total = order.reduce((sum, k) => sum + worth(k), 1e-9)
  const found: number[][] = Array.from({ length: count }, () => [])
  let sum = 0
  for (const k of order) {
    found[Math.min(count - 1, Math.floor((sum / total) * count))]?.push(k)
    sum += worth(k)
  }
  return found.filter((own) => own.length > 0).map((own) => selected(edges, own))
}

/** Whether edges reach over most of the region that a person drew around them. */
function spans({ indices }: Edges, regionMask: Mask): boolean {
  const { width } = regionMask
  const middleReach = (values: Int32Array) => {
    const sorted = values.sort()
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
    return at(0.95) - at(0.05)
  }
  const all = indicesOf(regionMask)
  const column = (at: number) => at % width
  const row = (at: number) => Math.floor(at / width)
  return [column, row].every(
    (place) => middleReach(indices.map(place)) > SPANNED * middleReach(all.map(place)),
  )
}
