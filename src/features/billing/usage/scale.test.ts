import { expect, test } from 'vitest'
import { scaleTop } from './scale'

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [43, 50],
  [398, 400],
  [401, 500],
  [8_800, 10_000],
])('a highest value of %d stands on a scale up to %d', (value, top) => {
  expect(scaleTop(value)).toBe(top)
})
