import type { Rect } from '../geometry.ts'
import { eroded, type Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Pixels averaged outside each side, in depth and to both sides of a point: one pixel alone is mostly grain. */
const [DEEP, BESIDE] = [2, 1]
/** This close to its edge, a hole continues what is right next to it, whatever lies farther away. */
const EDGE = 4

/** Fills a plane's holes from the four sides of a box around them. */
interface SideFiller {
  /** One value per hole pixel, in reading order; reuses the same memory. */
  values(plane: Plane): Float32Array
  /** How deep inside each pixel is: 0 at the edge of the holes, 1 from a few pixels on. */
  depth: Float32Array
}

/**
 * Interpolates between the ends of each pixel's row and column, weighted by inverse distance: averages what surrounds a
 * large hole, where a harmonic fill would still follow the nearest edge.
 */
export function sideFiller(mask: Mask, indices: Int32Array, box: Rect): SideFiller {
  const { width, height } = mask
  const [left, top, right, bottom] = [box.x - 1, box.y - 1, box.x + box.w, box.y + box.h]
  const [first, last] = [new Float32Array(height), new Float32Array(height)]
  const [upper, lower] = [new Float32Array(width), new Float32Array(width)]
  const known = new Float32Array(indices.length)
  // A side outside the picture has no weight.
  const [hasLeft, hasTop, hasRight, hasBottom] = [
    left >= 0,
    top >= 0,
    right < width,
    bottom < height,
  ]
  const readSides = (plane: Plane) => {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      upper[x] = sideMean(plane, x, top, 0, -1)
      lower[x] = sideMean(plane, x, bottom, 0, 1)
    }
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      first[y] = sideMean(plane, left, y, -1, 0)
      last[y] = sideMean(plane, right, y, 1, 0)
    }
  }
  return {
    depth: depthOf(mask, indices),
    values(plane) {
      readSides(plane)
      for (let k = 0; k < indices.length; k++) {
        const x = indices[k]! % width
        const y = (indices[k]! / width) | 0
        const a = hasLeft ? 1 / (x - left) : 0
        const b = hasRight ? 1 / (right - x) : 0
        const c = hasTop ? 1 / (y - top) : 0
        const d = hasBottom ? 1 / (bottom - y) : 0
        known[k] = (a * first[y]! + b * last[y]! + c * upper[x]! + d * lower[x]!) / (a + b + c + d)
      }
      return known
    },
  }
}

/** Mean of the pixels just outside a side, around one of its points. */
function sideMean({ width, height, data }: Plane, x: number, y: number, dx: number, dy: number) {
  let [sum, count] = [0, 0]
  for (let deep = 0; deep < DEEP; deep++)
    for (let along = -BESIDE; along <= BESIDE; along++) {
      const u = x + deep * dx + along * Math.abs(dy)
      const v = y + deep * dy + along * Math.abs(dx)
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      sum += data[v * width + u]!
      count++
    }
  return count === 0 ? 0 : sum / count
}

function depthOf(mask: Mask, indices: Int32Array): Float32Array {
  const depth = new Float32Array(indices.length)
  let inner = mask
  for (let step = 1; step <= EDGE; step++) {
    inner = eroded(inner, 1)
    for (let k = 0; k < indices.length; k++) if (inner.data[indices[k]!]) depth[k] = step / EDGE
  }
  return depth
}
