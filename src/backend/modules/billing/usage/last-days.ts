import { DAY_MS } from '../../../clock.ts'

/** Calendar day of an instant in a time zone, `2026-11-21`. */
const dayIn = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)

/** The last `count` days of a zone's calendar, oldest first, ending today. */
export function lastDays(count: number, now: Date, timeZone: string): string[] {
  // Count calendar days in UTC, where each has 24 hours.
  const today = Date.parse(dayIn(timeZone, now))
  return Array.from({ length: count }, (_, place) =>
    new Date(today - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  )
}
