import { expect, it } from 'vitest'
import { makeTask } from '../../../tests/support/task-view'
import { daysAgo, groupByDay } from './day-groups'

const at = (created_at: string) => makeTask({ created_at })
const tasks = [
  at('2026-11-21T15:30:00.000Z'),
  at('2026-11-21T14:00:00.000Z'),
  at('2026-11-20T23:00:00.000Z'),
]

it('groups follow the days of the reader, not of the server', () => {
  const days = (timeZone: string) =>
    groupByDay(tasks, timeZone).map(({ day, tasks }) => [day, tasks.length])
  expect(days('UTC')).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
  ])
  expect(days('Asia/Tokyo')).toEqual([
    ['2026-11-22', 1],
    ['2026-11-21', 2],
  ])
})

it('counts calendar days, not hours', () => {
  const now = Date.parse('2026-11-21T00:30:00.000Z')
  expect(daysAgo('2026-11-21', 'UTC', now)).toBe(0)
  expect(daysAgo('2026-11-20', 'UTC', now)).toBe(1)
  expect(daysAgo('2026-11-20', 'America/New_York', now)).toBe(0)
})
