import { type Affine, scaled } from '../motion/affine.ts'
import type { Seen } from '../motion/align.ts'
import { isHidden } from '../motion/landmarks.ts'
import { fillHoles } from '../picture/fill-holes.ts'
import { createPlane, type Plane } from '../picture/plane.ts'

/** Level of the pyramid on which two frames are compared: a quarter of the pixels. */
export const MISFIT_LEVEL = 1

/**
 * How badly two frames agree after the motion, around every pixel (squared, at half size): measured
 * where both are seen and carried into what is hidden. Where something moved by itself it is large.
 */
export function misfitMap(from: Seen, to: Seen, motion: Affine): Plane {
  const mine = from.pyramid[MISFIT_LEVEL] as Plane
  const other = to.pyramid[MISFIT_LEVEL] as Plane
  const { width, height } = mine
  const [a, b, c, d, e, f] = scaled(motion, 0.5)
  const squares = createPlane(width, height)
  const weights = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const u = a * x + b * y + c
      const v = d * x + e * y + f
      if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
      if (isHidden(from.hidden, x, y, MISFIT_LEVEL)) continue
      if (isHidden(to.hidden, u | 0, v | 0, MISFIT_LEVEL)) continue
      squares.data[at] = (between(other, u, v) - (mine.data[at] as number)) ** 2
      weights[at] = LIGHT
    }
  }
  return fillHoles(squares, weights)
}

/** So light that a value comes from some hundred pixels around and not from one. */
const LIGHT = 1 / 32

function between({ width, data }: Plane, x: number, y: number): number {
  const left = x | 0
  const top = y | 0
  const at = top * width + left
  const across = x - left
  const upper = (data[at] as number) + ((data[at + 1] as number) - (data[at] as number)) * across
  const lower =
    (data[at + width] as number) +
    ((data[at + width + 1] as number) - (data[at + width] as number)) * across
  return upper + (lower - upper) * (y - top)
}
