import type { Language } from '../../../../../contract/languages.ts'
import type { Brief } from '../../prompt/understand.ts'

/** A date in the words of an ad. */
export interface FoundDate {
  /** All days in that month: "14", "12–14", "6 + 13". */
  days: string
  /** The month's name as a heading for a calendar leaf. */
  month: string
}

const NUMERIC_MONTHS = /(\d{1,2})\s?(?:月|월|tháng)\s?(?:(\d{1,2})\s?(?:日|일|号)?)?/iu
const CJK = /(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]/u
const VIETNAMESE = /(?:ngày\s)?(\d{1,2})\s?(?:tháng|\/)\s?(\d{1,2})(?!\d)/iu

/** A deadline isn't a day to come. */
const UNTIL =
  /\b(?:until|till|by|before|ends?|valid|deadline|bis|gültig|endet|jusqu['’]\S+|avant|fin|valable|hasta|antes|válid[oa]|termina|até|antes|đến hết|đến|hạn|trước)\b|まで|締切|〆切|截止|截至|마감|까지|ถึง|ภายใน|ก่อน/iu

/** The first date to attend in the brief's words; null if there is none. */
export function findDate({ headline, subline, eyebrow, perks, language }: Brief): FoundDate | null {
  const texts = [headline, subline, eyebrow, ...perks].filter((part) => part !== null)
  for (const text of texts) {
    const found = UNTIL.test(text) ? null : dateIn(text, language)
    if (found) return found
  }
  return null
}

/** The date that a text names. */
export function dateIn(text: string, language: Language): FoundDate | null {
  const numeric = CJK.exec(text)
  if (numeric) return dated(numeric, 2, Number(numeric[1]), language)
  if (language === 'vi') {
    const found = VIETNAMESE.exec(text)
    return found && dated(found, 1, Number(found[2]), language)
  }
  if (NUMERIC_MONTHS.test(text)) return null
  for (const [index, patterns] of monthsOf(language).entries()) {
    const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    if (found && Number(found[1]) > 0) return dated(found, 1, index + 1, language)
  }
  return null
}

const TO = '[-–—~〜～至到]|to|till|until|au|à|al|a|bis(?: zum)?|até|ao|đến|tới|ถึง|から'
const AND = ',|&|\\+|and|und|et|y|e|và|และ|と|、|，'
const ENDING = '(?:st|nd|rd|th|er|º|\\.|日|日间|号|일)?'
const BEFORE = new RegExp(
  `(?<![\\d.:/])(\\d{1,2})${ENDING}\\s?(${TO}|${AND})\\s?(?:the |le |el )?$`,
  'iu',
)
/** 10–17 Uhr, 7 to 9pm: ranges of hours, not days. */
const HOURS = `\\s?(?:${TO})\\s?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:h|am|pm|uhr|น|[点時시时])`
const AFTER = new RegExp(
  `^${ENDING}\\s?(${TO}|${AND})\\s?(\\d{1,2})(?![\\d:.%€$]|\\s?(?:%|€|h|am|pm|uhr)|[月월点時시时]|${HOURS})`,
  'iu',
)
const RANGE = new RegExp(`^(?:${TO})$`, 'iu')

/** Further days of the same month beside one, in order, and whether they form a range. */
function besideOf(found: RegExpExecArray, day: number): { days: number[]; isStretch: boolean } {
  const text = found.input
  const days = [day]
  let isStretch = false
  let before = text.slice(Math.max(0, found.index - 24), found.index)
  for (let match = BEFORE.exec(before); match && days.length < 5; match = BEFORE.exec(before)) {
    days.unshift(Number(match[1]))
    isStretch ||= RANGE.test(match[2]!)
    before = before.slice(0, match.index)
  }
  const after = days.length > 1 ? null : AFTER.exec(text.slice(found.index + found[0].length))
  if (after) days.push(Number(after[2]))
  return { days, isStretch: isStretch || (after !== null && RANGE.test(after[1]!)) }
}

const months = new Map<Language, RegExp[][]>()

/** Patterns by month, cached: a dozen formatters for every text of every ad are expensive. */
function monthsOf(language: Language): RegExp[][] {
  const known = months.get(language)
  if (known) return known
  const made = Array.from({ length: 12 }, (_, index) => patternsOf(index + 1, language))
  months.set(language, made)
  return made
}

/** Patterns for the number before and after a month's name. */
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

function dated(
  found: RegExpExecArray,
  group: number,
  month: number,
  language: Language,
): FoundDate | null {
  const day = Number(found[group])
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const { days, isStretch } = besideOf(found, day)
  const isOrdered = days.every((each, at) => each <= 31 && (at === 0 || each > days[at - 1]!))
  const isOneByOne = days.length > 2 && days.every((each, at) => each === days[0]! + at)
  const all = isStretch || isOneByOne ? `${days[0]}–${days.at(-1)}` : days.join(' + ')
  return {
    days: isOrdered && days.length > 1 ? all : String(day),
    month: monthName(month, language, 'long'),
  }
}

/** Formatted as in a date: Thai and Spanish use another form for a month alone. */
function monthName(month: number, language: Language, style: 'long' | 'short'): string {
  const date = new Date(Date.UTC(2024, month - 1, 15))
  const calendar = language === 'th' ? 'th-u-ca-gregory' : language
  return new Intl.DateTimeFormat(calendar, { month: style, timeZone: 'UTC' }).format(date)
}
