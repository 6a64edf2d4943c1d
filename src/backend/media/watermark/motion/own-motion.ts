import { bilinear } from '../picture/bilinear.ts'
import { type Affine, composed, scaled } from './affine.ts'
import { align, residuals } from './align.ts'
import { coverOf } from './covers.ts'
import type { FeaturePoints } from './feature-points.ts'
import { median } from './median.ts'
import type { MotionFrame } from './motion-frame.ts'

/** Fewer points that the camera's motion doesn't explain are noise. */
const FEWEST = 30
/** An independent motion must leave at most this share of the camera motion's error at these points. */
const EXPLAINED = 0.35
/** Independent motion is searched on a small picture, this far in each direction. */
const [LEVEL, RANGE] = [2, 10]
/** Pyramid level from which the motion is refined. */
const COARSEST = 1

/**
 * The motion of something that doesn't move with the picture, such as a car driving through it: the motion that
 * explains the points left unexplained by the camera's. Null if there is none.
 */
export function ownMotion(
  from: MotionFrame,
  to: MotionFrame,
  camera: Affine,
  guess: Affine | null,
): Affine | null {
  const left = levelsLeft(from, to, camera)
  const strange = { ...from, featurePoints: left }
  const before = typicalError(left(0), to, camera)
  if (left(0).x.length < FEWEST || left(LEVEL).x.length < FEWEST / 3) return null
  const starts = [guess, shifted(camera, left(LEVEL), to)].filter((start) => start !== null)
  const tries = starts.map((start) => align(strange, to, start, COARSEST))
  const errors = tries.map((motion) => typicalError(left(0), to, motion))
  const best = errors.indexOf(Math.min(...errors))
  return errors[best]! < EXPLAINED * before ? tries[best]! : null
}

/** Each level's points that the camera's motion doesn't explain. */
function levelsLeft(from: MotionFrame, to: MotionFrame, camera: Affine) {
  const known: FeaturePoints[] = []
  return (level: number): FeaturePoints => {
    known[level] ??= unexplained(from.featurePoints(level), to, scaled(camera, 2 ** -level), level)
    return known[level]
  }
}

function unexplained(points: FeaturePoints, to: MotionFrame, motion: Affine, level: number) {
  const { limit } = residuals(points, to, motion, level)
  const kept: number[] = []
  for (let k = 0; k < points.x.length; k++)
    if (errorAt(points, k, to, motion, level) > limit) kept.push(k)
  const pick = (values: Float32Array) => Float32Array.from(kept, (k) => values[k]!)
  return {
    x: pick(points.x),
    y: pick(points.y),
    value: pick(points.value),
    gradientX: pick(points.gradientX),
    gradientY: pick(points.gradientY),
  }
}

/** A point's error after a motion; NaN if the other frame doesn't show it. */
function errorAt(
  { x, y, value }: FeaturePoints,
  k: number,
  to: MotionFrame,
  [a, b, c, d, e, f]: Affine,
  level: number,
): number {
  const { width, height, data } = to.pyramid[level]!
  const u = a * x[k]! + b * y[k]! + c
  const v = d * x[k]! + e * y[k]! + f
  if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) return Number.NaN
  if (to.hidden && coverOf(to.hidden, level)[(v | 0) * width + (u | 0)]) return Number.NaN
  return Math.abs(bilinear(data, width, u, v) - value[k]!)
}

function typicalError(points: FeaturePoints, to: MotionFrame, motion: Affine): number {
  const errors = new Float32Array(points.x.length)
  let known = 0
  for (let k = 0; k < errors.length; k++) {
    const error = errorAt(points, k, to, motion, 0)
    if (!Number.isNaN(error)) errors[known++] = error
  }
  return known < FEWEST / 2 ? Number.POSITIVE_INFINITY : median(errors, known)
}

/** The camera's motion followed by the best shift, in whole pixels of a small picture. */
function shifted(camera: Affine, points: FeaturePoints, to: MotionFrame): Affine {
  const there = scaled(camera, 2 ** -LEVEL)
  let [best, least] = [camera, Number.POSITIVE_INFINITY]
  for (let dy = -RANGE; dy <= RANGE; dy++)
    for (let dx = -RANGE; dx <= RANGE; dx++) {
      const motion = composed([1, 0, dx, 0, 1, dy], there)
      let [sum, known] = [0, 0]
      for (let k = 0; k < points.x.length; k++) {
        const error = errorAt(points, k, to, motion, LEVEL)
        if (Number.isNaN(error)) continue
        sum += Math.min(MOST, error)
        known++
      }
      if (known < points.x.length / 2 || sum / known >= least) continue
      least = sum / known
      best = scaled(motion, 2 ** LEVEL)
    }
  return best
}

/** No point counts more than this. */
const MOST = 40
