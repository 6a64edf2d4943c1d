import { indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** Most pixels used to compare two moments. */
const POINTS = 1500

/**
 * The most dissimilar moments, in their original order, by farthest-point sampling (Gonzalez 1985): a mostly still
 * scene repeats itself, and a hand that passes once reveals what nothing else does.
 */
export function mostDiverse(lumas: readonly Plane[], regionMask: Mask, count: number): number[] {
  if (lumas.length <= count) return lumas.map((_, index) => index)
  const pixels = indicesOf(regionMask)
  const step = Math.max(1, Math.ceil(pixels.length / POINTS))
  const points = pixels.filter((_, k) => k % step === 0)
  const nearest = new Float64Array(lumas.length).fill(Number.POSITIVE_INFINITY)
  const chosen: number[] = []
  for (let next = lumas.length >> 1; chosen.length < count; next = farthest(nearest)) {
    chosen.push(next)
    for (let n = 0; n < lumas.length; n++)
      nearest[n] = Math.min(nearest[n]!, difference(lumas[n]!, lumas[next]!, points))
    nearest[next] = -1
  }
  return chosen.sort((a, b) => a - b)
}

const farthest = (nearest: Float64Array): number => nearest.indexOf(Math.max(...nearest))

function difference({ data: a }: Plane, { data: b }: Plane, points: Int32Array): number {
  let sum = 0
  for (const at of points) sum += Math.abs(a[at]! - b[at]!)
  return sum
}
