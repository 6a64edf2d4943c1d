import { expect, test } from 'vitest'
import { nextDay } from './occasion-day.ts'

const IN_2026 = new Date('2026-01-01T12:00:00Z')

// Dates of 2026 as printed in calendars.
test.each([
  ['on 12-25', '2026-12-25'],
  ['nth 5 0 2', '2026-05-10'],
  ['nth 5 1 -1', '2026-05-25'],
  ['nth 11 4 4 1', '2026-11-27'],
  ['easter 0', '2026-04-05'],
  ['easter -47', '2026-02-17'],
  ['easter 39', '2026-05-14'],
  ['dates 2025-01-29 2026-02-17 2027-02-06', '2026-02-17'],
])('%s is on %s', (rule, day) => {
  expect(nextDay(rule, IN_2026)).toBe(day)
})

test('a day counts until it is over, and then the next year’s does', () => {
  expect(nextDay('on 12-25', new Date('2026-12-25T23:59:00Z'))).toBe('2026-12-25')
  expect(nextDay('on 12-25', new Date('2026-12-26T00:00:00Z'))).toBe('2027-12-25')
  expect(nextDay('dates 2025-01-29', IN_2026)).toBeNull()
})

test('a rule that is none is refused', () => {
  expect(() => nextDay('sometime 5', IN_2026)).toThrow('sometime 5')
})
