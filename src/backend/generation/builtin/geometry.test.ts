import { expect, test } from 'vitest'
import { contain, contains, cover, grow, inset, overlap, rect, split, unionOf } from './geometry.ts'

const BOX = rect(10, 20, 200, 100)

test('a shape fits into a box, or covers it, in its own proportions and where it is to lean', () => {
  expect(contain({ width: 1, height: 1 }, BOX)).toEqual(rect(60, 20, 100, 100))
  expect(contain({ width: 1, height: 1 }, BOX, 0)).toEqual(rect(10, 20, 100, 100))
  expect(contain({ width: 4, height: 1 }, BOX, 0.5, 1)).toEqual(rect(10, 70, 200, 50))
  expect(cover({ width: 1, height: 1 }, BOX)).toEqual(rect(10, -30, 200, 200))
  expect(cover({ width: 4, height: 1 }, BOX, 1)).toEqual(rect(-190, 20, 400, 100))
})

test('a box parts from left to right or from top to bottom and leaves the gap between', () => {
  expect(split(BOX, 'x', 0.25, 20)).toEqual([rect(10, 20, 45, 100), rect(75, 20, 135, 100)])
  expect(split(BOX, 'y', 0.25, 20)).toEqual([rect(10, 20, 200, 20), rect(10, 60, 200, 60)])
})

test('boxes grow and shrink on every side, share an area and have one box around them', () => {
  expect(grow(BOX, 5)).toEqual(rect(5, 15, 210, 110))
  expect(inset(BOX, 5, 10)).toEqual(rect(15, 30, 190, 80))
  expect(overlap(BOX, rect(200, 110, 50, 50))).toBe(100)
  expect(overlap(BOX, rect(210, 20, 50, 50))).toBe(0)
  expect(overlap(BOX, rect(300, 200, 50, 50))).toBe(0)
  expect(unionOf([BOX, rect(0, 90, 20, 60)])).toEqual(rect(0, 20, 210, 130))
})

test.each([
  ['left', rect(8, 30, 20, 20)],
  ['top', rect(30, 18, 20, 20)],
  ['right', rect(192, 30, 20, 20)],
  ['bottom', rect(30, 102, 20, 20)],
])(
  'a box that sticks out on the %s is not contained, unless by less than is let pass',
  (_side, box) => {
    expect(contains(BOX, box)).toBe(false)
    expect(contains(BOX, box, 1)).toBe(false)
    expect(contains(BOX, box, 2)).toBe(true)
  },
)
