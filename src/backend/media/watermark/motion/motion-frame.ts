import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type FeaturePoints, findFeaturePoints } from './feature-points.ts'
import { type Pyramid, pyramidOf } from './pyramid.ts'

/** A frame prepared for measuring motion. */
export interface MotionFrame {
  pyramid: Pyramid
  hidden: Mask | null
  /** Feature points of one level, found on demand. */
  featurePoints: (level: number) => FeaturePoints
}

/** Prepares a frame for measuring motion, reusing the memory of a discarded pyramid. */
export function motionFrame(luma: Plane, hidden: Mask | null, spare?: Pyramid): MotionFrame {
  const pyramid = pyramidOf(luma, spare)
  const found: FeaturePoints[] = []
  const featurePoints = (level: number): FeaturePoints => {
    found[level] ??= findFeaturePoints(pyramid[level]!, hidden, level)
    return found[level]
  }
  return { pyramid, hidden, featurePoints }
}
