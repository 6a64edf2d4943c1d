import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import { IDENTITY } from './affine.ts'
import { motionFrame } from './motion-frame.ts'
import { ownMotion } from './own-motion.ts'

const [WIDTH, HEIGHT] = [200, 140]

const texture = (x: number, y: number, seed: number): number =>
  40 * Math.sin(x / 3 + seed) * Math.cos(y / 4 - seed) + 25 * Math.sin((x + 2 * y) / 7 + seed)

/** A still, textured ground, with a block in front that is this far from its place. */
function frame(dx: number, dy: number) {
  const luma = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < luma.data.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const [u, v] = [x - 60 - dx, y - 40 - dy]
    const isBlock = u >= 0 && v >= 0 && u < 70 && v < 60
    luma.data[at] = isBlock ? 170 + texture(u, v, 2) : 90 + texture(x, y, 0)
  }
  return motionFrame(luma, null)
}

test('what moves by itself is followed, while the picture behind it stands', () => {
  const motion = ownMotion(frame(0, 0), frame(17, -9), IDENTITY, null)
  expect(motion?.[2]).toBeCloseTo(17, 0)
  expect(motion?.[5]).toBeCloseTo(-9, 0)
})

test('where nothing moves by itself there is nothing to follow', () => {
  expect(ownMotion(frame(0, 0), frame(0, 0), IDENTITY, null)).toBeNull()
})
