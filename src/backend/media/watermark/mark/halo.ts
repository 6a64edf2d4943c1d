import { gridOf } from '../picture/field.ts'
import { createMask, dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { spatialFill } from '../picture/spatial-fill.ts'
import { meanPicture, type Picture } from './contrast.ts'

/** A soft shadow or glow extends this far beyond a mark, and is recognized by its nearest part. */
const [REACH, NEAR] = [8, 4]
/**
 * How much darker or lighter than the surroundings it is at least, and by what factor it exceeds the same measure
 * beside the mark.
 */
const [LEAST, STANDS_OUT] = [3, 4]

/**
 * Whether removing a mark leaves a soft shadow or glow around it: all around, the picture is darker or lighter than its
 * wider surroundings predict.
 */
export function hasHalo(bare: readonly Picture[], shape: Mask, regionMask: Mask): boolean {
  const [mean] = meanPicture(bare)
  const own = Math.abs(offset(mean, shape))
  if (own < LEAST) return false
  const taken = dilated(regionMask, REACH).data
  const beside = movesOf(shape)
    .map(([dx, dy]) => moved(shape, dx, dy))
    .filter((mask) => mask !== null)
    .filter((mask) => !indicesOf(mask).some((at) => taken[at]))
    .map((mask) => Math.abs(offset(mean, mask)))
  // Without room for a comparison, it may just be the picture's own shading.
  return beside.length > 0 && own > STANDS_OUT * Math.max(...beside)
}

/** Mean difference between the picture right around a mask and what its wider surroundings predict. */
function offset(mean: Plane, mask: Mask): number {
  const grid = gridOf(dilated(mask, REACH))
  const expected = spatialFill(mean, grid)
  const near = without(dilated(mask, NEAR), mask).data
  let [sum, count] = [0, 1e-9]
  for (const [k, at] of grid.indices.entries())
    if (near[at]) {
      sum += mean.data[at]! - expected[k]!
      count++
    }
  return sum / count
}

function without(mask: Mask, other: Mask): Mask {
  return { ...mask, data: mask.data.map((bit, at) => bit & ~other.data[at]! & 1) }
}

/** Offsets that move the mark above, below, left and right, clear of itself. */
function movesOf({ width, data }: Mask): [number, number][] {
  const places = indicesOf({ width, height: data.length / width, data })
  const rows = places.map((at) => Math.floor(at / width))
  const columns = places.map((at) => at % width)
  const across = Math.max(...columns) - Math.min(...columns) + 3 * REACH
  const down = Math.max(...rows) - Math.min(...rows) + 3 * REACH
  return [
    [0, down],
    [0, -down],
    [across, 0],
    [-across, 0],
  ]
}

/** The mask at another place; null if it doesn't fit inside the picture. */
function moved(mask: Mask, dx: number, dy: number): Mask | null {
  const { width, height } = mask
  const other = createMask(width, height)
  for (const at of indicesOf(mask)) {
    const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy]
    if (x < REACH || y < REACH || x >= width - REACH || y >= height - REACH) return null
    other.data[y * width + x] = 1
  }
  return other
}
