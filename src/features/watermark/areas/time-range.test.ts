import { expect, test } from 'vitest'
import { isWhole, timeAfterKey, withEnd } from './time-range'

const DURATION = 8

test('the ends of a range stay within the video and never pass each other', () => {
  const range = { from: 2, to: 5 }
  expect(withEnd(range, 'from', -3, DURATION)).toEqual({ from: 0, to: 5 })
  expect(withEnd(range, 'from', 7, DURATION)).toEqual({ from: 4.9, to: 5 })
  expect(withEnd(range, 'to', 99, DURATION)).toEqual({ from: 2, to: 8 })
  expect(withEnd(range, 'to', 1, DURATION)).toEqual({ from: 2, to: 2.1 })
})

test('keys move an end by tenths, with Shift by seconds, and to the ends of the video', () => {
  const after = (key: string, shiftKey = false) => timeAfterKey(3, { key, shiftKey }, DURATION)
  expect(after('ArrowLeft')).toBeCloseTo(2.9)
  expect(after('ArrowRight', true)).toBe(4)
  expect(after('PageDown')).toBe(2)
  expect(after('Home')).toBe(0)
  expect(after('End')).toBe(DURATION)
  expect(after('x')).toBeNull()
  expect(timeAfterKey(0, { key: 'ArrowLeft', shiftKey: false }, DURATION)).toBe(0)
})

test('a range from beginning to end is the whole video', () => {
  expect(isWhole({ from: 0, to: DURATION }, DURATION)).toBe(true)
  expect(isWhole({ from: 0, to: 7.98 }, DURATION)).toBe(true)
  expect(isWhole({ from: 0.5, to: DURATION }, DURATION)).toBe(false)
})
