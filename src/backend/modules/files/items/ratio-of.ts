import { ASPECT_RATIOS, type AspectRatio } from '../../../../contract/generation.ts'
import { keysOf } from '../../../../contract/keys-of.ts'

/** A picture is a few pixels off its ratio more often than not. */
const TOLERANCE = 0.02

/** The named ratio a picture has; null when it is none of them. */
export function ratioOf({ width, height }: { width: number; height: number }): AspectRatio | null {
  const ratio = width / height
  const offBy = (name: AspectRatio) => {
    const [w, h] = ASPECT_RATIOS[name]
    return Math.abs(Math.log((ratio * h) / w))
  }
  const [nearest] = keysOf(ASPECT_RATIOS).toSorted((one, other) => offBy(one) - offBy(other))
  return nearest && offBy(nearest) <= TOLERANCE ? nearest : null
}
