import { LANGUAGES } from '@/contract/languages'

/** Order of day and month in numeric dates. */
export type DayOrder = 'dmy' | 'mdy'

const NUMBERS = /\d+/gu
/** How far the Buddhist calendar is ahead. */
const BUDDHIST_YEARS = 543
const BUDDHIST_FROM = 2400

/** Parses a day to `2026-11-01`; null if it is none. A following time of day is ignored. */
export function readDay(text: string, order: DayOrder): string | null {
  const bare = text.normalize('NFKC').trim().toLowerCase()
  if (!isNumeric(bare)) return readNamed(bare)
  const [a, b, c] = bare.match(NUMBERS) ?? []
  if (a === undefined || b === undefined || c === undefined) return null
  if (a.length === 4) return dayOf(a, b, c)
  return order === 'dmy' ? dayOf(c, b, a) : dayOf(c, a, b)
}

/** Parses a day whose month is a word, which may itself contain a number. */
function readNamed(text: string): string | null {
  const found = monthIn(text)
  if (!found) return null
  const [a, b] = text.replace(found.name, ' ').match(NUMBERS) ?? []
  if (a === undefined || b === undefined) return null
  return a.length === 4 ? dayOf(a, found.month, b) : dayOf(b, found.month, a)
}

/** Whether a date is numeric, allowing separators that are letters in East Asian scripts. */
const isNumeric = (text: string) =>
  /^\d{1,4}\s*[-/.年년]/u.test(text) && !/\p{L}{3,}/u.test(head(text))
const head = (text: string) => text.split(/[t\s]+\d{1,2}:\d{2}/u)[0] ?? ''

function dayOf(yearText: string, month: string | number, day: string): string | null {
  const given = Number(yearText) + (yearText.length <= 2 ? 2_000 : 0)
  const year = given >= BUDDHIST_FROM ? given - BUDDHIST_YEARS : given
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)))
  const isThere = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isThere && year >= 2_000 && year < 2_200 ? date.toISOString().slice(0, 10) : null
}

interface MonthName {
  name: RegExp
  month: number
}

let months: readonly MonthName[] | null = null

const monthIn = (text: string): MonthName | null => {
  months ??= monthNames()
  return months.find(({ name }) => name.test(text)) ?? null
}

const WIDTHS = ['long', 'short'] as const

/** Month names in the ten languages, where they are words; "11月" is numeric. */
function monthNames(): MonthName[] {
  const formats = LANGUAGES.flatMap((language) =>
    WIDTHS.map(
      (width) =>
        new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' }),
    ),
  )
  const named = formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, at) => {
      const parts = format.formatToParts(Date.UTC(2026, at, 15))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      return { word: name.toLowerCase().replace(/\.$/, ''), month: at + 1 }
    }),
  )
  return named
    .filter(({ word }) => /[\p{L}\p{M}]{3}|[\p{L}\p{M}]\./u.test(word))
    .map(({ word, month }) => ({
      name: new RegExp(
        `(?<![\\p{L}\\p{M}])${word.replaceAll('.', '\\.')}(?![\\p{L}\\p{M}\\p{N}])`,
        'u',
      ),
      month,
    }))
}

/** The order of day and month, if some sample has a day above twelve; otherwise null. */
export function findDayOrder(texts: readonly string[]): DayOrder | null {
  for (const text of texts) {
    const [first = '', second = ''] = text.normalize('NFKC').match(NUMBERS) ?? []
    if (first.length === 4 || !isNumeric(text.trim().toLowerCase())) return 'dmy'
    if (text.includes('.') || Number(first) > 12) return 'dmy'
    if (Number(second) > 12) return 'mdy'
  }
  return null
}
