import { describe, expect, it } from 'vitest'
import { type Pace, paceAfter, secondsLeft } from './pace'

const NOW = 1_000_000
const begun = paceAfter(null, { progress: 0.4, eta_seconds: 30 }, NOW)

describe('what is shown of a running task', () => {
  it('never goes back, whatever is reported', () => {
    const after = paceAfter(begun, { progress: 0.1, eta_seconds: 30 }, NOW)
    expect(after.progress).toBe(0.4)
    expect(paceAfter(after, { progress: 0.6, eta_seconds: 20 }, NOW).progress).toBe(0.6)
  })

  it('keeps its end while estimates are close, and takes one that is far off', () => {
    const at = (eta: number | null): Pace =>
      paceAfter(begun, { progress: 0.5, eta_seconds: eta }, NOW + 10_000)
    expect(at(26).endsAt).toBe(begun.endsAt)
    expect(at(12).endsAt).toBe(begun.endsAt)
    expect(at(null).endsAt).toBe(begun.endsAt)
    expect(at(90).endsAt).toBe(NOW + 100_000)
  })

  it('counts down second by second at the end and in steps of five before, and stops when it is almost done', () => {
    const left = (passedMs: number) =>
      secondsLeft({ progress: 0.95, endsAt: NOW + 63_000 }, NOW + passedMs)
    expect([0, 3_000, 4_000, 43_000, 44_000, 70_000].map(left)).toEqual([65, 60, 60, 20, 19, 0])
    expect(secondsLeft({ progress: 0, endsAt: null }, NOW)).toBeNull()
  })

  it('says nothing rather than “almost done” when less is done than was expected by now', () => {
    const late = (progress: number) => secondsLeft({ progress, endsAt: NOW }, NOW + 1_000)
    expect([late(0), late(0.5), late(0.95)]).toEqual([null, null, 0])
  })
})
