import { rimPairs } from '../mark/rim.ts'
import { createMask, dilated, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { difference, meanOf } from '../picture/plane-sums.ts'
import { type Edges, edgesOf } from '../switches/edges.ts'
import { product, productsOf } from './common-curves.ts'

/** No slope counts more than this. */
const STEEPEST = 50
/** Enough pixels to distinguish the moments. */
const POINTS = 9000
const ITERATIONS = 60
const FEWEST = 4
/** Quantiles of the moments' scores that separate moments without the mark from those with it. */
const [LOW, HIGH] = [0.25, 0.75]
/** Least change of a mark's pixels, absolute and relative to the strongest change, and the widest gap inside a mark. */
const [LEAST_CHANGE, CHANGED, GAP] = [4, 0.3, 5]

/**
 * The edges in a region that appear and disappear together: the main difference between moments. A moving picture shows
 * different edges at every moment and a still one none, so what remains belongs to a mark.
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
  const change = difference(first, second)
  const rim = rimPairs(outlineOf(change, regionMask))
  const isFirst = stepsAcross(first, rim) > stepsAcross(second, rim)
  return edgesOf(isFirst ? change : difference(second, first), regionMask)
}

/**
 * Everything that changes, including gaps. Without the mark, the picture continues across its rim; inside, a plate may
 * have fewer edges than the picture it hides.
 */
function outlineOf({ width, height, data }: Plane, regionMask: Mask): Mask {
  const size = (at: number) => Math.abs(data[at]!)
  const most = indicesOf(regionMask).reduce((least, at) => Math.max(least, size(at)), 0)
  const limit = Math.max(LEAST_CHANGE, CHANGED * most)
  const changed = createMask(width, height)
  for (let at = 0; at < data.length; at++)
    if (regionMask.data[at] && size(at) > limit) changed.data[at] = 1
  return eroded(dilated(changed, GAP), GAP)
}

const stepsAcross = ({ data }: Plane, pairs: Int32Array): number => {
  let sum = 0
  for (let n = 0; n < pairs.length; n += 2) sum += (data[pairs[n]!]! - data[pairs[n + 1]!]!) ** 2
  return sum
}

/**
 * How much each moment contains of the strongest common change in slopes: the first principal component, by power
 * iteration on the Gram matrix.
 */
function principalScores(lumas: readonly Plane[], regionMask: Mask): Float64Array {
  const places = innerPlaces(regionMask)
  const step = Math.max(1, Math.ceil(places.length / POINTS))
  const slopes = lumas.map((luma) => slopesAt(luma, places, step))
  centre(slopes)
  const gram = productsOf(slopes)
  // Any start works that isn't orthogonal to the solution.
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

/** Pixels with a right and a lower neighbor. */
function innerPlaces(regionMask: Mask): Int32Array {
  const { width, height } = regionMask
  return indicesOf(regionMask).filter((at) => at % width < width - 1 && at < width * (height - 1))
}
