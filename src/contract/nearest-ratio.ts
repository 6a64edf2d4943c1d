import { ASPECT_RATIOS, type AspectRatio } from './generation.ts'
import { keysOf } from './keys-of.ts'

/** The named ratio that is closest to a picture's. */
export function nearestRatio({ width, height }: { width: number; height: number }): AspectRatio {
  const farFrom = (ratio: AspectRatio) =>
    Math.abs(Math.log((width * ASPECT_RATIOS[ratio][1]) / (height * ASPECT_RATIOS[ratio][0])))
  return keysOf(ASPECT_RATIOS).reduce((best, one) => (farFrom(one) < farFrom(best) ? one : best))
}
