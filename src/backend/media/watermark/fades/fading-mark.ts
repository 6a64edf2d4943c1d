import { isOnePause, stands } from '../mark/standing.ts'
import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type Edges, presence, selected } from '../switches/edges.ts'
import { spill } from '../switches/spill.ts'
import { changingEdges } from './changing-edges.ts'
import { reachesOver } from './reach.ts'

/** A mark that is shown more at some moments than at others. */
export interface FadingMark {
  edges: Edges
  /** What its edges are worth where all of it is shown, and where nothing is. */
  full: number
  none: number
}

/** Share of the moments at full strength from which their level is taken. */
const FULLEST = 0.9
/** A moment that shows so much of a mark shows nearly all of it. */
const NEARLY_FULL = 0.8
/** And one that shows so little is compared with it: a mark changes hardly anything beside its region. */
const [FAINT, SPILT] = [0.35, 0.25]
/** A mark that hardly changes does not fade. */
const LEAST_RANGE = 0.3
/** The opposite of a mark is never shown. */
const LOWEST = -0.15
/** All the way up and down of a mark that comes and goes once, with some unrest; the total variation. */
const LONGEST_WAY = 3
/** A level holds where so many of the moments are so near to it, of all the range. */
const [HELD, STEADY] = [0.1, 0.12]
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

/** Whether what comes and goes does so beside the region as well: a thing that passes is no mark that fades. */
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
 * What the edges are worth where nothing of the mark is shown: nothing, but for a picture that stands still
 * and has edges of its own under them. That level is one only where it holds; null when there is none.
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

/** A mark comes and goes; what is scrolled or walks through jumps up and down. */
function isSmooth(shown: readonly number[]): boolean {
  const way = shown.slice(1).reduce((sum, value, n) => sum + Math.abs(value - shown[n]!), 0)
  return way < LONGEST_WAY
}

/** A mark is shown over whatever moves behind it; edges seen in one pause of it alone are the picture's own. */
function isOfPicture(shown: readonly number[], lumas: readonly Plane[], regionMask: Mask): boolean {
  const full = lumas.filter((_, n) => shown[n]! > NEARLY_FULL)
  return isOnePause(full, lumas, regionMask)
}

function lightBeside(lumas: readonly Plane[], regionMask: Mask): number[] {
  const near = dilated(regionMask, BESIDE).data
  const places = [...near.keys()].filter((at) => near[at] && !regionMask.data[at])
  return lumas.map(({ data }) => places.reduce((sum, at) => sum + data[at]!, 0) / places.length)
}

/** Which share of the variance of some values goes with that of others. */
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

/** How much of a mark a moment shows: about 1 all, about 0 nothing. */
export const shownOf = ({ edges, full, none }: FadingMark, luma: Plane): number =>
  (presence(edges, luma) - none) / (full - none)

/**
 * How far a part of a mark is from being shown as much as all of it, but for a factor; where the picture's own
 * edges add to it, but for an offset, too.
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
