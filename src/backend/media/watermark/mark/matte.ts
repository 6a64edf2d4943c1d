import type { Mask } from '../picture/mask.ts'
import { indicesOf } from '../picture/mask.ts'

/**
 * How a mark was composited: seen = (1 − alpha) · picture + alpha · color. One entry per pixel of the shape, for luma
 * and for both chroma planes, which have their own alpha at half the size.
 */
export interface PlaneMatte {
  indices: Int32Array
  /** Share of the light behind the mark that reaches the picture: 1 − alpha. */
  transmittance: Float32Array
  /** What the mark adds: its color multiplied by alpha. */
  premultiplied: Float32Array
  /** Variance of the un-blended picture: from the observation and from the estimate itself. */
  variance: Float32Array
}

export interface Matte {
  shape: Mask
  planes: readonly [PlaneMatte, PlaneMatte, PlaneMatte]
}

export function emptyPlaneMatte(shape: Mask): PlaneMatte {
  const indices = indicesOf(shape)
  const list = () => new Float32Array(indices.length)
  return {
    indices,
    transmittance: list(),
    premultiplied: list(),
    variance: list().fill(Number.POSITIVE_INFINITY),
  }
}
