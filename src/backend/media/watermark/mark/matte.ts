import type { Mask } from '../picture/mask.ts'
import { indicesOf } from '../picture/mask.ts'

/**
 * A mark as it was composited: seen = (1 − alpha) · picture + alpha · colour. One entry per pixel of the shape,
 * for luma and for both colour planes, which have an alpha of their own at half the size.
 */
export interface PlaneMatte {
  indices: Int32Array
  /** Share of the light behind the mark that reaches the picture: 1 − alpha. */
  transmittance: Float32Array
  /** What the mark adds: its colour multiplied by alpha. */
  premultiplied: Float32Array
  /** Variance of the un-blended picture: of what was seen, and of the estimate itself. */
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
