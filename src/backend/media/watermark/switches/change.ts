import type { Affine } from '../motion/affine.ts'
import { createMask, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** How much two frames must differ at a pixel; more where it is steep, for motion is never exact. */
export interface Tolerance {
  flat: number
  steep: number
}

/**
 * Pixels that changed between two frames both when the picture is held still and when it is moved
 * along: neither standing nor moving explains them, so something was switched on or off.
 */
export function changedPixels(
  now: Plane,
  before: Plane,
  motion: Affine,
  tolerance: Tolerance,
): Mask {
  const { width, height, data } = now
  const changed = createMask(width, height)
  const [a, b, c, d, e, f] = motion
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const slope =
        Math.abs((data[at + 1] as number) - (data[at - 1] as number)) +
        Math.abs((data[at + width] as number) - (data[at - width] as number))
      const limit = tolerance.flat + tolerance.steep * slope
      if (Math.abs((data[at] as number) - (before.data[at] as number)) < limit) continue
      const u = Math.round(a * x + b * y + c)
      const v = Math.round(d * x + e * y + f)
      const isInside = u >= 0 && v >= 0 && u < width && v < height
      if (
        isInside &&
        Math.abs((data[at] as number) - (before.data[v * width + u] as number)) < limit
      )
        continue
      changed.data[at] = 1
    }
  }
  return changed
}

/** Share of the pixels of `within` that are set. */
export function share(mask: Mask, within: Mask): number {
  let [count, total] = [0, 0]
  for (let at = 0; at < mask.data.length; at++) {
    if (!(within.data[at] as number)) continue
    total++
    count += mask.data[at] as number
  }
  return total === 0 ? 0 : count / total
}
