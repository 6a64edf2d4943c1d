import { ASPECT_RATIOS, type AspectRatio } from './generation.ts'
import { keysOf } from './keys-of.ts'

interface Size {
  width: number
  height: number
}

/** The named ratio closest to a picture's, among all ratios or the given ones. */
export function nearestRatio(size: Size): AspectRatio
export function nearestRatio<Ratio extends AspectRatio>(
  size: Size,
  among: readonly [Ratio, ...Ratio[]],
): Ratio
export function nearestRatio(
  { width, height }: Size,
  among: readonly AspectRatio[] = keysOf(ASPECT_RATIOS),
): AspectRatio {
  const farFrom = (ratio: AspectRatio) =>
    Math.abs(Math.log((width * ASPECT_RATIOS[ratio][1]) / (height * ASPECT_RATIOS[ratio][0])))
  return among.reduce((best, one) => (farFrom(one) < farFrom(best) ? one : best))
}
