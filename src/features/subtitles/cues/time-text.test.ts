import { expect, test } from 'vitest'
import { readTime, timeText } from './time-text'

test.each([
  ['1:02.345', 62_345],
  ['62,5', 62_500],
  ['1:00:00', 3_600_000],
  ['', null],
  ['9:99', null],
  ['1:75:00', null],
  ['soon', null],
])('[R1.09] %o is read as %o milliseconds', (text, ms) => {
  expect(readTime(text)).toBe(ms)
})

test('[R1.09] a moment is written as it is read', () => {
  expect(readTime(timeText(125_007))).toBe(125_007)
})
