import { expect, test } from 'vitest'
import { createPlane } from '../picture/plane.ts'
import type { Picture } from './contrast.ts'
import { wholeExtent } from './whole-extent.ts'

const [WIDTH, HEIGHT, MOMENTS] = [120, 90, 4]
const DRAWN = { x: 40, y: 30, w: 40, h: 20 }

/** Bars between two columns, over a ground that moves this far from moment to moment. */
const moments = (left: number, right: number, pan: number): Picture[] =>
  Array.from({ length: MOMENTS }, (_, t): Picture => {
    const plane = createPlane(WIDTH, HEIGHT)
    for (let at = 0; at < plane.data.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      const isBar = x >= left && x < right && y >= 34 && y < 46 && x % 4 < 2
      plane.data[at] = isBar ? 220 : 90 + 40 * Math.sin((x + pan * t) / 3) * Math.cos(y / 4)
    }
    return [plane, createPlane(WIDTH / 2, HEIGHT / 2), createPlane(WIDTH / 2, HEIGHT / 2)]
  })

/** A disc with the ground's mean lightness but its own color, over the same ground. */
const disc = (left: number, top: number, size: number): Picture[] =>
  moments(0, 0, 5).map(([luma, blue, red]) => {
    const isIn = (x: number, y: number) =>
      Math.hypot(x - left - size / 2, y - top - size / 2) < size / 2
    luma.data.forEach((_, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      if (!isIn(x, y)) return
      luma.data[at] = 90
      blue.data[(y >> 1) * blue.width + (x >> 1)] = 60
    })
    return [luma, blue, red]
  })

test('a rectangle that cuts off a mark reaches over all of it, and beyond that no farther than a step', () => {
  const { x, y, w, h } = wholeExtent(moments(45, 85, 5), DRAWN)
  expect([x, y, h]).toEqual([DRAWN.x, DRAWN.y, DRAWN.h])
  expect(x + w).toBeGreaterThanOrEqual(85)
  expect(x + w).toBeLessThan(92)
})

test.each([1, 3, 6])(
  'so it does where it cuts %i pixels off of each side of a coloured disc',
  (cut) => {
    const size = DRAWN.h + 2 * cut
    const drawn = { ...DRAWN, w: DRAWN.h }
    const whole = wholeExtent(disc(DRAWN.x - cut, DRAWN.y - cut, size), drawn)
    expect(whole.x).toBeLessThanOrEqual(DRAWN.x - cut)
    expect(whole.y).toBeLessThanOrEqual(DRAWN.y - cut)
    expect(whole.x + whole.w).toBeGreaterThanOrEqual(DRAWN.x - cut + size)
    expect(whole.y + whole.h).toBeGreaterThanOrEqual(DRAWN.y - cut + size)
  },
)

test.each([
  ['around a mark', 44, 76, 5],
  ['in a still picture whose own edges go on beyond it', 0, WIDTH, 0],
])('a rectangle stays as it was drawn: %s', (_, left, right, pan) => {
  expect(wholeExtent(moments(left, right, pan), DRAWN)).toEqual(DRAWN)
})
