import { createMask, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** Pixels of one tone differ by no more than this (levels of 255), at this distance. */
const [ALIKE, APART] = [5, 2]

/** A region's pixels of one tone, typical of a printed disc or plate and hardly of anything filmed. */
export function plainIn({ width, height, data }: Plane, regionMask: Mask): Mask {
  const plain = createMask(width, height)
  const steps = [-APART, APART, -APART * width, APART * width]
  for (const at of indicesOf(regionMask)) {
    const isPlain = steps.every((by) => Math.abs((data[at + by] ?? 0) - data[at]!) < ALIKE)
    plain.data[at] = isPlain ? 1 : 0
  }
  return plain
}
