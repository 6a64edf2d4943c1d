import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import { type Picture, rectMask } from './contrast.ts'
import { hasHalo } from './halo.ts'

const [WIDTH, HEIGHT] = [160, 120]
const REGION = { x: 50, y: 46, w: 60, h: 28 }
const SHAPE = { x: 60, y: 56, w: 40, h: 8 }

/** A shaded ground, with a shadow of this darkness around the shape that fades outward. */
const bare = (darkness: number): Picture[] => {
  const luma = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < luma.data.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const across = Math.max(SHAPE.x - x, x - SHAPE.x - SHAPE.w, 0)
    const down = Math.max(SHAPE.y - y, y - SHAPE.y - SHAPE.h, 0)
    const own = 100 + x / 2 + 6 * Math.sin(x / 5) * Math.cos(y / 7)
    luma.data[at] = own - darkness * Math.exp(-Math.hypot(across, down) / 3)
  }
  const half = createPlane(WIDTH / 2, HEIGHT / 2)
  return [[luma, half, half]]
}

test.each([
  ['soft shadow', 40, true],
  ['glow', -40, true],
  ['shading of the picture itself', 0, false],
])('what is left around a mark that was taken away: %s', (_, darkness, expected) => {
  const [shape, region] = [rectMask(WIDTH, HEIGHT, SHAPE), rectMask(WIDTH, HEIGHT, REGION)]
  expect(hasHalo(bare(darkness), shape, region)).toBe(expected)
})
