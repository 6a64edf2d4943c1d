import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { difference, meanOf } from '../picture/plane-sums.ts'
import { STEEPEST } from './edges.ts'

/** A rectangle drawn too small lets a mark reach so far out of it; so far beyond that is looked at. */
const [OVER, BESIDE] = [6, 22]

/**
 * How much of what changes between two kinds of moments changes beside a region, too: the energy of its edges,
 * area for area. A mark comes and goes within the rectangle that was drawn around it; what comes
 * in across its border is the picture's.
 */
export function spill(some: readonly Plane[], others: readonly Plane[], regionMask: Mask): number {
  const change = difference(meanOf(some), meanOf(others))
  const [near, far] = [dilated(regionMask, OVER).data, dilated(regionMask, OVER + BESIDE).data]
  const beside = { ...regionMask, data: far.map((bit, at) => bit & ~near[at]! & 1) }
  return edgeEnergy(change, beside) / Math.max(1e-6, edgeEnergy(change, regionMask))
}

/** Mean over the pixels of a mask. */
function edgeEnergy({ width, height, data }: Plane, mask: Mask): number {
  let [sum, count] = [0, 1e-9]
  for (const at of indicesOf(mask)) {
    if (at >= width * (height - 1) || at % width === width - 1) continue
    const x = data[at + 1]! - data[at]!
    const y = data[at + width]! - data[at]!
    const length = Math.hypot(x, y)
    sum += length * Math.min(length, STEEPEST)
    count++
  }
  return sum / count
}
