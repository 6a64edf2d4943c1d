import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type FeaturePoints, findFeaturePoints } from './feature-points.ts'
import { type Pyramid, pyramidOf } from './pyramid.ts'

/** One frame as motion is measured on it. */
export interface MotionFrame {
  pyramid: Pyramid
  hidden: Mask | null
  /** Feature points of one level, found when they are first needed. */
  featurePoints: (level: number) => FeaturePoints
}

/** Prepares one frame for measuring motion, in the memory of a pyramid that is not needed any more. */
export function motionFrame(luma: Plane, hidden: Mask | null, spare?: Pyramid): MotionFrame {
  const pyramid = pyramidOf(luma, spare)
  const found: FeaturePoints[] = []
  const featurePoints = (level: number): FeaturePoints => {
    found[level] ??= findFeaturePoints(pyramid[level]!, hidden, level)
    return found[level]
  }
  return { pyramid, hidden, featurePoints }
}
