import { expect, test } from 'vitest'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { checkDelaySeconds, isOverdue } from './check-pace.ts'

/** When a run would be looked at, in seconds since it was submitted. */
function looksAt(untilSeconds: number): number[] {
  const clock = createTestClock()
  const submittedAt = clock.now()
  const seconds = () => (clock.now().getTime() - submittedAt.getTime()) / 1_000
  const looks: number[] = []
  while (seconds() < untilSeconds) {
    clock.advance(checkDelaySeconds({ submittedAt, now: clock.now() }) * 1_000)
    looks.push(seconds())
  }
  return looks
}

const after = (seconds: number) => {
  const submittedAt = new Date('2027-01-01T00:00:00Z')
  return { submittedAt, now: new Date(submittedAt.getTime() + seconds * 1_000) }
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
  expect(checkDelaySeconds(after(500), wish)).toBe(delay)
})

test.each([
  ['text_to_image', 20 * 60],
  ['image_edit', 20 * 60],
  ['text_to_video', 2 * 60 * 60],
  ['video_edit', 2 * 60 * 60],
] as const)('%s is waited for until %d s have passed', (type, seconds) => {
  expect(isOverdue(type, after(seconds - 1))).toBe(false)
  expect(isOverdue(type, after(seconds))).toBe(true)
})
