import { expect, test } from 'vitest'
import { placedRegions } from './placed-regions.ts'
import { UPRIGHT } from './video/orientation.ts'

const SOURCE = {
  stored: { width: 320, height: 240 },
  orientation: UPRIGHT,
  durationSeconds: 10,
}
const MARK = { x: 10, y: 20, w: 30, h: 40 }

test('what lies outside the picture is cut off', () => {
  const [region] = placedRegions(SOURCE, [{ x: 300, y: -10, w: 50, h: 30 }])
  expect(region).toEqual({ x: 300, y: 0, w: 20, h: 20 })
})

test('a place asked for twice is worked on once, at other times again', () => {
  const later = { ...MARK, from: 5 }
  expect(placedRegions(SOURCE, [MARK, { ...MARK }, later, { ...MARK, x: 10.2 }])).toHaveLength(3)
  expect(
    placedRegions(
      SOURCE,
      Array.from({ length: 50 }, () => MARK),
    ),
  ).toEqual([MARK])
})

test.each([
  ['beside the picture', { ...MARK, x: 400 }],
  ['without width', { ...MARK, w: 0 }],
  ['of negative height', { ...MARK, h: -5 }],
  ['that is not a number', { ...MARK, x: Number.NaN }],
  ['without end', { ...MARK, w: Number.POSITIVE_INFINITY }],
])('a rectangle %s is refused', (_what, region) => {
  expect(() => placedRegions(SOURCE, [region])).toThrow(
    expect.objectContaining({ reason: 'no_such_place' }),
  )
})

test.each([
  ['after the end', { from: 12, to: 14 }],
  ['before the beginning', { to: 0 }],
  ['that ends before it begins', { from: 3, to: 2 }],
])('a time %s is refused', (_what, time) => {
  expect(() => placedRegions(SOURCE, [{ ...MARK, ...time }])).toThrow(
    expect.objectContaining({ reason: 'no_such_time' }),
  )
})
