import { intersection, type Rect } from '../geometry.ts'
import { type Affine, IDENTITY, scaled } from '../motion/affine.ts'
import { type MotionFrame, motionFrame } from '../motion/motion-frame.ts'
import { pyramidOf } from '../motion/pyramid.ts'
import { motionBetween } from '../motion/track.ts'
import { bilinear } from '../picture/bilinear.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import type { Stretch } from './independent-motion.ts'

/** Frames before and after, far enough for a mark to have moved on; the offsets vary from frame to frame. */
const OFFSETS = [13, 29, 19, 37, 17, 31, 23]
/** No difference counts more than this. */
const CLIP = 60

/**
 * Background subtraction with a moving camera: the difference inside a rectangle between a frame and the mean of frames
 * before and after it, aligned by the camera's motion.
 */
export function backgroundSubtractor(
  { first, end, luma }: Stretch,
  level: number,
): (index: number, within: Rect) => Plane {
  const motionFrameAt = (index: number): MotionFrame =>
    motionFrame(pyramidOf(luma(index))[level]!, null)
  const offsetAt = (n: number) => OFFSETS[n % OFFSETS.length]!
  const otherOf = (index: number, sign: number, n: number): number => {
    for (const offset of [sign * offsetAt(n), -sign * offsetAt(n + 3)])
      if (index + offset >= first && index + offset < end) return index + offset
    return sign < 0 ? first : end - 1
  }
  return (index, within) => {
    const now = luma(index)
    const own = motionFrameAt(index)
    const background = createPlane(now.width, now.height)
    const counts = new Uint8Array(background.data.length)
    const box = intersection(within, { x: 0, y: 0, w: now.width, h: now.height })
    for (const other of [otherOf(index, -1, index), otherOf(index, 1, 3 * index + 1)]) {
      const motion = motionBetween(own, motionFrameAt(other), IDENTITY)
      if (motion)
        add(
          background,
          counts,
          box,
          luma(other),
          motion === IDENTITY ? motion : scaled(motion, 1 << level),
        )
    }
    subtract(now, background, counts, box)
    return background
  }
}

function add(sums: Plane, counts: Uint8Array, box: Rect, other: Plane, motion: Affine): void {
  const { width, height, data } = other
  const [a, b, c, d, e, f] = motion
  for (let y = box.y; y < box.y + box.h; y++)
    for (let x = box.x, at = y * width + x; x < box.x + box.w; x++, at++) {
      const u = a * x + b * y + c
      const v = d * x + e * y + f
      const isInside = u >= 0 && v >= 0 && u < width - 1 && v < height - 1
      if (!isInside && motion !== IDENTITY) continue
      sums.data[at] =
        sums.data[at]! + (motion === IDENTITY ? data[at]! : bilinear(data, width, u, v))
      counts[at] = counts[at]! + 1
    }
}

/** Turns the sums of other frames into the difference of this one from their mean. */
function subtract({ width, data }: Plane, sums: Plane, counts: Uint8Array, box: Rect): void {
  for (let y = box.y; y < box.y + box.h; y++)
    for (let at = y * width + box.x, end = at + box.w; at < end; at++) {
      if (counts[at] === 0) continue
      const mean = sums.data[at]! / counts[at]!
      sums.data[at] = Math.max(-CLIP, Math.min(CLIP, data[at]! - mean))
    }
}
