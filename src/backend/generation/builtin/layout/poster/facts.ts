import type { Language } from '../../../../../contract/languages.ts'
import { amountsOf } from '../../prompt/clauses/amounts.ts'
import { figureIn } from './amount.ts'

/** A line of facts, by how it is best shown. */
export type Fact =
  | { kind: 'row'; label: string; value: string; text: string }
  | { kind: 'rating'; share: number; text: string }
  | { kind: 'contact'; text: string }
  | { kind: 'plain'; text: string }

const LABEL_MAX = 40
const VALUE_MAX = 22
const ITEM_MAX = 18
/** Ends a label that the value completes: "for $60" isn't a row of a list. */
const LEADS_ON =
  /(?:^|\s)(?:for|from|of|with|to|at|the|a|von|ab|für|mit|bis|zu|de|des|du|à|dès|pour|avec|en|desde|por|con|hasta|da|do|com|até|từ|với|cho|chỉ|tới|đến|than|w\/|and|und|et|y|e|و|only|nur|solo|só|over|under|über|unter|más|mais|plus|giảm|chiết khấu|save|saves?|get|off|rabatt|spar\p{L}*|remise(?: de)?|réduction(?: de)?|descuento(?: de)?|desconto(?: de)?|ganha\p{L}*)$|(?:ลด|할인|优惠|割引|최대|최고|最高|最大|高达|低至|สูงสุด|สูงสุดถึง)$/iu
/** "60% off", "10 % de descuento": the words after a percentage belong to it, so the line stays whole. */
const SHARE_OF = /[%％]\s?\p{L}/u
/** "Full groom from £38" is a row; in "free delivery from £38" it isn't the price. */
const FROM =
  /(?<!(?:free|gratis|kostenlos|frei|offerte?|gratuite?|grátis|phí)(?: \p{L}+)*)\s(from|ab|dès|à partir de|desde|a partir de|chỉ từ|từ)$/iu
const ADDRESS =
  /[\w.+-]+@[\w-]+\.\w|(?<![\p{L}\d.])(?:www\.)?[a-z\d][a-z\d-]+\.(?:com|org|net|io|co|de|fr|es|pt|br|kr|jp|cn|vn|th|uk|live|app|shop|club|info|eu|ch|at|me|ai)(?:[./]\S*)?(?![\p{L}])|#\p{L}{3,}/iu
const PHONE =
  /(?:\+|(?<!\d)0|\(\d{2}\))\d?[\d\s().-]{5,}\d|(?<!\d)\d{3,4}[- ]\d{3,4}(?:[- ]\d{3,4})?(?!\d)/u
const RATING =
  /(\d[.,]\d)\s?(?:★|⭐|\/\s?5(?!\d)|stars?\b|sterne\b|étoiles\b|estrellas\b|estrelas\b|sao\b)/iu
const OF_FIVE = 5

/** Classifies a line of facts. */
export function factOf(text: string, language: Language): Fact {
  const rating = RATING.exec(text)
  const stars = Number(rating?.[1]?.replace(',', '.') ?? 0)
  if (stars > 3 && stars <= OF_FIVE) return { kind: 'rating', share: stars / OF_FIVE, text }
  if (ADDRESS.test(text)) return { kind: 'contact', text }
  const row = rowOf(text, language)
  if (row) return row
  const isPhone = PHONE.test(text) && amountsOf(text).every(({ kind }) => kind === 'number')
  return { kind: isPhone ? 'contact' : 'plain', text }
}

/** Lines as facts; a line with several days and their hours becomes one row per day. */
export function factsIn(lines: string[], language: Language): Fact[] {
  const facts = lines.flatMap(
    (line) => itemsIn(line) ?? daysIn(line, language) ?? [factOf(line, language)],
  )
  const listed = facts.map(pricedIn)
  return listed.filter((fact) => fact !== null).length > 1
    ? facts.map((fact, at) => listed[at] ?? fact)
    : facts
}

