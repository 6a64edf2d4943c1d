import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { meanOf } from '../picture/plane-sums.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { commonCurves } from './common-curves.ts'
import { contrastLeft } from './contrast-left.ts'
import {
  ALL,
  CHANGED,
  isFollowed,
  type LaidOverGround,
  NOTHING,
  shownIn,
  splitGround,
} from './laid-over-ground.ts'
import { isMarkTaken, lastingShare } from './mark-taken.ts'
import { reachesOver } from './reach.ts'
import { courseTogether } from './two-levels.ts'

/** A mark that comes and goes over a still picture, with that picture. */
export interface OverStill {
  /** The mark's strength at each moment. */
  shown: Float32Array
  /** Share of the changes in its region that it explains. */
  explained: number
  /** Luma at the pixels of `indices`. */
  luma: LaidOverGround
  indices: Int32Array
  /** Whether the still picture provably shows through it. */
  isOverlay?: boolean
}

/** Enough pixels to find the curve, and how often it is re-estimated from the overlay. */
const [POINTS, ROUNDS] = [1000, 5]
/** Values of pixels at all moments held at once: 64 MiB of numbers. */
const MOST_VALUES = 16 * 1_048_576
/** With fewer moments than this, nothing can be told. */
const FEWEST_MOMENTS = 12
/** How far a mark may extend beyond its rectangle; from there to the second distance is beside it. */
const [OVER, BESIDE] = [6, 28]
/**
 * A still edge stays within this many levels of 255 half of the time; the number of edges used, and the sufficient
 * share of still ones.
 */
const [STILL, CALM_POINTS, CALM_SHARE] = [6, 600, 0.25]
/** Least share of the rectangle that a mark covers, and of the changes that it explains. */
const [COVERED, EXPLAINED] = [0.015, 0.85]
/**
 * Something that passes changes a lot as well: this share suffices if each level holds for this share of the moments.
 */
const [AMONG_OTHERS, LASTING] = [0.15, 0.2]
/** Anything that covers less of the rectangle, or extends less across it, isn't what the person drew around. */
const [FILLED, SPANNED] = [0.07, 0.6]
/** Where something rests in front of part of it, this extent across the rectangle suffices. */
const VISIBLE = 0.3
/** A mark that disappears leaves at most this share. */
const LASTING_SHARE = 0.5
/** With fewer moments at either level, something passed. */
const FEWEST_HELD = 4
/** This share of the change in the rectangle may occur beside it: light changes there, too. */
const SPILT = 0.08
/** Least share of the moments for which a level holds. */
const HELD = 0.08

/**
 * The mark that comes and goes in a region over a still picture: everything seen there is that picture plus, along one
 * curve for all pixels, the mark's changes to it. Null if that doesn't hold.
 */
export function overStill(lumas: readonly Plane[], regionMask: Mask): OverStill | null {
  if (lumas.length < FEWEST_MOMENTS) return null
  const places = placesOf(regionMask)
  if (places.within.length * lumas.length > MOST_VALUES) return null
  const together = togetherOver(lumas, places, regionMask)
  if (together) return together
  if (!isCalm(lumas, places)) return null
  const some = thinned(places.all, 2 * POINTS)
  const inside = Uint8Array.from(some, (at) => places.near.data[at]!)
  const rows = lumas.map(({ data }) => valuesAt(data, some))
  const within = rows.map((row) => row.filter((_, k) => regionMask.data[some[k]!]))
  if (!changes(within)) return null
  for (const curve of commonCurves(within)) {
    const shown = refined(within, unit(curve))
    const split = shown && splitGround(rows, shown)
    const explained = split ? explainedBy(split, inside) : 0
    const isAlone = explained > EXPLAINED
    if (
      shown &&
      split &&
      explained > leastExplained(shown) &&
      (isAlone || isDrawnAround(followed(split, some, regionMask), some, regionMask))
    )
      return oriented(lumas, places.within, shown, explained)
  }
  return null
}

/**
 * The mark whose pixels all switch between two values together, whatever passes in front of some of them. Only a mark
 * through which the picture provably shows proves that the picture is still behind all of it.
 */
function togetherOver(
  lumas: readonly Plane[],
  { within, beside }: ReturnType<typeof placesOf>,
  regionMask: Mask,
): OverStill | null {
  const together = courseTogether(lumas, within, beside, regionMask)
  if (!together || !reachesOver(together.indices, regionMask, VISIBLE)) return null
  const left = contrastLeft(together)
  if (!left) return null
  const over = oriented(lumas, within, together.shown, 1, left === 1 ? null : left > 1)
  if (!over) return null
  const lasting = lastingShare(over.luma, within, lumas[0]!)
  const isGone = lasting !== null && Math.abs(lasting) < LASTING_SHARE
  return isGone ? { ...over, isOverlay: true } : null
}

/**
 * What a curve must explain, depending on how long both of its levels hold: something that passes is nowhere for long.
 */
function leastExplained(shown: Float32Array): number {
  const without = shown.filter((value) => value < NOTHING).length
  const full = shown.filter((value) => value > ALL).length
  const least = Math.min(without, full)
  if (least < FEWEST_HELD) return Number.POSITIVE_INFINITY
  return least > LASTING * shown.length ? AMONG_OTHERS : EXPLAINED
}

