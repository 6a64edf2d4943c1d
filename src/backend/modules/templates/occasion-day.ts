const DAY_MS = 86_400_000

/**
 * The date of a holiday, as written in the language files: `on 12-25`; `nth 5 0 2 1`, one day after the
 * second Sunday of May (−1 for the last one); `easter -3`, days from Easter Sunday; `dates 2027-02-06 …`
 * for lunar calendars, which differ by country and are easily miscalculated.
 */
type Rule = (year: number) => Date

/** The next date from an instant on, as `2026-12-25`; null if no further date is known. */
export function nextDay(rule: string, from: Date): string | null {
  const today = startOfDay(from)
  if (rule.startsWith('dates ')) {
    const now = today.toISOString().slice(0, 10)
    return (
      rule
        .split(' ')
        .slice(1)
        .find((day) => day >= now) ?? null
    )
  }
  const dayIn = readRule(rule)
  const year = today.getUTCFullYear()
  const days = [year, year + 1].map(dayIn)
  return (
    days
      .find((day) => day >= today)
      ?.toISOString()
      .slice(0, 10) ?? null
  )
}

const startOfDay = (instant: Date) => new Date(Math.floor(instant.getTime() / DAY_MS) * DAY_MS)
const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const shifted = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)

/** @throws Error for an invalid rule */
function readRule(rule: string): Rule {
  const [kind, ...words] = rule.split(' ')
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = 0] = words
    .flatMap((word) => (kind === 'on' ? word.split('-') : [word]))
    .map(Number)
  if (kind === 'on') return (year) => dayOf(year, a, b)
  if (kind === 'nth') return (year) => shifted(weekdayIn(year, { month: a, weekday: b, nth: c }), d)
  if (kind === 'easter') return (year) => shifted(easterIn(year), a)
  throw new Error(`Nobody knows when ${rule} is.`)
}

interface Weekday {
  month: number
  /** 0 for Sunday. */
  weekday: number
  /** Counted from the end of the month if negative. */
  nth: number
}

function weekdayIn(year: number, { month, weekday, nth }: Weekday): Date {
  const first = dayOf(year, month, 1)
  const ahead = (weekday - first.getUTCDay() + 7) % 7
  if (nth > 0) return shifted(first, ahead + (nth - 1) * 7)
  const last = dayOf(year, month + 1, 0)
  return shifted(last, -((last.getUTCDay() - weekday + 7) % 7) + (nth + 1) * 7)
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Nature, 1876; Meeus). */
function easterIn(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}
