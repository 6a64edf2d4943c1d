import { expect, it } from 'vitest'
import { makeTask } from '../../../tests/support/task-view'
import { collapsesIn } from './collapse'

const finished_at = '2026-11-21T10:00:00.000Z'
const at = Date.parse(finished_at)

it('a cancelled task leaves the feed after five seconds', () => {
  const cancelled = makeTask({ status: 'CANCELLED', finished_at })
  expect(collapsesIn(cancelled, at)).toBe(5_000)
  expect(collapsesIn(cancelled, at + 6_000)).toBeLessThan(0)
})

it('what succeeded or failed stays', () => {
  for (const status of ['SUCCEEDED', 'FAILED'] as const) {
    expect(collapsesIn(makeTask({ status, finished_at }), at + 60_000)).toBe(Infinity)
  }
})
