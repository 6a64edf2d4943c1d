import { expect, test } from 'vitest'
import { lastDays } from './last-days.ts'

test('today is the last day, as the calendar of the zone has it', () => {
  const late = new Date('2026-03-01T18:30:00Z')
  expect(lastDays(3, late, 'UTC')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(lastDays(3, late, 'Asia/Singapore')).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})

test('no day is left out or doubled where clocks change', () => {
  const days = lastDays(30, new Date('2026-11-02T04:30:00Z'), 'America/New_York')
  expect(days.at(0)).toBe('2026-10-03')
  expect(days.at(-1)).toBe('2026-11-01')
  expect(new Set(days).size).toBe(30)
})
