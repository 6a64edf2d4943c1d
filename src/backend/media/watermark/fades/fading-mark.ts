import { isOnePause, stands } from '../mark/standing.ts'
import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type Edges, presence, selected } from '../switches/edges.ts'
import { spill } from '../switches/spill.ts'
import { changingEdges } from './changing-edges.ts'
import { reachesOver } from './reach.ts'

/** A mark that is stronger at some moments than at others. */
export interface FadingMark {
  edges: Edges
  /** Presence of its edges at full strength, and without the mark. */
  full: number
  none: number
}

/** Quantile of the moments that defines full strength. */
const FULLEST = 0.9
/** A moment at this strength shows nearly all of a mark. */
const NEARLY_FULL = 0.8
/** Moments up to this strength are compared with full ones; a mark changes at most this much beside its region. */
const [FAINT, SPILT] = [0.35, 0.25]
/** A mark that hardly changes doesn't fade. */
const LEAST_RANGE = 0.3
/** A mark is never shown inverted. */
const LOWEST = -0.15
/** Total variation allowed for a mark that appears and disappears once, with some unrest. */
const LONGEST_WAY = 3
/** A level holds if this share of the moments is within this distance of it, relative to the range. */
const [HELD, STEADY] = [0.1, 0.12]
/** Least share of its region that a mark's edges fill, and how far they extend across it. */
const FILLED = 0.07
const SPANNED = 0.4
/** Something that moves reaches parts of the region one after another; a mark fades equally in all of them. */
const PARTS = { across: 4, down: 2 }
const DISAGREEMENT = { mean: 0.11, most: 0.17 }

/** The light right beside the region stands in for the light behind its mark. */
const BESIDE = 12
/** A mark that never disappears doesn't fade if the light behind it explains this much of its visibility. */
const NEVER_GONE = 0.35
const EXPLAINED = 0.5

/** The mark that fades in a region, from moments spread over the video; null if none is certain. */
export function fadingMark(lumas: readonly Plane[], regionMask: Mask): FadingMark | null {
  const changing = changingEdges(lumas, regionMask)
  return changing && credible(changing, lumas, regionMask)
}

function credible(edges: Edges, lumas: readonly Plane[], regionMask: Mask): FadingMark | null {
  if (edges.indices.length < FILLED * indicesOf(regionMask).length) return null
  if (!reachesOver(edges.indices, regionMask, SPANNED)) return null
  const seen = lumas.map((luma) => presence(edges, luma))
  const full = seen.toSorted((a, b) => a - b)[Math.floor(seen.length * FULLEST)]!
  const none = nothingAt(seen, full, () => stands(lumas, regionMask))
  if (none === null || full <= none) return null
  const mark = { edges, full, none }
  const shown = seen.map((value) => (value - none) / (full - none))
  const least = Math.min(...shown)
  if (least < LOWEST || least > 1 - LEAST_RANGE) return null
  const isOffset = none !== 0
  if (isOffset && (!isSmooth(shown) || isOfPicture(shown, lumas, regionMask))) return null
  const isLight = explained(shown, lightBeside(lumas, regionMask)) > EXPLAINED
  if (isLight && (isOffset || least > NEVER_GONE)) return null
  const apart = parts(edges, regionMask.width).map((part) =>
    disagreement(part, lumas, shown, isOffset),
  )
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
  if (mean > DISAGREEMENT.mean || Math.max(...apart) > DISAGREEMENT.most) return null
  return comesFromOutside(shown, lumas, regionMask) ? null : mark
}

/** Whether whatever comes and goes does so beside the region as well: then something passes, and no mark fades. */
function comesFromOutside(
  shown: readonly number[],
  lumas: readonly Plane[],
  regionMask: Mask,
): boolean {
  const full = lumas.filter((_, n) => shown[n]! > NEARLY_FULL)
  const faint = lumas.filter((_, n) => shown[n]! < FAINT)
  return full.length > 0 && faint.length > 0 && spill(full, faint, regionMask) > SPILT
}

/**
 * Presence of the edges without the mark: zero, unless a still picture has edges of its own there. That level must hold
 * to count; null if there is none.
 */
function nothingAt(
  seen: readonly number[],
  full: number,
  isStanding: () => boolean,
): number | null {
  const ordered = seen.toSorted((a, b) => a - b)
  if (ordered[0]! >= LOWEST * full) return 0
  const low = ordered[Math.floor(ordered.length * HELD)]!
  const held = seen.filter((value) => Math.abs(value - low) < STEADY * (full - low))
  return held.length > HELD * seen.length && isStanding() ? low : null
}

/** A mark appears and disappears; something that scrolls or walks through jumps up and down. */
function isSmooth(shown: readonly number[]): boolean {
  const way = shown.slice(1).reduce((sum, value, n) => sum + Math.abs(value - shown[n]!), 0)
  return way < LONGEST_WAY
}

/** A mark is shown over whatever moves behind it; edges seen only in a single pause belong to the picture. */
function isOfPicture(shown: readonly number[], lumas: readonly Plane[], regionMask: Mask): boolean {
  const full = lumas.filter((_, n) => shown[n]! > NEARLY_FULL)
  return isOnePause(full, lumas, regionMask)
}

function lightBeside(lumas: readonly Plane[], regionMask: Mask): number[] {
  const near = dilated(regionMask, BESIDE).data
  const places = [...near.keys()].filter((at) => near[at] && !regionMask.data[at])
  return lumas.map(({ data }) => places.reduce((sum, at) => sum + data[at]!, 0) / places.length)
}

/** Share of some values' variance that others explain. */
function explained(values: readonly number[], others: readonly number[]): number {
  const [middle, middleOfOthers] = [meanOf(values), meanOf(others)]
  let [squares, squaresOfOthers, products] = [1e-9, 1e-9, 0]
  for (const [n, value] of values.entries()) {
    const [one, other] = [value - middle, others[n]! - middleOfOthers]
    squares += one * one
    squaresOfOthers += other * other
    products += one * other
  }
  return products ** 2 / (squares * squaresOfOthers)
}

/** A moment's strength of the mark: about 1 full, about 0 none. */
export const shownOf = ({ edges, full, none }: FadingMark, luma: Plane): number =>
  (presence(edges, luma) - none) / (full - none)

/**
 * How much a part's strength deviates from the whole mark's, apart from a factor; if the picture's own edges add to it,
 * also apart from an offset.
 */
function disagreement(
  part: Edges,
  lumas: readonly Plane[],
  shown: readonly number[],
  isOffset: boolean,
): number {
  const own = lumas.map((luma) => presence(part, luma))
  const [ownMean, mean] = isOffset ? [meanOf(own), meanOf(shown)] : [0, 0]
  const squares = shown.reduce((sum, value) => sum + (value - mean) ** 2, 1e-9)
  const products = own.reduce((sum, value, n) => sum + (value - ownMean) * (shown[n]! - mean), 0)
  const factor = products / squares
  if (factor <= 0) return Number.POSITIVE_INFINITY
  const apart = own.reduce(
    (sum, value, n) => sum + ((value - ownMean) / factor - shown[n]! + mean) ** 2,
    0,
  )
  return Math.sqrt(apart / own.length)
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value, 0) / list.length

/** Parts side by side and above one another, with equal edge energy. */
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
