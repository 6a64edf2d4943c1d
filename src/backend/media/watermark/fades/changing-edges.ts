import { indicesOf, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { type Edges, edgesOf, presence } from '../switches/edges.ts'

/** No slope counts more than this one. */
const STEEPEST = 50
/** Pixels that are enough to distinguish the moments. */
const POINTS = 9000
const ITERATIONS = 60
const FEWEST = 4
/** From so far down and up the range of a moment's score, it counts as without the mark or with it. */
const [LOW, HIGH] = [0.25, 0.75]

/**
 * The edges that come and go together in a region: what the moments differ in most. A picture that
 * moves shows other edges at every moment and a still one none, so what is left is a mark's.
 */
export function changingEdges(lumas: readonly Plane[], regionMask: Mask): Edges | null {
  if (lumas.length < FEWEST) return null
  const scores = principalScores(lumas, regionMask)
  const ordered = scores.toSorted()
  const [least, most] = [ordered[1]!, ordered.at(-2)!]
  const at = (share: number) => least + share * (most - least)
  const above = lumas.filter((_, n) => scores[n]! >= at(HIGH))
  const below = lumas.filter((_, n) => scores[n]! <= at(LOW))
  if (above.length === 0 || below.length === 0) return null
  const [first, second] = [meanOf(above), meanOf(below)]
  const edges = edgesOf(difference(first, second), regionMask)
  const shown = presence(edges, first) + presence(edges, second)
  return shown > 0 ? edges : edgesOf(difference(second, first), regionMask)
}

/**
 * How much of the strongest common change of slopes each moment has: the first principal component, by
 * power iteration on the Gram matrix.
 */
function principalScores(lumas: readonly Plane[], regionMask: Mask): Float64Array {
  const places = innerPlaces(regionMask)
  const step = Math.max(1, Math.ceil(places.length / POINTS))
  const slopes = lumas.map((luma) => slopesAt(luma, places, step))
  centre(slopes)
  const gram = productsOf(slopes)
  // Any start will do that is not at right angles to what is looked for.
  let scores = Float64Array.from(gram, (row, n) => row[n]! * (1 + (n % 3)))
  for (let round = 0; round < ITERATIONS; round++) {
    const next = Float64Array.from(gram, (row) => product(row, scores))
    const size = Math.hypot(...next) || 1
    scores = next.map((value) => value / size)
  }
  return scores
}

function centre(rows: readonly Float32Array[]): void {
  const length = rows[0]?.length ?? 0
  for (let k = 0; k < length; k++) {
    let mean = 0
    for (const row of rows) mean += row[k]! / rows.length
    for (const row of rows) row[k] = row[k]! - mean
  }
}

function slopesAt({ width, data }: Plane, places: Int32Array, step: number): Float32Array {
  const count = Math.ceil(places.length / step)
  const slopes = new Float32Array(2 * count)
  for (let n = 0, to = 0; n < places.length; n += step) {
    const at = places[n]!
    const value = data[at]!
    slopes[to++] = clip(data[at + 1]! - value)
    slopes[to++] = clip(data[at + width]! - value)
  }
  return slopes
}

const clip = (slope: number): number => Math.max(-STEEPEST, Math.min(STEEPEST, slope))

/** Of every row with every row. */
function productsOf(rows: readonly Float32Array[]): number[][] {
  const products: number[][] = []
  for (const [n, one] of rows.entries())
    products.push(rows.map((other, m) => products[m]?.[n] ?? product(one, other)))
  return products
}

function product(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let k = 0; k < one.length; k++) sum += one[k]! * other[k]!
  return sum
}

/** Pixels that have one to the right of them and one below. */
function innerPlaces(regionMask: Mask): Int32Array {
  const { width, height } = regionMask
  return indicesOf(regionMask).filter((at) => at % width < width - 1 && at < width * (height - 1))
}

function meanOf(lumas: readonly Plane[]): Plane {
  const { width, height } = lumas[0]!
  const mean = createPlane(width, height)
  for (const { data } of lumas)
    for (let at = 0; at < data.length; at++)
      mean.data[at] = mean.data[at]! + data[at]! / lumas.length
  return mean
}

const difference = ({ width, height, data }: Plane, other: Plane): Plane => ({
  width,
  height,
  data: data.map((value, at) => value - other.data[at]!),
})
