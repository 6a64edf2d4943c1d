import { expect, test } from 'vitest'
import type { Rect } from '../geometry.ts'
import { isOnLine, textLine } from './text-line.ts'

const piece = (x: number, top: number, base: number): Rect => ({ x, y: top, w: 8, h: base - top })
const CAPITALS = [piece(0, 10, 40), piece(12, 10, 40), piece(24, 11, 40)]
const SMALL = [piece(36, 20, 40), piece(48, 20, 41)]
/** Leaves of a hedge: no two end alike. */
const LEAVES = [piece(60, 3, 29), piece(72, 14, 47), piece(84, 25, 36), piece(96, 7, 33)]

test('capitals and small letters stand on one line among leaves', () => {
  const line = textLine([...LEAVES, ...CAPITALS, ...SMALL])
  expect(line.tops).toEqual([10, 20])
  expect(line.base).toBe(40)
  expect(line.letters.map(({ x }) => x)).toEqual([0, 12, 24, 36, 48])
})

test('the same letter at several levels counts once', () => {
  const line = textLine([...CAPITALS, ...CAPITALS, piece(1, 11, 40)])
  expect(line.letters).toHaveLength(3)
})

test('crumbs at the foot of capitals are no small letters', () => {
  const crumbs = [36, 48, 60, 72].map((x) => piece(x, 34, 40))
  expect(
    textLine([...CAPITALS, ...crumbs, ...CAPITALS.map((c) => ({ ...c, x: c.x + 100 }))]).tops,
  ).toEqual([10])
})

test('leaves stand on no line', () => {
  expect(textLine(LEAVES).letters).toHaveLength(1)
  expect(textLine([]).letters).toEqual([])
})

test.each([
  [piece(120, 10, 40), true],
  [piece(120, 21, 39), true],
  [piece(120, 15, 40), false],
  [piece(120, 10, 48), false],
])('a piece is on the line when both its ends are', (letter, isOn) => {
  expect(isOnLine(letter, textLine([...CAPITALS, ...SMALL]))).toBe(isOn)
})
