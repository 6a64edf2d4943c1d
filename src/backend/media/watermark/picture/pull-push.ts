import { enlarge } from './hole-filler.ts'
import { createPlane, type Plane } from './plane.ts'

/**
 * Pull–push interpolation (Gortler et al., The Lumigraph, 1996): every coarser level has the weighted means of the one
 * below, and a hole takes the value of the first level that has one.
 */
export function pullPush(values: Plane, weights: Float32Array): Plane {
  const { width, height } = values
  if (width <= 2 && height <= 2) return flat(values, weights)
  const [coarse, coarseWeights] = shrink(values, weights)
  const { data, ...size } = pullPush(coarse, coarseWeights)
  const below = { ...size, values: data }
  const filled = createPlane(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const weight = Math.min(1, weights[at]!)
      const value = weight < 1 ? enlarge(below, x, y) : 0
      filled.data[at] = weight * values.data[at]! + (1 - weight) * value
    }
  }
  return filled
}

function flat(values: Plane, weights: Float32Array): Plane {
  let sum = 0
  let total = 1e-9
  for (let at = 0; at < weights.length; at++) {
    sum += values.data[at]! * weights[at]!
    total += weights[at]!
  }
  const filled = createPlane(values.width, values.height)
  filled.data.fill(sum / total)
  return filled
}

function shrink(values: Plane, weights: Float32Array): [Plane, Float32Array] {
  const { width, height } = values
  const coarse = createPlane((width + 1) >> 1, (height + 1) >> 1)
  const sums = new Float32Array(coarse.data.length)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * coarse.width
    for (let x = 0; x < width; x++, at++) {
      coarse.data[row + (x >> 1)] =
        coarse.data[row + (x >> 1)]! + (values.data[at]! * weights[at]!)!
      sums[row + (x >> 1)] = sums[row + (x >> 1)]! + weights[at]!
    }
  }
  for (let at = 0; at < sums.length; at++) {
    if (sums[at]! > 0) coarse.data[at] = coarse.data[at]! / sums[at]!
    sums[at] = Math.min(1, sums[at]!)
  }
  return [coarse, sums]
}
