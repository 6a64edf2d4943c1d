import { createMask, dilated, indicesOf, type Mask } from '../picture/mask.ts'
import { contrastOf, meanPicture, type Picture } from './contrast.ts'
import type { Matte, PlaneMatte } from './matte.ts'
import { ACROSS, forPairs } from './steps.ts'

/** Steps at least this high, relative to the highest that the mark adds, are its own edges. */
const EDGE = 0.4
/** Strokes this close together are judged together. */
const NEAR = 3
const PIECE = 20
const MARGIN = 4
/** With fewer steps, or fewer places beside the mark for comparison, no verdict is possible. */
const [FEWEST_STEPS, FEWEST_PLACES] = [30, 4]
/** Enough steps, and the distance between comparisons. */
const [ENOUGH, STRIDE] = [3000, 7]

/** What un-blending does to one connected part of a mark. */
export interface Verdict {
  pixels: number[]
  /** How much un-blending changes, relative to the part's visible difference. */
  changed: number
  /** How much it stands out, relative to the contrast of the picture around it. */
  plainness: number
  /** Remaining share of the mark's steps; negative if they are inverted. */
  left: number
  /** Share of the same steps in the picture beside the mark, which was never covered; null if it can't be measured. */
  byChance: number | null
}

/** A step between two adjacent pixels that a mark would add over an even background. */
interface Step {
  at: number
  other: number
  laid: number
}

/**
 * Judges a matte by its effect on the mean of all moments: the share of the mark's steps that is still there, or has
 * been inverted. Since the picture has edges of its own, the same outline is also laid over the places beside the mark:
 * what occurs there by chance proves nothing here.
 */
export function judgeMatte(
  pictures: readonly Picture[],
  bare: readonly Picture[],
  { shape, planes: [luma] }: Matte,
  regionMask: Mask,
): (Verdict & { pieces: () => Verdict[] })[] {
  const picture = meanPicture(pictures)
  const seen = picture[0].data
  const rest = meanPicture(bare)[0].data
  const contrast = contrastOf(picture, shape).data
  const usual = usualContrast(picture, regionMask)
  const judged = (pixels: number[]): Verdict => {
    const part = createMask(shape.width, shape.height)
    for (const at of pixels) part.data[at] = 1
    const around = dilated(part, MARGIN)
    const steps = stepsOver(around, laidOver(luma, meanIn(rest, around), rest.length))
    const differs = rootMeanSquare(pixels, (at) => contrast[at]!)
    return {
      pixels,
      changed: rootMeanSquare(pixels, (at) => seen[at]! - rest[at]!) / Math.max(1e-3, differs),
      plainness: differs / usual,
      left: steps.length < FEWEST_STEPS ? 0 : shareOf(steps, rest, 0),
      byChance: steps.length < FEWEST_STEPS ? null : chanceOf(steps, seen, regionMask),
    }
  }
  return partsOf(shape).map((pixels) => ({
    ...judged(pixels),
    pieces: () => piecesOf(pixels, shape.width).map(judged),
  }))
}

/** Groups the pixels of nearby strokes: connected components of the dilated shape. */
function partsOf(shape: Mask): number[][] {
  const left = dilated(shape, NEAR)
  const parts: number[][] = []
  for (let first = left.data.indexOf(1); first >= 0; first = left.data.indexOf(1, first))
    parts.push(takenFrom(left, first).filter((at) => shape.data[at]))
  return parts
}

/** Pieces of about one letter each. */
function piecesOf(pixels: readonly number[], width: number): number[][] {
  const pieces = Map.groupBy(pixels, (at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return `${Math.floor(x / PIECE)} ${Math.floor(y / PIECE)}`
  })
  return [...pieces.values()]
}