/** "Clio 2021 à 11 490 €": a row if others are like it, with the preposition moved to the price. */
function pricedIn(fact: Fact): Fact | null {
  const told = fact.kind === 'plain' ? figureIn(fact.text, LABEL_MAX) : null
  const led = told && told.after === '' ? TO_PRICE.exec(told.before) : null
  if (!told || !led) return null
  const label = told.before.slice(0, led.index)
  const value = `${led[1]} ${told.figure}`
  const isRow = /\p{L}{2}|\d{3}/u.test(label) && value.length <= VALUE_MAX
  return isRow ? { kind: 'row', label: capitalised(label), value, text: fact.text } : null
}
const TO_PRICE = /\s(à|at|für|zu|por|a|con|giá|só|nur|only)$/iu

/** Short items in a list with CJK commas; a sentence stays whole. */
function itemsIn(line: string): Fact[] | null {
  const items = line.split(/[，、]/u)
  const areShort = items.length > 2 && items.every((item) => item.length <= ITEM_MAX)
  return areShort ? items.map((text) => ({ kind: 'plain', text })) : null
}

function rowOf(text: string, language: Language): Fact | null {
  const told = figureIn(text, LABEL_MAX)
  // A bracket that opens before the figure makes it no label: "free delivery (over $20)".
  if (told && /[(（][^)）]*$/u.test(told.before)) return null
  if (told) {
    const before = told.before.replace(/[\s:,–—-]+$/u, '')
    const from = FROM.exec(before)
    const label = from ? before.slice(0, from.index) : before
    const figure = from ? `${from[1]} ${told.figure}` : told.figure
    const value = told.after ? `${figure} ${told.after}` : figure
    const isRow =
      label.length > 1 &&
      !LEADS_ON.test(label) &&
      !SHARE_OF.test(value) &&
      value.length <= VALUE_MAX
    return isRow ? { kind: 'row', label: capitalised(label), value, text } : null
  }
  return hoursOf(text, language)
}

const HOURS = /\d{1,2}\s?(?:[:h.]|uhr|am|pm|点|時|시|น\.|giờ)/iu
const patterns = new Map<Language, RegExp>()

/** "Monday", "Mon–Fri", "montags": a day of the week at the start. */
function dayPattern(language: Language): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const names = (['long', 'short'] as const).flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(new Date(Date.UTC(2024, 0, day + 1)))
        .replace(/\.$/u, ''),
    ),
  )
  const name = `(?:${names.join('|')})s?\\.?`
  const pattern = new RegExp(`^${name}(?:\\s?[–-]\\s?${name})?(?=[\\s:,]|$)`, 'iu')
  patterns.set(language, pattern)
  return pattern
}

/** "Dimanche | 7 juin de 8h à 18h": a day stays with its date. */
const DATED =
  /^\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s)?(?:jan|f[ée]v|feb|ene|m[aä]r|apr|avr|abr|ma[iy]|ju[nil]|aug|ao[uû]|ago|sep|set|o[ck]t|out|nov|d[eé][czz]|tháng)/iu

/** A day and its hours. */
function hoursOf(text: string, language: Language): Fact | null {
  const day = dayPattern(language).exec(text)?.[0]
  if (!day) return null
  const value = text.slice(day.length).replace(/^[\s:,]+/u, '')
  return HOURS.test(value) && value.length <= VALUE_MAX && /^\d/u.test(value) && !DATED.test(value)
    ? { kind: 'row', label: capitalised(day), value, text }
    : null
}

/** The parts of a line, separated by commas or full stops, that are each a day with its hours, and the rest. */
function daysIn(line: string, language: Language): Fact[] | null {
  const parts = line.split(/[,;]\s+|(?<=\p{L}|\d)\.\s+/u)
  const facts = parts.map((part) => hoursOf(part, language))
  if (!facts[0]) return null
  return facts.map((fact, at) => fact ?? { kind: 'plain', text: parts[at] ?? '' })
}

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
