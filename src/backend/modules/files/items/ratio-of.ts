import { ASPECT_RATIOS, type AspectRatio } from '../../../../contract/generation.ts'
import { keysOf } from '../../../../contract/keys-of.ts'

/** More often than not, an image is a few pixels off its ratio. */
const TOLERANCE = 0.02

/** The named ratio an image has; null if it has none of them. */
export function ratioOf({ width, height }: { width: number; height: number }): AspectRatio | null {
  const ratio = width / height
  const offBy = (name: AspectRatio) => {
    const [w, h] = ASPECT_RATIOS[name]
    return Math.abs(Math.log((ratio * h) / w))
  }
  const [nearest] = keysOf(ASPECT_RATIOS).toSorted((one, other) => offBy(one) - offBy(other))
  return nearest && offBy(nearest) <= TOLERANCE ? nearest : null
}
