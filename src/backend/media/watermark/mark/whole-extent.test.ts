import { expect, test } from 'vitest'
import { createPlane, type Plane } from '../picture/plane.ts'
import { wholeExtent } from './whole-extent.ts'

const [WIDTH, HEIGHT, MOMENTS] = [120, 90, 4]
const DRAWN = { x: 40, y: 30, w: 40, h: 20 }

/** Bars that stand between two columns, over a ground that moves so far from moment to moment. */
const moments = (left: number, right: number, pan: number): Plane[] =>
  Array.from({ length: MOMENTS }, (_, t) => {
    const plane = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const isBar = x >= left && x < right && y >= 34 && y < 46 && x % 4 < 2
      plane.data[at] = isBar ? 220 : 90 + 40 * Math.sin((x + pan * t) / 3) * Math.cos(y / 4)
    }
    return plane
  })

test('a rectangle that cuts off a mark reaches over all of it, and beyond that no farther than a step', () => {
  const { x, y, w, h } = wholeExtent(moments(45, 85, 5), DRAWN)
  expect([x, y, h]).toEqual([DRAWN.x, DRAWN.y, DRAWN.h])
  expect(x + w).toBeGreaterThanOrEqual(85)
  expect(x + w).toBeLessThan(92)
})

test.each([
  ['around a mark', 44, 76, 5],
  ['in a still picture whose own edges go on beyond it', 0, WIDTH, 0],
])('a rectangle stays as it was drawn: %s', (_, left, right, pan) => {
  expect(wholeExtent(moments(left, right, pan), DRAWN)).toEqual(DRAWN)
})
