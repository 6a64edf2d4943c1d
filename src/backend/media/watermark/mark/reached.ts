import type { Rect } from '../geometry.ts'
import { createMask, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** A step between adjacent pixels that a picture's own shading doesn't make. */
const STEP = 3

/**
 * Everything reachable from a rectangle's border without crossing an edge: region growing (Adams & Bischof 1994),
 * seeded by what a person drew loosely around a mark. Even a plate colored like its surroundings is enclosed by its
 * rim.
 */
export function reachedFromBorder({ width, height, data }: Plane, rect: Rect): Mask {
  const reached = createMask(width, height)
  const [left, top] = [Math.max(0, rect.x), Math.max(0, rect.y)]
  const [right, bottom] = [
    Math.min(width, rect.x + rect.w) - 1,
    Math.min(height, rect.y + rect.h) - 1,
  ]
  const waiting: number[] = []
  const reach = (at: number) => {
    if (reached.data[at]) return
    reached.data[at] = 1
    waiting.push(at)
  }
  for (let x = left; x <= right; x++) {
    reach(top * width + x)
    reach(bottom * width + x)
  }
  for (let y = top; y <= bottom; y++) {
    reach(y * width + left)
    reach(y * width + right)
  }
  const cross = (at: number, to: number) => {
    if (Math.abs(data[to]! - data[at]!) < STEP) reach(to)
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width
    if (x > left) cross(at, at - 1)
    if (x < right) cross(at, at + 1)
    if (at >= (top + 1) * width) cross(at, at - width)
    if (at < bottom * width) cross(at, at + width)
  }
  return reached
}
