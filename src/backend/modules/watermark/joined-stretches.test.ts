import { expect, test } from 'vitest'
import { joinedStretches } from './joined-stretches.ts'

test('stretches of several places are told in order, and each moment once', () => {
  const given = [
    { from: 4, to: 6 },
    { from: 0, to: 1 },
    { from: 0.5, to: 2 },
    { from: 4.5, to: 5 },
  ]
  expect(joinedStretches(given)).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 6 },
  ])
  expect(given[1]).toEqual({ from: 0, to: 1 })
})
