import { describe, expect, test } from 'vitest'
import { checkDelaySeconds, isOverdue, waitedSeconds } from './check-pace.ts'

/** Times of the looks at a run, in seconds since its submission. */
function looksAt(untilSeconds: number): number[] {
  const looks: number[] = []
  for (let waited = 0; waited < untilSeconds; looks.push(waited))
    waited += checkDelaySeconds(waited)
  return looks
}

test('a run is looked at every second at first, and every ten in the end', () => {
  const looks = looksAt(300)
  const gaps = looks.map((at, i) => at - (looks[i - 1] ?? 0))
  expect(gaps.slice(0, 10)).toEqual(Array(10).fill(1))
  expect(gaps.slice(-3)).toEqual([10, 10, 10])
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
})

test('a result lies about for a tenth of the time it took, or a second', () => {
  const looks = looksAt(100)
  for (let endsAt = 5; endsAt < 100; endsAt += 0.5) {
    const seenAt = looks.find((at) => at >= endsAt) ?? Number.NaN
    expect(seenAt - endsAt, `ended after ${endsAt} s`).toBeLessThan(Math.max(1, endsAt * 0.1) + 1)
  }
})

test.each([
  [60, 60],
  [0, 1],
  [-5, 1],
  [2.4, 2],
  [86_400, 300],
])('a service that wishes for the next look in %d s gets it in %d s', (wish, delay) => {
  expect(checkDelaySeconds(500, wish)).toBe(delay)
})

test.each([
  ['text_to_image', 20 * 60],
  ['image_edit', 20 * 60],
  ['text_to_video', 2 * 60 * 60],
  ['video_edit', 2 * 60 * 60],
] as const)('%s is waited for until %d s have passed', (type, seconds) => {
  expect(isOverdue(type, seconds - 1)).toBe(false)
  expect(isOverdue(type, seconds)).toBe(true)
})

describe('how long a run has been waited for', () => {
  const checkAt = new Date('2027-01-01T00:00:00Z')
  const at = (seconds: number) => new Date(checkAt.getTime() + seconds * 1_000)
  const waited = (seconds: number) => waitedSeconds({ waitedSeconds: 90, checkAt }, at(seconds))

  test('is what was planned, however late the check comes or far the clock leaps', () => {
    expect([0, 5, 1_800, 86_400].map(waited)).toEqual([90, 90, 90, 90])
  })

  test('is less for a check that a report brought forward, and never less than nothing', () => {
    expect([-10, -90, -1_800].map(waited)).toEqual([80, 0, 0])
  })

  test('is nothing before the first check', () => {
    expect(waitedSeconds({ waitedSeconds: 0, checkAt: null }, at(0))).toBe(0)
  })
})
