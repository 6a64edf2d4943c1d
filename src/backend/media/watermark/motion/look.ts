import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { findLandmarks, type Landmarks } from './landmarks.ts'
import { type Pyramid, pyramidOf } from './pyramid.ts'

/** One frame as motion is measured on it. */
export interface Seen {
  pyramid: Pyramid
  hidden: Mask | null
  /** Landmarks of one level, looked for when they are first asked for. */
  landmarks: (level: number) => Landmarks
}

/** Prepares one frame for measuring motion, in the memory of a pyramid that is not needed any more. */
export function look(luma: Plane, hidden: Mask | null, spare?: Pyramid): Seen {
  const pyramid = pyramidOf(luma, spare)
  const found: Landmarks[] = []
  const landmarks = (level: number): Landmarks => {
    found[level] ??= findLandmarks(pyramid[level]!, hidden, level)
    return found[level]
  }
  return { pyramid, hidden, landmarks }
}
