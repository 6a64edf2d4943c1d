import { expect, test } from 'vitest'
import { area, grown, intersection, padded, union, within } from './geometry.ts'

const PICTURE = { width: 101, height: 61 }

test('room around a mark begins and ends on even pixels and stays in the picture', () => {
  expect(padded({ x: 21, y: 13, w: 9, h: 7 }, { width: 400, height: 300 }, 5)).toEqual({
    x: 16,
    y: 8,
    w: 20,
    h: 18,
  })
  expect(padded({ x: 2, y: 1, w: 9, h: 7 }, PICTURE, 5)).toEqual({ x: 0, y: 0, w: 16, h: 14 })
  expect(padded({ x: 90, y: 50, w: 11, h: 11 }, PICTURE, 5)).toEqual({ x: 84, y: 44, w: 17, h: 17 })
})

test('a place between pixels takes in every pixel it touches, but none outside the picture', () => {
  expect(within({ x: 1.9, y: 2.2, w: 3.2, h: 1.1 }, PICTURE)).toEqual({ x: 1, y: 2, w: 5, h: 2 })
  expect(within({ x: -3.5, y: -1, w: 5, h: 4 }, PICTURE)).toEqual({ x: 0, y: 0, w: 2, h: 3 })
  expect(within({ x: 99.5, y: 58, w: 9, h: 9 }, PICTURE)).toEqual({ x: 99, y: 58, w: 2, h: 3 })
})

test('what two places share, cover together and take up', () => {
  const [one, other] = [
    { x: 2, y: 3, w: 10, h: 4 },
    { x: 8, y: 1, w: 9, h: 5 },
  ]
  expect(intersection(one, other)).toEqual({ x: 8, y: 3, w: 4, h: 3 })
  expect(union(one, other)).toEqual({ x: 2, y: 1, w: 15, h: 6 })
  expect(area(one)).toBe(40)
  expect(grown(one, 2)).toEqual({ x: 0, y: 1, w: 14, h: 8 })
  expect(area(intersection(one, { x: 40, y: 40, w: 5, h: 5 }))).toBe(0)
  expect(area(intersection(one, { x: 12, y: 3, w: 5, h: 4 }))).toBe(0)
})
