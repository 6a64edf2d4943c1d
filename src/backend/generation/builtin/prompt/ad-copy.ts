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
  if (!second) return first.prices.length === 2 ? movedTag(first, language) : plainTag(first)
  const isFormerFirst = first.prices[0]!.role === 'was' && second.role === 'price'
  return isFormerFirst
    ? besideFormer(second, first, language)
    : besideFormer(first, second, language)
}

/** A clause of one price, in its own words. */
function plainTag(clause: Clause): PriceTag | null {
  const [price, more] = clause.prices
  const isPriced = clause.role === 'price' && ['price', 'from_price'].includes(price?.role ?? '')
  const isTag = isPriced && !more && unitsOf(clause.text) <= PRICE_UNITS_MAX
  return isTag ? { price: clause.text, oldPrice: null, of: [clause] } : null
}

/** A clause that tells the former price and the new one. */
function movedTag(clause: Clause, language: Reading['language']): PriceTag | null {
  const was = clause.prices.find(({ role }) => role === 'was')
  const now = clause.prices.find(({ role }) => role === 'price')
  if (!was || !now) return null
  const isBare = isCueAlone(
    clause.text,
    clause.prices.map(({ text }) => text),
    language,
  )
  return isBare
    ? { price: now.text, oldPrice: was.text, of: [clause] }
    : lowered(clause, was.text, language)
}

/** A price, and a clause that tells nothing but the former one. */
function besideFormer(
  price: Clause,
  former: Clause,
  language: Reading['language'],
): PriceTag | null {
  const tag = plainTag(price)
  const [was, more] = former.prices
  const isFormer = !more && was?.role === 'was' && isCueAlone(former.text, [was.text], language)
  return tag && isFormer ? { ...tag, oldPrice: was.text, of: [former, price] } : null
}

/** "$28, now $21 until Friday": what is behind the former price is the tag, with all its words. */
function lowered(clause: Clause, was: string, language: Reading['language']): PriceTag | null {
  const at = clause.text.indexOf(was)
  const behind = clause.text.slice(at + was.length).replace(/^[\s,;，–—-]+/u, '')
  const before = clause.text.slice(0, at + was.length)
  const isTag = isCueAlone(before, [was], language) && unitsOf(behind) <= PRICE_UNITS_MAX
  return isTag && /\d/u.test(behind) ? { price: behind, oldPrice: was, of: [clause] } : null
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
