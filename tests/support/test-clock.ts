import type { Clock } from '../../src/backend/clock.ts'

/** A clock that starts at the real time and advances only when the test says so. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

export function createTestClock(): TestClock {
  let now = Date.now()
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms
    },
  }
}
