import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the middle value is found whatever the order, with repeated values too', () => {
  for (const values of [
    [3],
    [2, 1],
    [5, 1, 4, 2, 3],
    [1, 1, 1, 9],
    [7, 7, 7],
    [9, 8, 7, 6, 5, 4],
  ]) {
    const sorted = [...values].sort((a, b) => a - b)
    expect(median(Float32Array.from(values), values.length)).toBe(sorted[values.length >> 1])
  }
})

test('only the first so many values count', () => {
  expect(median(Float32Array.of(2, 1, 3, 900, 900, 900), 3)).toBe(2)
})
