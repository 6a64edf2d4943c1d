import { type Affine, scaled } from '../motion/affine.ts'
import { coverOf } from '../motion/covers.ts'
import type { MotionFrame } from '../motion/motion-frame.ts'

/** Pyramid level at which frames are compared, and the step over its rows and columns. */
const LEVEL = 1
const STRIDE = 4
const FEWEST = 60
/**
 * To count for the whole picture, a brightness difference must be this large, and exceed its own variation by this
 * factor.
 */
const LEAST = 2
const CLEAR = 2

/**
 * How much brighter another frame is as a whole, as when a camera adapts to the light; 0 if the difference isn't
 * uniform.
 */
export function brightnessOffset(from: MotionFrame, to: MotionFrame, motion: Affine): number {
  const apart = differences(from, to, scaled(motion, 1 / (1 << LEVEL)))
  if (apart.length < FEWEST) return 0
  const ordered = Float64Array.from(apart).sort()
  const quantile = (share: number) => ordered[Math.floor(share * ordered.length)]!
  const middle = quantile(0.5)
  const spread = (quantile(0.75) - quantile(0.25)) / 2
  return Math.abs(middle) > Math.max(LEAST, CLEAR * spread) ? middle : 0
}

/** Differences of some pixels seen in both frames. */
function differences(from: MotionFrame, to: MotionFrame, [a, b, c, d, e, f]: Affine): number[] {
  const { width, height, data } = from.pyramid[LEVEL]!
  const other = to.pyramid[LEVEL]!.data
  const own = from.hidden && coverOf(from.hidden, LEVEL)
  const theirs = to.hidden && coverOf(to.hidden, LEVEL)
  const apart: number[] = []
  const compare = (at: number, u: number, v: number) => {
    if (!(u >= 0 && v >= 0 && u < width && v < height)) return
    const there = v * width + u
    if (own?.[at] || theirs?.[there]) return
    apart.push(other[there]! - data[at]!)
  }
  for (let y = 0; y < height; y += STRIDE)
    for (let x = 0; x < width; x += STRIDE)
      compare(y * width + x, Math.round(a * x + b * y + c), Math.round(d * x + e * y + f))
  return apart
}
