import { expect, test } from 'vitest'
import {
  type Affine,
  backward,
  composed,
  farthestShift,
  IDENTITY,
  inverted,
  onward,
  scaled,
} from './affine.ts'

/** Rotates, shears, scales and shifts: no two of its numbers are equal. */
const MOTION: Affine = [1.1, -0.2, 7, 0.3, 0.9, -4]
const SHIFT: Affine = [1, 0, 3, 0, 1, 5]

const moved = ([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] => [
  a * x + b * y + c,
  d * x + e * y + f,
]
const expectSame = (one: Affine, other: Affine) => {
  for (const [index, value] of one.entries()) expect(value).toBeCloseTo(other[index]!, 9)
}

test('one motion after another moves a point as both in turn', () => {
  const [x, y] = moved(MOTION, 12, 30)
  expect(moved(composed(SHIFT, MOTION), 12, 30)).toEqual(moved(SHIFT, x, y))
  const [p, q] = moved(SHIFT, 12, 30)
  const [px, py] = moved(composed(MOTION, SHIFT), 12, 30)
  expect([px, py].map((value) => value.toFixed(9))).toEqual(
    moved(MOTION, p, q).map((value) => value.toFixed(9)),
  )
})

test('a motion and its inverse undo each other, from either side', () => {
  expectSame(composed(inverted(MOTION), MOTION), IDENTITY)
  expectSame(composed(MOTION, inverted(MOTION)), IDENTITY)
  expect(inverted(IDENTITY)).toBe(IDENTITY)
})

test('a shift put behind a motion can be taken away again', () => {
  expectSame(backward(onward(MOTION, SHIFT), SHIFT), MOTION)
  expect(moved(onward(MOTION, SHIFT), 0, 0)).toEqual([10, 1])
  expect(onward(MOTION, IDENTITY)).toBe(MOTION)
})

test('on a picture twice as large the same motion shifts twice as far', () => {
  const [x, y] = moved(MOTION, 12, 30)
  expect(moved(scaled(MOTION, 2), 24, 60)).toEqual([2 * x, 2 * y])
})

test('the corner that moves farthest counts, whichever it is', () => {
  expect(farthestShift(SHIFT, 100, 50)).toBeCloseTo(Math.hypot(3, 5), 9)
  expect(farthestShift([1.1, 0, 0, 0, 1, 0], 100, 50)).toBeCloseTo(10, 9)
  expect(farthestShift([1, 0, 0, 0, 1.1, 0], 100, 50)).toBeCloseTo(5, 9)
  expect(farthestShift([0.9, 0, 10, 0, 1, 0], 100, 50)).toBeCloseTo(10, 9)
})
