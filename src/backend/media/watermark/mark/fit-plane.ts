import type { Material } from './material.ts'
import type { PlaneMatte } from './matte.ts'
import { momentsOf, type Observations, type PixelMoments } from './observe.ts'

/** Variance an encoder leaves in what is seen. */
export const CODING_VARIANCE = 3
/** How far the slope of a pixel may stray from that of its mark, with and without a known colour. */
const SPREAD = { known: 0.04, unknown: 0.2 }
/** Less light than this comes through: the mark counts as opaque. */
const OPAQUE_BELOW = 0.08
/** A pixel this near to the material in its alpha is of the material. */
const SAME_ALPHA = 0.12

/** What lies so far from all mixtures of background and material is of something else. */
const STRANGE = 16

/** What is known of a plane before its pixels are looked at one by one. */
export interface Prior {
  material: Material | null
  /** Light let through around a sample, when another plane has told already. */
  throughAt?: (index: number) => number
}

/** Fits alpha and colour of every pixel: a straight line from background to what is seen. */
export function fitPlane(
  observations: Observations,
  matte: PlaneMatte,
  { material, throughAt }: Prior,
): PlaneMatte {
  const moments = momentsOf(observations)
  // What is not of the known material counts as opaque until it shows otherwise.
  const usual = material ? 0 : pooledSlope(moments)
  for (let k = 0; k < matte.indices.length; k++) {
    const residual = residualVariance(moments, k)
    const own = material && !isStrange(moments, k, material) ? material : null
    const guess = own ? throughByColour(moments, k, own.colour) : usual
    const spread = own ? SPREAD.known : SPREAD.unknown
    const known = throughAt?.(matte.indices[k] as number)
    const slope = known ?? fittedSlope(moments, k, guess, residual / (spread ** 2 * moments.count))
    const snapped = own && known === undefined ? snap(slope, own) : slope
    matte.through[k] = snapped
    matte.own[k] = (moments.meanSeen[k] as number) - snapped * (moments.meanBehind[k] as number)
    if (own) matte.own[k] = ownBetween(matte.own[k] as number, snapped, own, moments, k, residual)
    matte.variance[k] = unblendedVariance(snapped, residual, moments.count)
  }
  return matte
}

/** A mark of several substances may let nothing through where it is not of the one that is known. */
function isStrange({ meanBehind, meanSeen }: PixelMoments, k: number, { colour }: Material) {
  const [behind, seen] = [meanBehind[k] as number, meanSeen[k] as number]
  return seen > Math.max(behind, colour) + STRANGE || seen < Math.min(behind, colour) - STRANGE
}

/** Mean background may be off by the same amount in every frame; a known colour is not. */
function ownBetween(
  measured: number,
  through: number,
  { colour }: Material,
  { varBehind }: PixelMoments,
  k: number,
  residual: number,
): number {
  const expected = (1 - through) * colour
  // Where the background hardly moves over time, its guess errs always the same way.
  const trust = (varBehind[k] as number) / ((varBehind[k] as number) + 12 * residual + 60)
  return trust * measured + (1 - trust) * expected
}

function snap(slope: number, { through }: Material): number {
  const away = Math.abs(slope - through)
  return away < SAME_ALPHA ? through + (slope - through) * (away / SAME_ALPHA) ** 2 * 0.5 : slope
}

/** Light let through if the mark has this colour. */
function throughByColour(
  { meanBehind, meanSeen, varBehind, covariance }: PixelMoments,
  k: number,
  colour: number,
) {
  const apart = colour - (meanBehind[k] as number)
  const squares = apart * apart + (varBehind[k] as number)
  const products =
    apart * ((meanSeen[k] as number) - (meanBehind[k] as number)) +
    (varBehind[k] as number) -
    (covariance[k] as number)
  return 1 - Math.min(1, Math.max(0, products / (squares + 25)))
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

function fittedSlope(moments: PixelMoments, k: number, prior: number, trust: number): number {
  const { covariance, varBehind } = moments
  const slope = ((covariance[k] as number) + prior * trust) / ((varBehind[k] as number) + trust)
  return Math.min(1, Math.max(0, slope))
}

function unblendedVariance(through: number, residual: number, count: number): number {
  if (through < OPAQUE_BELOW) return Number.POSITIVE_INFINITY
  return (CODING_VARIANCE + (2 * residual) / count) / through ** 2
}
