import { expect, test } from 'vitest'
import { secondsLeft } from './estimate.ts'

/** Progress of a five-second film as the engine reported it, with a slow start. */
const REPORTED = [
  [1, 0],
  [2.7, 0.06],
  [3.2, 0.15],
  [5.8, 0.45],
  [8, 0.67],
  [10, 0.87],
] as const

test('what is left of a film grows by less than a second while it is drawn, however slowly it began', () => {
  const left = REPORTED.map(([spent, progress]) => secondsLeft({ usual: 15, spent, progress }))
  for (const [at, seconds] of left.entries()) {
    expect(seconds).toBeLessThanOrEqual((left[at - 1] ?? 15) + 1)
  }
  expect(left.at(-1)).toBeCloseTo(1.5, 0)
})

test('on a slow machine it grows to what it takes there, in steps that nobody calls a hop', () => {
  const left = [0.05, 0.15, 0.25, 0.35, 0.5].map((progress) =>
    Math.round(secondsLeft({ usual: 15, spent: 45 * progress, progress })),
  )
  expect(left).toEqual([15, 15, 17, 19, 23])
})
