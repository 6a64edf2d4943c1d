import type { Material } from './material.ts'
import type { PlaneMatte } from './matte.ts'
import { momentsOf, type Observations, type PixelMoments } from './observe.ts'

/** Variance that an encoder adds to visible pixels. */
export const CODING_VARIANCE = 3
/** How far a pixel's slope may stray from that of its mark, with and without a known color. */
const SPREAD = { known: 0.04, unknown: 0.2 }
/** Below this transmittance, the mark counts as opaque. */
const OPAQUE_BELOW = 0.08
/** A pixel whose alpha is this close to the material's consists of it. */
const SAME_ALPHA = 0.12

/** A background whose variance is at least one over this of the guess's squared error changes at every moment. */
const LIVELY = 8
/** Anything this far from all blends of background and material is something else. */
const STRANGE = 16

/** What is known about a plane before its pixels are examined individually. */
export interface Prior {
  material: Material | null
  /** Transmittance around a sample, if known from another plane. */
  transmittanceAt?: (index: number) => number
  /** Mean squared error of the guessed backgrounds. */
  guessError?: number
}

/** Fits every pixel's alpha and color: a straight line from background to observation. */
export function fitPlane(
  observations: Observations,
  matte: PlaneMatte,
  { material, transmittanceAt, guessError = 0 }: Prior,
): PlaneMatte {
  const moments = momentsOf(observations)
  // Pixels not of the known material count as opaque until proven otherwise.
  const usual = material ? 0 : pooledSlope(moments)
  for (let k = 0; k < matte.indices.length; k++) {
    const residual = residualVariance(moments, k)
    const own = material && !isStrange(moments, k, material) ? material : null
    const snapped =
      transmittanceAt?.(matte.indices[k]!) ?? slopeOf(moments, k, own, usual, residual)
    const variance = unblendedVariance(snapped, residual, moments.count)
    const measured = moments.meanSeen[k]! - snapped * moments.meanBehind[k]!
    matte.transmittance[k] = snapped
    matte.premultiplied[k] = own ? ownBetween(measured, snapped, own, moments, k) : measured
    matte.variance[k] = own ? variance : variance + meanError(moments, k, guessError)
  }
  return matte
}

/** A pixel's transmittance, kept close to what its color or the whole mark suggests. */
function slopeOf(
  moments: PixelMoments,
  k: number,
  own: Material | null,
  usual: number,
  residual: number,
): number {
  const guess = own ? transmittanceByColour(moments, k, own.colour) : usual
  const spread = own ? SPREAD.known : SPREAD.unknown
  const slope = fittedSlope(moments, k, guess, residual / (spread ** 2 * moments.count))
  return own ? snap(slope, own) : slope
}

/** A mark of several substances may be opaque outside the known one. */
function isStrange({ meanBehind, meanSeen }: PixelMoments, k: number, { colour }: Material) {
  const [behind, seen] = [meanBehind[k]!, meanSeen[k]!]
  return seen > Math.max(behind, colour) + STRANGE || seen < Math.min(behind, colour) - STRANGE
}

/** The mean background may be off by the same amount in every frame; a known color isn't. */
function ownBetween(
  measured: number,
  transmittance: number,
  { colour }: Material,
  moments: PixelMoments,
  k: number,
): number {
  const residual = residualVariance(moments, k)
  const expected = (1 - transmittance) * colour
  // If the background hardly changes over time, its guess always has the same error.
  const varBehind = moments.varBehind[k]!
  const trust = varBehind / (varBehind + 12 * residual + 60)
  return trust * measured + (1 - trust) * expected
}

function snap(slope: number, { transmittance }: Material): number {
  const away = Math.abs(slope - transmittance)
  return away < SAME_ALPHA
    ? transmittance + (slope - transmittance) * (away / SAME_ALPHA) ** 2 * 0.5
    : slope
}

/** Transmittance, assuming that the mark has this color. */
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

/** Slope over all pixels and moments together: what a single pixel may not show. */
function pooledSlope({ covariance, varBehind }: PixelMoments): number {
  let [above, below] = [0, 1e-6]
  for (let k = 0; k < covariance.length; k++) {
    above += covariance[k]!
    below += varBehind[k]!
  }
  return Math.min(1, Math.max(0, above / below))
}

/**
 * Without a known color, a pixel is calibrated by its mean background, which is a guess: over a moving picture, many
 * guesses have different errors; over a still one, they all have the same.
 */
function meanError({ varBehind, count }: PixelMoments, k: number, guessError: number): number {
  if (guessError === 0) return 0
  return guessError / (1 + count * Math.min(1, (LIVELY * varBehind[k]!) / guessError))
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
