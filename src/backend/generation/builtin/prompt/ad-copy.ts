import { amountsOf } from './clauses/amounts.ts'
import type { Clause, ClauseRole, Reading } from './clauses/reading.ts'
import { trimmed } from './clauses/trimmed.ts'
import { plain } from './clauses/word-lists.ts'
import { isCueAlone } from './price-cues.ts'

/** Words of a reading in the places an ad has for them, each as it was written. */
export interface AdCopy {
  headline: string | null
  subline: string | null
  /** What comes before the headline: "We are hiring". */
  eyebrow: string | null
  /** Short enough for a badge. */
  offer: string | null
  price: string | null
  /** Struck through: only what the brief calls the former price. */
  oldPrice: string | null
  facts: string[]
  legal: string | null
  /** What the ad has no room for. */
  left: string[]
}

const TOLD: ClauseRole[] = ['offer', 'price', 'fact', 'subline', 'herald']
const BADGE_UNITS_MAX = 18
/** One with a figure is set in two sizes and has more room. */
const FIGURE_UNITS_MAX = 22
const PRICE_UNITS_MAX = 24
const LINE_UNITS_MAX = 52
/** What the smallest layout sets readably. */
const FACTS_MAX = 12
const FACTS_UNITS_MAX = 620
const LEGAL_UNITS_MAX = 260

/** Letters of wide scripts take twice the room. */
const unitsOf = (text: string): number =>
  text.length +
  (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0)

/** Gives every clause its place. */
export function placeCopy({ clauses, headline, subline, language }: Reading): AdCopy {
  const herald = clauses.find(({ role, text }) => role === 'herald' && text !== headline)
  const told = clauses.filter(
    (clause) =>
      TOLD.includes(clause.role) &&
      clause.text !== subline &&
      clause.text !== headline &&
      clause !== herald,
  )
  const offer = badgeOf(told.filter(({ role }) => role === 'offer'))
  const tag = priceOf(told, language)
  const lines = linesOf(
    told.filter((clause) => clause !== offer && !tag?.of.includes(clause)),
    language,
  )
  const { kept, left } = withinRoom(lines)
  const legal = clauses.filter(({ role }) => role === 'legal').map(({ text }) => text)
  const line = joined(legal)
  const isLegalShort = unitsOf(line) <= LEGAL_UNITS_MAX
  return {
    headline,
    subline,
    eyebrow: herald?.text ?? null,
    offer: offer?.text ?? null,
    price: tag?.price ?? null,
    oldPrice: tag?.oldPrice ?? null,
    facts: kept,
    legal: line !== '' && isLegalShort ? line : null,
    left: isLegalShort ? left : [...left, ...legal],
  }
}

/** The strongest offer, if it is short enough: one with a figure before one without. */
function badgeOf(offers: Clause[]): Clause | null {
  const fits = (text: string, most: number) => unitsOf(text) <= most && amountsOf(text).length <= 1
  const figured = offers.filter(({ text }) => amountsOf(text).some(({ kind }) => kind !== 'number'))
  const strongest = figured.find(({ text }) => fits(text, FIGURE_UNITS_MAX))
  return strongest ?? offers.find(({ text }) => fits(text, BADGE_UNITS_MAX)) ?? null
}

interface PriceTag {
  price: string
  oldPrice: string | null
  of: Clause[]
}

/** The one price of an ad as a tag; several are read in their clauses, or nobody knows which is for what. */
function priceOf(told: Clause[], language: Reading['language']): PriceTag | null {
  const priced = told.filter(({ prices }) => prices.length > 0)
  const [first, second, third] = priced
  if (!first || third) return null
  const was = first.prices.find(({ role }) => role === 'was')
  const now = first.prices.find(({ role }) => role === 'price')
  const bare = isCueAlone(
    first.text,
    first.prices.map(({ text }) => text),
    language,
  )
  if (first.prices.length === 2 && was && now && bare && !second)
    return { price: now.text, oldPrice: was.text, of: [first] }
  if (first.prices.length !== 1 || unitsOf(first.text) > PRICE_UNITS_MAX) return null
  const isPriced = first.role === 'price' && ['price', 'from_price'].includes(first.prices[0]!.role)
  if (!isPriced) return null
  if (!second) return { price: first.text, oldPrice: null, of: [first] }
  const former = second.prices[0]!
  const isFormer =
    second.prices.length === 1 &&
    former.role === 'was' &&
    isCueAlone(second.text, [former.text], language)
  return isFormer ? { price: first.text, oldPrice: former.text, of: [first, second] } : null
}

/** Clauses of one sentence are on one line again, as far as it is long. */
function linesOf(clauses: Clause[], language: Reading['language']): string[] {
  const lines: { text: string; sentence: number; role: string }[] = []
  for (const { text, sentence, role } of clauses) {
    const last = lines.at(-1)
    const together = last && `${last.text}${commaOf(language)}${text}`
    if (
      last &&
      together &&
      last.sentence === sentence &&
      !/[.!?。！？]$/u.test(last.text) &&
      last.role === 'fact' &&
      role === 'fact' &&
      unitsOf(together) <= LINE_UNITS_MAX
    )
      last.text = together
    else lines.push({ text, sentence, role })
  }
  return lines.map(({ text }) => text)
}

const COMMAS: Partial<Record<Reading['language'], string>> = { th: ' ', ja: '、', zh: '，' }

const commaOf = (language: Reading['language']): string => COMMAS[language] ?? ', '

function withinRoom(lines: string[]): { kept: string[]; left: string[] } {
  const kept: string[] = []
  const left: string[] = []
  const seen = new Set<string>()
  let units = 0
  for (const line of lines) {
    const key = plain(line)
    if (seen.has(key)) continue
    seen.add(key)
    units += unitsOf(line)
    if (kept.length < FACTS_MAX && units <= FACTS_UNITS_MAX) kept.push(line)
    else left.push(line)
  }
  return { kept, left }
}

/** Small print in sentences. */
const joined = (texts: string[]): string =>
  texts
    .map((text) => trimmed(text))
    .reduce((line, text) => {
      if (line === '') return text
      if (/[.!?。！？]$/u.test(line)) return `${line} ${text}`
      return /^\p{Ll}/u.test(text) ? `${line}, ${text}` : `${line}. ${text}`
    }, '')
