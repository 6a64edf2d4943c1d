import type { Language } from '../../../../../contract/languages.ts'
import type { Brief } from '../../prompt/understand.ts'

/** A day named in the words of an ad. */
export interface FoundDate {
  day: number
  /** As the language writes it over a calendar's leaf. */
  month: string
}

const NUMERIC_MONTHS = /(\d{1,2})\s?(?:月|월|tháng)\s?(?:(\d{1,2})\s?(?:日|일|号)?)?/iu
const CJK = /(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]/u
const VIETNAMESE = /(?:ngày\s)?(\d{1,2})\s?(?:tháng|\/)\s?(\d{1,2})(?!\d)/iu

/** A last day is no day to come on. */
const UNTIL =
  /\b(?:until|till|by|before|ends?|valid|deadline|bis|gültig|endet|jusqu['’]\S+|avant|fin|valable|hasta|antes|válid[oa]|termina|até|antes|đến hết|đến|hạn|trước)\b|まで|締切|〆切|截止|截至|마감|까지|ถึง|ภายใน|ก่อน/iu

/** The first day and month that the brief's words name to come on; null where they name none. */
export function findDate({ headline, subline, eyebrow, perks, language }: Brief): FoundDate | null {
  const texts = [headline, subline, eyebrow, ...perks].filter((part) => part !== null)
  for (const text of texts) {
    const found = UNTIL.test(text) ? null : dateIn(text, language)
    if (found) return found
  }
  return null
}

/** The day and month that a text names. */
export function dateIn(text: string, language: Language): FoundDate | null {
  const numeric = CJK.exec(text)
  if (numeric) return dated(Number(numeric[2]), Number(numeric[1]), language)
  if (language === 'vi') {
    const found = VIETNAMESE.exec(text)
    return found ? dated(Number(found[1]), Number(found[2]), language) : null
  }
  if (NUMERIC_MONTHS.test(text)) return null
  for (const [index, patterns] of monthsOf(language).entries()) {
    const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    const day = Number(found?.[1] ?? 0)
    if (day > 0) return dated(day, index + 1, language)
  }
  return null
}

const months = new Map<Language, RegExp[][]>()

/** Patterns by month, made once: a dozen formatters for every text of every ad are dear. */
function monthsOf(language: Language): RegExp[][] {
  const known = months.get(language)
  if (known) return known
  const made = Array.from({ length: 12 }, (_, index) => patternsOf(index + 1, language))
  months.set(language, made)
  return made
}

/** What finds the number next to a month's name, before it and after it. */
function patternsOf(month: number, language: Language): RegExp[] {
  const names = (['long', 'short'] as const)
    .map((style) => monthName(month, language, style).replace(/\.$/u, ''))
    .filter((name) => name.length > 2)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  if (names.length === 0) return []
  const name = `(?:${names.join('|')})`
  const before = `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|º)?\\.?\\s?(?:de |of )?${name}(?!\\p{Ll})`
  const after = `(?<!\\p{L})${name}\\.?\\s(\\d{1,2})(?!\\d)`
  return [new RegExp(before, 'iu'), new RegExp(after, 'iu')]
}

function dated(day: number, month: number, language: Language): FoundDate | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  return { day, month: monthName(month, language, 'long') }
}

/** As in a date: Thai and Spanish write another form of a month alone. */
function monthName(month: number, language: Language, style: 'long' | 'short'): string {
  const date = new Date(Date.UTC(2024, month - 1, 15))
  const calendar = language === 'th' ? 'th-u-ca-gregory' : language
  return new Intl.DateTimeFormat(calendar, { month: style, timeZone: 'UTC' }).format(date)
}