/** Everything connected to a pixel; removed from the mask. */
function takenFrom({ width, data }: Mask, first: number): number[] {
  const taken = [first]
  data[first] = 0
  const take = (at: number) => {
    if (!data[at]) return
    data[at] = 0
    taken.push(at)
  }
  for (const at of taken) {
    const x = at % width
    if (x > 0) take(at - 1)
    if (x < width - 1) take(at + 1)
    take(at - width)
    take(at + width)
  }
  return taken
}

/**
 * What a matte adds to an even background; NaN where it knows nothing. Over the picture itself, the steps would be
 * highest in its dark areas, and dark pixels beside light ones would be taken for remains of the mark.
 */
function laidOver(
  { indices, transmittance, premultiplied, variance }: PlaneMatte,
  ground: number,
  size: number,
): Float32Array {
  const laid = new Float32Array(size)
  for (const [k, at] of indices.entries()) {
    const isKnown = variance[k]! < Number.POSITIVE_INFINITY
    laid[at] = isKnown ? premultiplied[k]! - (1 - transmittance[k]!) * ground : Number.NaN
  }
  return laid
}

/** The mark's highest steps: those across its edges. */
function stepsOver({ width, height, data }: Mask, over: Float32Array): Step[] {
  const steps: Step[] = []
  let most = 0
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (!(data[at]! & data[other]!)) return
      const laid = over[at]! - over[other]!
      if (Number.isNaN(laid)) return
      most = Math.max(most, Math.abs(laid))
      steps.push({ at, other, laid })
    })
  const high = steps.filter(({ laid }) => most > 0 && Math.abs(laid) >= EDGE * most)
  return high.filter((_, n) => n % Math.ceil(high.length / ENOUGH) === 0)
}

/** Share of some steps found in a picture, at their position or `by` pixels further: a least-squares fit. */
function shareOf(steps: readonly Step[], data: Float32Array, by: number): number {
  let [products, squares] = [0, 1e-6]
  for (const { at, other, laid } of steps) {
    products += laid * (data[at + by]! - data[other + by]!)
    squares += laid * laid
  }
  return products / squares
}

/** The same share at the places beside the mark, root mean square; null if there are too few. */
function chanceOf(steps: readonly Step[], seen: Float32Array, regionMask: Mask): number | null {
  const { width, height, data } = regionMask
  const ends = steps.flatMap(({ at, other }) => [at, other])
  const columns = ends.map((at) => at % width)
  const rows = ends.map((at) => Math.floor(at / width))
  const [left, right] = [least(columns), most(columns)]
  const [top, bottom] = [least(rows), most(rows)]
  const shares: number[] = []
  for (let dy = -top; dy < height - bottom; dy += STRIDE)
    for (let dx = -left; dx < width - right; dx += STRIDE) {
      const by = dy * width + dx
      if (!ends.some((at) => data[at + by])) shares.push(shareOf(steps, seen, by))
    }
  return shares.length < FEWEST_PLACES ? null : rootMeanSquare(shares, (share) => share)
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))

/** How far the picture right beside a place deviates from what its own surroundings predict. */
function usualContrast(picture: Picture, regionMask: Mask): number {
  const [near, far] = [dilated(regionMask, MARGIN).data, dilated(regionMask, 6 * MARGIN).data]
  const beside = { ...regionMask, data: far.map((bit, at) => bit & ~near[at]! & 1) }
  const contrast = contrastOf(picture, beside).data
  return Math.max(
    1,
    rootMeanSquare(indicesOf(beside), (at) => contrast[at]!),
  )
}

function meanIn(data: Float32Array, { data: within }: Mask): number {
  let [sum, count] = [0, 1e-9]
  for (let at = 0; at < data.length; at++)
    if (within[at]) {
      sum += data[at]!
      count++
    }
  return sum / count
}

function rootMeanSquare(list: Iterable<number>, amount: (item: number) => number): number {
  let [sum, count] = [0, 1e-9]
  for (const item of list) {
    sum += amount(item) ** 2
    count++
  }
  return Math.sqrt(sum / count)
}
