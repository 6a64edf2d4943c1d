import { expect, test } from 'vitest'
import { framesOf, noise, planeOf, texture } from '../../../../../tests/support/planes.ts'
import { findIndependentMotions, levelFor } from './independent-motion.ts'

const [WIDTH, HEIGHT] = [128, 96]
const REGION = { x: 8, y: 8, w: 80, h: 72 }

/** A panning camera, and blots moving over it by `dx` and `dy` per frame. */
function clip(frames: number, pan: number, dx: number, dy: number, strength = 60) {
  const blot = (x: number, y: number): number => {
    const [u, v] = [Math.floor(x / 3), Math.floor(y / 3)]
    return u >= 0 && v >= 0 && u < 11 && v < 7 && noise(u, v, 5) > 0.5 ? strength : 0
  }
  const luma = framesOf((index) =>
    planeOf(WIDTH, HEIGHT, (x, y) => {
      const behind = texture(x + pan * index, y) + 2 * noise(x, y, index)
      return behind + blot(x - 14 - dx * index, y - 20 - dy * index)
    }),
  )
  return { first: 0, end: frames, luma }
}

test.each([0, 0.5])(
  'something that moves by itself is told by its speed, on a pan of %f',
  (pan) => {
    const [found] = findIndependentMotions(clip(28, pan, 1.25, 0.75), REGION)
    expect(Math.abs(found!.dx - 1.25)).toBeLessThan(0.06)
    expect(Math.abs(found!.dy - 0.75)).toBeLessThan(0.06)
    expect(found!.to - found!.from).toBe(24)
  },
)

test.each([
  ['stands still', 0],
  ['goes with the camera', -0.5],
])('what %s does not move by itself', (_, dx) => {
  expect(findIndependentMotions(clip(28, 0.5, dx, 0), REGION)).toEqual([])
})

test('too few frames tell no motion', () => {
  expect(findIndependentMotions(clip(24, 0, 1.25, 0.75), REGION)).toEqual([])
})

test.each([
  [10_000, 0],
  [60_000, 1],
  [400_000, 1],
  [640 * 1000, 2],
  [1920 * 1080, 3],
  [3840 * 2160, 3],
])('a picture of %i pixels is halved %i times', (pixels, level) => {
  expect(levelFor(pixels)).toBe(level)
})
