import { describe, expect, it } from 'vitest'
import { timeAgo } from './relative-time'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const ago = (milliseconds: number, language = 'en') => timeAgo(language, now - milliseconds, now)
const MINUTE_MS = 60_000

describe('[R2.20] relative times', () => {
  it.each([
    [0, null],
    [59_999, null],
    [MINUTE_MS, '1 minute ago'],
    [59 * MINUTE_MS, '59 minutes ago'],
    [60 * MINUTE_MS, '1 hour ago'],
    [23 * 60 * MINUTE_MS, '23 hours ago'],
    [24 * 60 * MINUTE_MS, '1 day ago'],
    [45 * 24 * 60 * MINUTE_MS, '45 days ago'],
  ])('%d ms ago is %s', (elapsed, text) => expect(ago(elapsed)).toBe(text))

  it('speak the language of the page', () => {
    expect(ago(5 * MINUTE_MS, 'de')).toBe('vor 5 Minuten')
    expect(ago(5 * MINUTE_MS, 'ja')).toBe('5 分前')
  })

  it('never count into the future when the clocks differ', () => {
    expect(ago(-10 * MINUTE_MS)).toBeNull()
  })
})
