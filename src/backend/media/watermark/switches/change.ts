import { type Affine, IDENTITY } from '../motion/affine.ts'
import { motionOver } from '../motion/track.ts'
import { createMask, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import type { Scene } from './scene.ts'

/** How much two frames must differ at a pixel; more on steep slopes, since motion is never exact. */
export interface Tolerance {
  flat: number
  steep: number
}

/**
 * Pixels that changed between two frames whether or not the picture is motion-compensated: neither rest nor motion
 * explains them, so something was switched on or off. The result reuses the memory of a discarded mask.
 */
export function changedPixels(
  { track, luma }: Scene,
  at: number,
  tolerance: Tolerance,
  within?: Mask,
  spare?: Mask,
): Mask {
  const now = luma(at)
  const before = luma(at - 1)
  const motion = motionOver(track, at, at - 1) ?? IDENTITY
  const { width, height } = now
  const changed = spare ?? createMask(width, height)
  if (spare) spare.data.fill(0)
  for (let y = 1; y < height - 1; y++)
    changedInRow(y, now, before, motion, tolerance, within, changed.data)
  return changed
}

function changedInRow(
  y: number,
  { width, data }: Plane,
  before: Plane,
  motion: Affine,
  { flat, steep }: Tolerance,
  within: Mask | undefined,
  changed: Uint8Array,
): void {
  for (let x = 1, k = y * width + 1; x < width - 1; x++, k++) {
    if (within && !within.data[k]) continue
    const value = data[k]!
    const slope =
      Math.abs(data[k + 1]! - data[k - 1]!) + Math.abs(data[k + width]! - data[k - width]!)
    if (Math.abs(value - before.data[k]!) < flat + steep * slope) continue
    if (motion !== IDENTITY && wasNear(before, motion, x, y, value, flat)) continue
    changed[k] = 1
  }
}

/** Whether the motion-compensated previous picture has a value at or right around a position. */
function wasNear(
  { width, height, data }: Plane,
  [a, b, c, d, e, f]: Affine,
  x: number,
  y: number,
  value: number,
  tolerance: number,
): boolean {
  const u = Math.round(a * x + b * y + c)
  const v = Math.round(d * x + e * y + f)
  // Whatever came in from outside can't be compared.
  if (u < 1 || v < 1 || u >= width - 1 || v >= height - 1) return true
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let row = (v - 1) * width + u; row <= (v + 1) * width + u; row += width) {
    for (let k = row - 1; k <= row + 1; k++) {
      low = Math.min(low, data[k]!)
      high = Math.max(high, data[k]!)
    }
  }
  return value > low - tolerance && value < high + tolerance
}

/** Mean of the frames from one on, minus the mean of those before it: anything moving blurs away. */
export function meanChange(
  { luma }: Scene,
  at: number,
  framesBefore: number,
  framesAfter: number,
): Plane {
  const { width, height } = luma(at)
  const change = createPlane(width, height)
  const add = (index: number, weight: number) => {
    const { data } = luma(index)
    for (let k = 0; k < data.length; k++) change.data[k] = change.data[k]! + weight * data[k]!
  }
  for (let n = 0; n < framesAfter; n++) add(at + n, 1 / framesAfter)
  for (let n = 1; n <= framesBefore; n++) add(at - n, -1 / framesBefore)
  return change
}

/** Share of the pixels of `within` that are set. */
export function share(mask: Mask, within: Mask): number {
  let [count, total] = [0, 0]
  for (let at = 0; at < mask.data.length; at++) {
    if (!within.data[at]) continue
    total++
    count += mask.data[at]!
  }
  return total === 0 ? 0 : count / total
}
