import { expect, test } from 'vitest'
import { clipped, lifetimeOf } from './lifetime.ts'

const TIMES = Float64Array.from([0, 0.04, 0.08, 0.12, 0.16])

test('a region without times is meant for every frame', () => {
  expect(lifetimeOf({}, TIMES, 0)).toEqual({ from: 0, to: Number.POSITIVE_INFINITY })
})

test('from is the first frame shown then, and to the first one that is not meant', () => {
  expect(lifetimeOf({ from: 0.04, to: 0.12 }, TIMES, 0)).toEqual({ from: 1, to: 3 })
  expect(lifetimeOf({ from: 0.05, to: 9 }, TIMES, 0)).toEqual({ from: 2, to: 5 })
  expect(lifetimeOf({ from: 9 }, TIMES, 0).from).toBe(5)
})

test('seconds count from where a player begins, whatever the clock of the file says', () => {
  const broadcast = TIMES.map((time) => time + 3_600)
  expect(lifetimeOf({ from: 0.04, to: 0.12 }, broadcast, -3_600)).toEqual({ from: 1, to: 3 })
})

test('what reaches beyond a lifetime is cut, what lies outside is dropped', () => {
  const lifetime = { from: 10, to: 20 }
  expect(clipped({ from: 0, to: 15, name: 'a' }, lifetime)).toEqual([
    { from: 10, to: 15, name: 'a' },
  ])
  expect(clipped({ from: 20, to: 30 }, lifetime)).toEqual([])
})
