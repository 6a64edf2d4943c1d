import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type Affine, scaled } from './affine.ts'
import { isHidden, type Landmarks } from './landmarks.ts'
import type { Pyramid } from './pyramid.ts'
import { solve } from './solve.ts'

/** One frame as motion is measured on it. */
export interface Seen {
  pyramid: Pyramid
  hidden: Mask | null
  landmarks: readonly Landmarks[]
}

const ROUNDS = 6
const SETTLED = 0.003

/** Refines the motion that takes the points of one frame into another, coarse to fine. */
export function align(from: Seen, to: Seen, guess: Affine, coarsest: number): Affine {
  let motion = guess
  const deepest = Math.min(coarsest, from.pyramid.length - 1)
  for (let level = deepest; level >= 0; level--) {
    const scale = 1 << level
    let there = scaled(motion, 1 / scale)
    for (let round = 0; round < ROUNDS; round++) {
      const step = improve(from, to, there, level)
      if (!step) break
      there = there.map((value, index) => value + (step[index] as number)) as unknown as Affine
      if (Math.hypot(step[2] as number, step[5] as number) < SETTLED) break
    }
    motion = scaled(there, scale)
  }
  return motion
}

/** One Gauss–Newton step over all landmarks; those that do not fit count less. */
function improve(from: Seen, to: Seen, motion: Affine, level: number): Float64Array | null {
  const landmarks = from.landmarks[level] as Landmarks
  const { errors, limit } = misfits(landmarks, to, motion, level)
  const { width, height } = from.pyramid[level] as Plane
  const [cx, cy] = [width / 2, height / 2]
  const matrix = new Float64Array(36)
  const right = new Float64Array(6)
  const row = new Float64Array(6)
  for (let k = 0; k < errors.length; k++) {
    const error = errors[k] as number
    if (!(Math.abs(error) < limit)) continue
    const weight = (1 - (error / limit) ** 2) ** 2
    const [x, y] = [
      ((landmarks.x[k] as number) - cx) / width,
      ((landmarks.y[k] as number) - cy) / width,
    ]
    const [gx, gy] = [landmarks.slopeX[k] as number, landmarks.slopeY[k] as number]
    row.set([gx * x, gx * y, gx, gy * x, gy * y, gy])
    accumulate(matrix, right, row, weight, -error * weight)
  }
  for (let n = 0; n < 6; n++) matrix[n * 7] = (matrix[n * 7] as number) + (n % 3 === 2 ? 1 : 30)
  const step = solve(matrix, right)
  if (!step) return null
  const [a, b, c, d, e, f] = step as unknown as Affine
  const [ax, bx, dx, ex] = [a / width, b / width, d / width, e / width]
  return Float64Array.of(ax, bx, c - ax * cx - bx * cy, dx, ex, f - dx * cx - ex * cy)
}

function accumulate(
  matrix: Float64Array,
  right: Float64Array,
  row: Float64Array,
  weight: number,
  value: number,
): void {
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++)
      matrix[i * 6 + j] =
        (matrix[i * 6 + j] as number) +
        ((weight * (row[i] as number) * (row[j] as number)) as number)
    right[i] = (right[i] as number) + ((value * (row[i] as number)) as number)
  }
}

/** Differences at the landmarks after the motion, and the size from which they are outliers. */
export function misfits(landmarks: Landmarks, to: Seen, motion: Affine, level: number) {
  const [a, b, c, d, e, f] = motion
  const plane = to.pyramid[level] as Plane
  const errors = new Float32Array(landmarks.x.length)
  for (let k = 0; k < errors.length; k++) {
    const [x, y] = [landmarks.x[k] as number, landmarks.y[k] as number]
    const value = bilinear(plane, a * x + b * y + c, d * x + e * y + f, to.hidden, level)
    errors[k] = value - (landmarks.value[k] as number)
  }
  const known = errors
    .filter((error) => !Number.isNaN(error))
    .map(Math.abs)
    .sort()
  const typical = (known[known.length >> 1] as number) ?? 0
  return { errors, typical, known: known.length, limit: Math.max(6, 4.5 * 1.48 * typical) }
}

/** Value between four pixels; not a number outside the picture and under a mark. */
function bilinear(plane: Plane, x: number, y: number, hidden: Mask | null, level: number): number {
  const { width, height, data } = plane
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return Number.NaN
  const left = x | 0
  const top = y | 0
  if (isHidden(hidden, left, top, level)) return Number.NaN
  const at = top * width + left
  const across = x - left
  const upper = (data[at] as number) + ((data[at + 1] as number) - (data[at] as number)) * across
  const lower =
    (data[at + width] as number) +
    ((data[at + width + 1] as number) - (data[at + width] as number)) * across
  return upper + (lower - upper) * (y - top)
}
