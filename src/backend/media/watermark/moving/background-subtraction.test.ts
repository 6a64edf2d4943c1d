import { expect, test } from 'vitest'
import { framesOf, planeOf, texture } from '../../../../../tests/support/planes.ts'
import { backgroundSubtractor } from './background-subtraction.ts'

const [WIDTH, HEIGHT, FRAMES] = [96, 64, 60]
const WHOLE = { x: 0, y: 0, w: WIDTH, h: HEIGHT }

/** A panning camera, and a square with its own motion that is this much brighter than what it hides. */
const clip = (pan: number, brighter: number) => ({
  first: 0,
  end: FRAMES,
  luma: framesOf((index) =>
    planeOf(WIDTH, HEIGHT, (x, y) => {
      const left = 1.4 * index
      const isSquare = x >= left && x < left + 8 && y >= 28 && y < 36
      return texture(x + pan * index, y) + (isSquare ? brighter : 0)
    }),
  ),
})

test.each([0, 0.4])('what moves by itself is left over, on a pan of %f', (pan) => {
  const foreground = backgroundSubtractor(clip(pan, 40), 0)(30, WHOLE)
  const at = (x: number, y: number) => foreground.data[y * WIDTH + x]!
  expect(at(46, 32)).toBeGreaterThan(34)
  expect(at(46, 32)).toBeLessThan(46)
  for (const [x, y] of [
    [20, 12],
    [50, 50],
    [30, 44],
  ] as const)
    expect(Math.abs(at(x, y))).toBeLessThan(6)
})

test('one strong difference counts no more than the limit', () => {
  const foreground = backgroundSubtractor(clip(0, 120), 0)(30, WHOLE)
  expect(foreground.data[32 * WIDTH + 46]).toBe(60)
})

test('only what was asked for is looked at', () => {
  const foreground = backgroundSubtractor(clip(0, 40), 0)(30, { x: 44, y: 30, w: 40, h: 80 })
  expect(foreground.data[32 * WIDTH + 46]).toBeGreaterThan(34)
  expect(foreground.data[29 * WIDTH + 46]).toBe(0)
  expect(foreground.data[32 * WIDTH + 43]).toBe(0)
})