/** A region including how far a mark may extend beyond it, and what is beside that. */
export function placesOf(regionMask: Mask) {
  const near = dilated(regionMask, OVER)
  const far = dilated(near, BESIDE)
  const beside = { ...far, data: far.data.map((bit, at) => bit & ~near.data[at]! & 1) }
  return { near, within: indicesOf(near), beside: indicesOf(beside), all: indicesOf(far) }
}

const thinned = (places: Int32Array, most: number): Int32Array => {
  const step = Math.max(1, Math.ceil(places.length / most))
  return places.filter((_, n) => n % step === 0)
}

/**
 * Whether enough of the edges beside a region stay in place, apart from things passing in front: a quarter suffices,
 * since a page may scroll beneath its bars.
 */
export function isCalm(
  lumas: readonly Plane[],
  { beside }: Pick<ReturnType<typeof placesOf>, 'beside'>,
  share = CALM_SHARE,
): boolean {
  const { width, data } = meanOf(lumas)
  const slopeAt = (at: number) =>
    Math.abs((data[at + 1] ?? 0) - data[at]!) + Math.abs((data[at + width] ?? 0) - data[at]!)
  const some = thinned(beside, 4 * CALM_POINTS).sort((a, b) => slopeAt(b) - slopeAt(a))
  const values = new Float32Array(lumas.length)
  const ranges = Float32Array.from(some.subarray(0, some.length >> 2), (at) => {
    for (const [t, luma] of lumas.entries()) values[t] = luma.data[at]!
    values.sort()
    return values[(3 * values.length) >> 2]! - values[values.length >> 2]!
  })
  return ranges.sort()[Math.floor(ranges.length * share)]! < STILL
}

/** Normalized so that about 0 is one state and about 1 the other; which of them shows the mark is decided later. */
function unit(curve: ArrayLike<number>): Float32Array {
  const ordered = Float64Array.from(curve).sort()
  const [least, most] = [ordered[1]!, ordered.at(-2)!]
  return Float32Array.from(curve, (value) => (value - least) / Math.max(1e-9, most - least))
}

/** Alternates between estimating the curve and what it lays over the picture. */
function refined(rows: readonly Float32Array[], curve: Float32Array): Float32Array | null {
  let shown = curve
  for (let round = 0; round < ROUNDS; round++) {
    const split = splitGround(rows, shown)
    if (!split) return null
    const last = shown
    shown = unit(rows.map((row, t) => shownIn(split, (k) => row[k]!, [last[t]!])))
  }
  return shown
}

/** Whether enough pixels change at all, in more than one moment. */
function changes(rows: readonly Float32Array[]): boolean {
  const values = new Float32Array(rows.length)
  const count = rows[0]!.length
  let changed = 0
  for (let k = 0; k < count; k++) {
    for (const [t, row] of rows.entries()) values[t] = row[k]!
    values.sort()
    if (values.at(-2)! - values[1]! >= CHANGED) changed++
  }
  return changed > COVERED * count
}

/** Share of the changes in a region that follow a curve; zero if the curve also changes what is beside it. */
function explainedBy({ change, error }: LaidOverGround, inside: Uint8Array): number {
  let [explained, all, beside, covered, count, others] = [0, 1e-6, 0, 0, 0, 1e-6]
  for (const [k, laid] of change.entries()) {
    const isChanged = Math.abs(laid) >= CHANGED
    const square = isChanged ? laid * laid : 0
    const follows = isChanged && isFollowed(laid, error[k]!)
    if (!inside[k]) {
      others++
      if (follows) beside += square
      continue
    }
    count++
    all += square
    if (!follows) continue
    covered++
    explained += square
  }
  const isSpilt = beside / others > (SPILT * all) / count
  return covered > COVERED * count && !isSpilt ? explained / all : 0
}

/** Pixels of a region that change along a curve. */
const followed = ({ change, error }: LaidOverGround, some: Int32Array, { data }: Mask) =>
  some.filter((at, k) => {
    const laid = change[k] ?? 0
    return data[at] && Math.abs(laid) >= CHANGED && isFollowed(laid, error[k] ?? 0)
  })

const isDrawnAround = (own: Int32Array, some: Int32Array, regionMask: Mask): boolean =>
  own.length > FILLED * some.filter((at) => regionMask.data[at]).length &&
  reachesOver(own, regionMask, SPANNED)

/**
 * Decides which state shows the mark: without it, the picture continues across the mark's rim, and has none of the
 * steps that the mark adds there.
 */
function oriented(
  lumas: readonly Plane[],
  indices: Int32Array,
  shown: Float32Array,
  explained: number,
  isInverted: boolean | null = null,
): OverStill | null {
  const rows = lumas.map(({ data }) => valuesAt(data, indices))
  const split = splitGround(rows, shown)
  if (!split) return null
  const isMark = isInverted ?? isMarkTaken(split, indices, lumas[0]!)
  const own = isMark ? shown.map((value) => 1 - value) : shown
  const held = own.filter((value) => value < NOTHING)
  if (held.length < HELD * own.length) return null
  const none = middle(held)
  const full = middle(own.filter((value) => value > ALL))
  const levels = own.map((value) => (value - none) / (full - none))
  const luma = splitGround(rows, levels)
  return luma && { shown: levels, explained, luma, indices }
}

const middle = (values: Float32Array): number => values.toSorted()[values.length >> 1]!
