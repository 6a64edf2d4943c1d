import { bilinear } from '../picture/bilinear.ts'
import { type Affine, scaled } from './affine.ts'
import { coverOf } from './covers.ts'
import type { FeaturePoints } from './feature-points.ts'
import { median } from './median.ts'
import type { MotionFrame } from './motion-frame.ts'
import { solve } from './solve.ts'

const ROUNDS = 6
const SETTLED = 0.003

/**
 * Refines the affine motion that maps one frame's points to another: the registration of Lucas & Kanade (1981), coarse
 * to fine over a pyramid, with the gradients of the first frame, which are the same in every round (Hager & Belhumeur
 * 1998).
 */
export function align(from: MotionFrame, to: MotionFrame, guess: Affine, coarsest: number): Affine {
  let motion = guess
  const deepest = Math.min(coarsest, from.pyramid.length - 1)
  for (let level = deepest; level >= 0; level--) {
    const scale = 1 << level
    let there = scaled(motion, 1 / scale)
    for (let round = 0; round < ROUNDS; round++) {
      const step = gaussNewtonStep(from, to, there, level)
      if (!step) break
      there = added(there, step)
      if (Math.hypot(step[2]!, step[5]!) < SETTLED) break
    }
    motion = scaled(there, scale)
  }
  return motion
}

const added = ([a, b, c, d, e, f]: Affine, step: Float64Array): Affine => [
  a + step[0]!,
  b + step[1]!,
  c + step[2]!,
  d + step[3]!,
  e + step[4]!,
  f + step[5]!,
]

const matrix = new Float64Array(36)
const right = new Float64Array(6)
const row = new Float64Array(6)

/** One Gauss–Newton step over all feature points, with Tukey's biweight against outliers. */
function gaussNewtonStep(
  from: MotionFrame,
  to: MotionFrame,
  motion: Affine,
  level: number,
): Float64Array | null {
  const featurePoints = from.featurePoints(level)
  const { limit } = residuals(featurePoints, to, motion, level)
  const { x, y, gradientX, gradientY } = featurePoints
  const { width, height } = from.pyramid[level]!
  const [cx, cy] = [width / 2, height / 2]
  matrix.fill(0)
  right.fill(0)
  for (let k = 0; k < x.length; k++) {
    const error = errors[k]!
    if (!(Math.abs(error) < limit)) continue
    const share = error / limit
    const weight = (1 - share * share) * (1 - share * share)
    const u = (x[k]! - cx) / width
    const v = (y[k]! - cy) / width
    const gx = gradientX[k]!
    const gy = gradientY[k]!
    row[0] = gx * u
    row[1] = gx * v
    row[2] = gx
    row[3] = gy * u
    row[4] = gy * v
    row[5] = gy
    accumulate(weight, -error * weight)
  }
  for (let n = 0; n < 6; n++) matrix[n * 7] = matrix[n * 7]! + (n % 3 === 2 ? 1 : 30)
  const step = solve(matrix, right)
  if (!step) return null
  const [a, b, c, d, e, f] = [step[0]!, step[1]!, step[2]!, step[3]!, step[4]!, step[5]!]
  const [ax, bx, dx, ex] = [a / width, b / width, d / width, e / width]
  return Float64Array.of(ax, bx, c - ax * cx - bx * cy, dx, ex, f - dx * cx - ex * cy)
}

/** Adds one feature point to the normal equations; only the lower triangle is needed. */
function accumulate(weight: number, value: number): void {
  for (let i = 0; i < 6; i++) {
    const own = row[i]!
    const weighted = weight * own
    for (let j = 0; j <= i; j++) matrix[i * 6 + j] = matrix[i * 6 + j]! + weighted * row[j]!
    right[i] = right[i]! + value * own
  }
}

let errors = new Float32Array(0)
let sizes = new Float32Array(0)

/** Differences at the feature points after the motion, their median, and the size from which they are outliers. */
export function residuals(
  featurePoints: FeaturePoints,
  to: MotionFrame,
  [a, b, c, d, e, f]: Affine,
  level: number,
) {
  const { x, y, value } = featurePoints
  const { width, height, data } = to.pyramid[level]!
  const cover = to.hidden && coverOf(to.hidden, level)
  if (errors.length < x.length) {
    errors = new Float32Array(x.length)
    sizes = new Float32Array(x.length)
  }
  let known = 0
  for (let k = 0; k < x.length; k++) {
    const u = a * x[k]! + b * y[k]! + c
    const v = d * x[k]! + e * y[k]! + f
    errors[k] = Number.NaN
    if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
    const at = (v | 0) * width + (u | 0)
    if (cover?.[at]) continue
    const error = bilinear(data, width, u, v) - value[k]!
    errors[k] = error
    sizes[known++] = Math.abs(error)
  }
  const typical = known === 0 ? 0 : median(sizes, known)
  return { typical, known, limit: Math.max(6, 4.5 * 1.48 * typical) }
}
