import { type Affine, scaled } from '../motion/affine.ts'
import { coverOf } from '../motion/covers.ts'
import type { MotionFrame } from '../motion/motion-frame.ts'
import { bilinear } from '../picture/bilinear.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { pullPush } from '../picture/pull-push.ts'

/** Pyramid level at which two frames are compared: a quarter of the pixels. */
const LEVEL = 1
/** How many times smaller than the luma plane a map is. */
export const RESIDUAL_SHRINK = 4

/**
 * Squared residuals between two frames after motion and brightness offset, averaged around each pixel at a quarter of
 * the size: measured where both are visible and extended into hidden pixels. They are large where something moved on
 * its own.
 */
export function residualMap(
  from: MotionFrame,
  to: MotionFrame,
  motion: Affine,
  brightnessOffset: number,
): Plane {
  const mine = from.pyramid[LEVEL]!
  const { data } = mine
  const { width, height, data: other } = to.pyramid[LEVEL]!
  const own = from.hidden && coverOf(from.hidden, LEVEL)
  const theirs = to.hidden && coverOf(to.hidden, LEVEL)
  const [a, b, c, d, e, f] = scaled(motion, 0.5)
  const squares = createPlane((width + 1) >> 1, (height + 1) >> 1)
  const sums = squares.data
  const weights = new Float32Array(sums.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * squares.width
    for (let x = 0; x < width; x++, at++) {
      if (own?.[at]) continue
      const u = a * x + b * y + c
      const v = d * x + e * y + f
      if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
      if (theirs?.[(v | 0) * width + (u | 0)]) continue
      const apart = bilinear(other, width, u, v) - brightnessOffset - data[at]!
      const to = row + (x >> 1)
      sums[to] = sums[to]! + apart * apart
      weights[to] = weights[to]! + LIGHT
    }
  }
  divide(sums, weights)
  return pullPush(squares, weights)
}

/** Turns weighted sums into means. */
function divide(sums: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sums.length; at++)
    if (weights[at]! > 0) sums[at] = (sums[at]! * LIGHT) / weights[at]!
}

/** A weight so small that a value comes from about a hundred surrounding pixels rather than one. */
const LIGHT = 1 / 32
