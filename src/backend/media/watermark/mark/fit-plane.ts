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

/** What is so far from all mixtures of background and material is of something else. */
const STRANGE = 16

/** What is known of a plane before its pixels are looked at one by one. */
export interface Prior {
  material: Material | null
  /** Transmittance around a sample, when it is known from another plane. */
  transmittanceAt?: (index: number) => number
}

/** Fits alpha and colour of every pixel: a straight line from background to what is seen. */
export function fitPlane(
  observations: Observations,
  matte: PlaneMatte,
  { material, transmittanceAt }: Prior,
): PlaneMatte {
  const moments = momentsOf(observations)
  // What is not of the known material counts as opaque until it shows otherwise.
  const usual = material ? 0 : pooledSlope(moments)
  for (let k = 0; k < matte.indices.length; k++) {
    const residual = residualVariance(moments, k)
    const own = material && !isStrange(moments, k, material) ? material : null
    const guess = own ? transmittanceByColour(moments, k, own.colour) : usual
    const spread = own ? SPREAD.known : SPREAD.unknown
    const known = transmittanceAt?.(matte.indices[k]!)
    const slope = known ?? fittedSlope(moments, k, guess, residual / (spread ** 2 * moments.count))
    const snapped = own && known === undefined ? snap(slope, own) : slope
    matte.transmittance[k] = snapped
    matte.premultiplied[k] = moments.meanSeen[k]! - snapped * moments.meanBehind[k]!
    if (own)
      matte.premultiplied[k] = ownBetween(
        matte.premultiplied[k]!,
        snapped,
        own,
        moments,
        k,
        residual,
      )
    matte.variance[k] = unblendedVariance(snapped, residual, moments.count)
  }
  return matte
}

/** A mark of several substances may let nothing through where it is not of the one that is known. */
function isStrange({ meanBehind, meanSeen }: PixelMoments, k: number, { colour }: Material) {
  const [behind, seen] = [meanBehind[k]!, meanSeen[k]!]
  return seen > Math.max(behind, colour) + STRANGE || seen < Math.min(behind, colour) - STRANGE
}

/** Mean background may be off by the same amount in every frame; a known colour is not. */
function ownBetween(
  measured: number,
  transmittance: number,
  { colour }: Material,
  { varBehind }: PixelMoments,
  k: number,
  residual: number,
): number {
  const expected = (1 - transmittance) * colour
  // Where the background hardly moves over time, its guess errs always the same way.
  const trust = varBehind[k]! / (varBehind[k]! + 12 * residual + 60)
  return trust * measured + (1 - trust) * expected
}

function snap(slope: number, { transmittance }: Material): number {
  const away = Math.abs(slope - transmittance)
  return away < SAME_ALPHA
    ? transmittance + (slope - transmittance) * (away / SAME_ALPHA) ** 2 * 0.5
    : slope
}

/** Transmittance if the mark has this colour. */
function transmittanceByColour(
  { meanBehind, meanSeen, varBehind, covariance }: PixelMoments,
  k: number,
  colour: number,
) {
  const apart = colour - meanBehind[k]!
  const squares = apart * apart + varBehind[k]!
  const products = apart * (meanSeen[k]! - meanBehind[k]!) + varBehind[k]! - covariance[k]!
  return 1 - Math.min(1, Math.max(0, products / (squares + 25)))
}

function residualVariance({ varSeen, varBehind, covariance }: PixelMoments, k: number): number {
  const explained = varBehind[k]! > 1e-3 ? covariance[k]! ** 2 / varBehind[k]! : 0
  return Math.max(CODING_VARIANCE, varSeen[k]! - explained)
}

/** Slope over all pixels and moments together: what one pixel alone may not show. */
function pooledSlope({ covariance, varBehind }: PixelMoments): number {
  let [above, below] = [0, 1e-6]
  for (let k = 0; k < covariance.length; k++) {
    above += covariance[k]!
    below += varBehind[k]!
  }
  return Math.min(1, Math.max(0, above / below))
}

function fittedSlope(moments: PixelMoments, k: number, prior: number, trust: number): number {
  const { covariance, varBehind } = moments
  const slope = (covariance[k]! + prior * trust) / (varBehind[k]! + trust)
  return Math.min(1, Math.max(0, slope))
}

function unblendedVariance(transmittance: number, residual: number, count: number): number {
  if (transmittance < OPAQUE_BELOW) return Number.POSITIVE_INFINITY
  return (CODING_VARIANCE + (2 * residual) / count) / transmittance ** 2
}
