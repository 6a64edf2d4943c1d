import { halved, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import type { Picture } from './contrast.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from './matte.ts'
import { momentsOf, type Observations, observe, type PixelMoments } from './observe.ts'

/** Variance an encoder leaves in what is seen. */
const CODING_VARIANCE = 3
/** How far the slope of one pixel may stray from that of the whole mark. */
const SLOPE_SPREAD = 0.2
/** Less light than this comes through: the mark counts as opaque. */
const OPAQUE_BELOW = 0.08

/** Finds alpha and colour of a mark that stands still from many moments of its background. */
export function estimateMatte(samples: readonly Picture[], shape: Mask): Matte {
  const small = halved(shape)
  const luma = observe(planesOf(samples, 0), shape)
  const first = fitPlane(luma, emptyPlaneMatte(shape))
  const colour = (plane: 1 | 2) =>
    fitPlane(
      observe(planesOf(samples, plane), small),
      emptyPlaneMatte(small),
      throughOf(first, shape),
    )
  return { shape, planes: [first, colour(1), colour(2)] }
}

const planesOf = (samples: readonly Picture[], plane: 0 | 1 | 2): Plane[] =>
  samples.map((sample) => sample[plane])

/** Mean light let through around each colour sample. */
function throughOf({ indices, through }: PlaneMatte, shape: Mask): (index: number) => number {
  const whole = new Float32Array(shape.data.length).fill(1)
  for (let k = 0; k < indices.length; k++) whole[indices[k] as number] = through[k] as number
  const half = (shape.width + 1) >> 1
  return (index) => {
    const x = (index % half) * 2
    const y = Math.floor(index / half) * 2
    const at = y * shape.width + x
    const right = x + 1 < shape.width ? 1 : 0
    const down = y + 1 < shape.height ? shape.width : 0
    return (
      ((whole[at] as number) +
        (whole[at + right] as number) +
        (whole[at + down] as number) +
        (whole[at + down + right] as number)) /
      4
    )
  }
}

function fitPlane(
  observations: Observations,
  matte: PlaneMatte,
  known?: (index: number) => number,
): PlaneMatte {
  const moments = momentsOf(observations)
  const slope = known ? 0 : pooledSlope(moments)
  for (let k = 0; k < matte.indices.length; k++) {
    const residual = residualVariance(moments, k)
    const through = known
      ? known(matte.indices[k] as number)
      : fittedSlope(moments, k, slope, residual)
    matte.through[k] = through
    matte.own[k] = (moments.meanSeen[k] as number) - through * (moments.meanBehind[k] as number)
    matte.variance[k] = unblendedVariance(through, residual, moments.count)
  }
  return matte
}

function residualVariance({ varSeen, varBehind, covariance }: PixelMoments, k: number): number {
  const explained =
    (varBehind[k] as number) > 1e-3 ? (covariance[k] as number) ** 2 / (varBehind[k] as number) : 0
  return Math.max(CODING_VARIANCE, (varSeen[k] as number) - explained)
}

/** Slope over all pixels and moments together: what one pixel alone may not show. */
function pooledSlope({ covariance, varBehind }: PixelMoments): number {
  let [above, below] = [0, 1e-6]
  for (let k = 0; k < covariance.length; k++) {
    above += covariance[k] as number
    below += varBehind[k] as number
  }
  return Math.min(1, Math.max(0, above / below))
}

function fittedSlope(moments: PixelMoments, k: number, prior: number, residual: number): number {
  const { covariance, varBehind, count } = moments
  const trust = residual / (SLOPE_SPREAD ** 2 * count)
  const slope = ((covariance[k] as number) + prior * trust) / ((varBehind[k] as number) + trust)
  return Math.min(1, Math.max(0, slope))
}

function unblendedVariance(through: number, residual: number, count: number): number {
  if (through < OPAQUE_BELOW) return Number.POSITIVE_INFINITY
  return (CODING_VARIANCE + (2 * residual) / count) / through ** 2
}
