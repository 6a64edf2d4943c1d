import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { type Affine, IDENTITY } from '../motion/affine.ts'
import { motionFrame } from '../motion/motion-frame.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { brightnessOffset } from './brightness.ts'

const [WIDTH, HEIGHT] = [160, 120]
const MARK = rectMask(WIDTH, HEIGHT, { x: 50, y: 40, w: 60, h: 40 })
const PAN: Affine = [1, 0, 6, 0, 1, 0]

const drawn = (value: (x: number, y: number) => number): Plane => {
  const plane = createPlane(WIDTH, HEIGHT)
  for (let at = 0; at < plane.data.length; at++)
    plane.data[at] = value(at % WIDTH, Math.floor(at / WIDTH))
  return plane
}
const world = (x: number, y: number): number => 100 + 20 * Math.sin(x / 9) + 15 * Math.cos(y / 7)
const marked = (x: number, y: number, light: number) =>
  MARK.data[y * WIDTH + x] ? 235 : world(x, y) + light

test('a frame that is lighter all over is told, whatever the mark in it does', () => {
  const dark = motionFrame(
    drawn((x, y) => marked(x, y, -30)),
    MARK,
  )
  const bright = motionFrame(
    drawn((x, y) => world(x, y)),
    null,
  )
  expect(brightnessOffset(dark, bright, IDENTITY)).toBeCloseTo(30, 0)
  expect(brightnessOffset(bright, dark, IDENTITY)).toBeCloseTo(-30, 0)
})

test('it is told along the motion', () => {
  const one = motionFrame(
    drawn((x, y) => marked(x, y, 0)),
    MARK,
  )
  const other = motionFrame(
    drawn((x, y) => world(x - 6, y) + 12),
    null,
  )
  expect(Math.abs(brightnessOffset(one, other, PAN) - 12)).toBeLessThan(1.5)
})

test('the same light, and a thing that moved, are no other light', () => {
  const one = motionFrame(
    drawn((x, y) => marked(x, y, 0)),
    MARK,
  )
  const moved = motionFrame(
    drawn((x, y) => (x < 60 ? 200 - world(y, x) : world(x, y))),
    null,
  )
  expect(brightnessOffset(one, motionFrame(drawn(world), null), IDENTITY)).toBe(0)
  expect(brightnessOffset(one, moved, IDENTITY)).toBe(0)
})
