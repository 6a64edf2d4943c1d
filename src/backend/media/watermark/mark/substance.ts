import { mapTriple, type Triple } from '../../triple.ts'
import type { Steps, Substance } from './steps.ts'

/**
 * Anything with a higher transmittance than the clearest is invisible, and behind anything denser nothing can be
 * measured.
 */
export const [CLEAREST, DENSEST] = [0.9, 0.12]
/** Fewest steps that yield a variance, and the least variance of the picture beside them. */
const [FEWEST, STILLEST] = [30, 20]

/** A substance, and the per-channel means of what was seen on the mark and beside it. */
export interface Fit {
  substance: Substance
  near: readonly number[]
  far: readonly number[]
}

/**
 * The substance by the method of moments: both sides of an edge see the same pictures, so mean and variance beside it
 * are those under it. Null if there are too few steps or the picture is too even.
 * @param own where in the steps' pixels each of them starts
 */
export function fittedTo(steps: Steps, own: Int32Array): Fit | null {
  const [near, far] = [meanOf(steps.near, own), meanOf(steps.far, own)]
  const farSquares = squaresAbout(far, steps.far, own)
  if (own.length < FEWEST || farSquares < STILLEST * own.length) return null
  const ratio = Math.sqrt(squaresAbout(near, steps.near, own) / farSquares)
  const transmittance = withinDensities(ratio)
  const colour = mapTriple(near, (seen, c) => (seen - transmittance * far[c]) / (1 - transmittance))
  return { substance: { transmittance, colour }, near, far }
}

export const withinDensities = (transmittance: number): number =>
  Math.min(CLEAREST, Math.max(DENSEST, transmittance))

function meanOf(pixels: Float32Array, own: Int32Array): Triple<number> {
  let [luma, blue, red] = [0, 0, 0]
  for (let n = 0; n < own.length; n++) {
    const at = own[n]!
    luma += pixels[at]!
    blue += pixels[at + 1]!
    red += pixels[at + 2]!
  }
  return [luma / own.length, blue / own.length, red / own.length]
}

function squaresAbout(
  [luma, blue, red]: Triple<number>,
  pixels: Float32Array,
  own: Int32Array,
): number {
  let sum = 0
  for (let n = 0; n < own.length; n++) {
    const at = own[n]!
    sum += (pixels[at]! - luma) ** 2 + (pixels[at + 1]! - blue) ** 2 + (pixels[at + 2]! - red) ** 2
  }
  return sum
}

const GAMUT = 32

/**
 * The substance, or null if its color is darker than black or brighter than white, with some room for measurement
 * errors.
 */
export function plausible(substance: Substance): Substance | null {
  const [luma, blue, red] = substance.colour
  const light = 1.164 * (luma - 16)
  const lights = [
    light + 1.7 * (red - 128),
    light - 0.3 * (blue - 128) - 0.67 * (red - 128),
    light + 2.07 * (blue - 128),
  ]
  return lights.every((value) => value > -GAMUT && value < 255 + GAMUT) ? substance : null
}

/** How far a step is from what the substance would make of it. */
export function misfit(
  { transmittance: slope, colour }: Substance,
  { near, far }: Steps,
  at: number,
): number {
  const own = 1 - slope
  return (
    Math.abs(near[at]! - slope * far[at]! - own * colour[0]) +
    Math.abs(near[at + 1]! - slope * far[at + 1]! - own * colour[1]) +
    Math.abs(near[at + 2]! - slope * far[at + 2]! - own * colour[2])
  )
}

export function stepSize({ near, far }: Steps, at: number): number {
  return (
    Math.abs(near[at]! - far[at]!) +
    Math.abs(near[at + 1]! - far[at + 1]!) +
    Math.abs(near[at + 2]! - far[at + 2]!)
  )
}
