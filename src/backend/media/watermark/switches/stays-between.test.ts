import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { IDENTITY } from '../motion/affine.ts'
import { createPlane } from '../picture/plane.ts'
import { staysBetween } from './stays-between.ts'

const [WIDTH, HEIGHT, FRAMES] = [120, 90, 40]
const REGION = rectMask(WIDTH, HEIGHT, { x: 30, y: 25, w: 60, h: 40 })

/** Bars in the frames where `isShown` says so, over a panning ground. */
const scene = (isShown: (index: number) => boolean) => ({
  track: { first: 0, steps: Array.from({ length: FRAMES }, () => IDENTITY) },
  regionMask: REGION,
  surround: REGION,
  luma: (index: number) => {
    const plane = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const isBar = isShown(index) && x >= 45 && x < 75 && y >= 35 && y < 55 && x % 4 < 2
      plane.data[at] = isBar ? 220 : 90 + 40 * Math.sin((x + 5 * index) / 3) * Math.cos(y / 4)
    }
    return plane
  },
})

test.each([
  ['stands there all the time', () => true, true],
  ['is gone between its visits', (index: number) => index >= 24, false],
])('a mark that %s is told from the picture behind it that changes', (_, isShown, stays) => {
  expect(staysBetween(scene(isShown), [{ from: 24, to: FRAMES }])).toBe(stays)
})
