import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { difference, meanOf } from '../picture/plane-sums.ts'
import { STEEPEST } from './edges.ts'

/** How far a mark may extend beyond a rectangle drawn too small; from there to the second distance is examined. */
const [OVER, BESIDE] = [6, 22]

/**
 * How much of the change between two kinds of moments occurs beside a region, too: edge energy per area. A mark comes
 * and goes within the rectangle drawn around it; anything crossing its border belongs to the picture.
 */
export function spill(some: readonly Plane[], others: readonly Plane[], regionMask: Mask): number {
  const change = difference(meanOf(some), meanOf(others))
  const [near, far] = [dilated(regionMask, OVER).data, dilated(regionMask, OVER + BESIDE).data]
  const beside = { ...regionMask, data: far.map((bit, at) => bit & ~near[at]! & 1) }
  return edgeEnergy(change, beside) / Math.max(1e-6, edgeEnergy(change, regionMask))
}

/** Mean over a mask's pixels. */
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
