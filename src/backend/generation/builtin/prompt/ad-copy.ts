import { amountsOf } from './clauses/amounts.ts'
import { splitHeadline } from './clauses/headline.ts'
import type { Clause, ClauseRole, Reading } from './clauses/reading.ts'
import { trimmed } from './clauses/trimmed.ts'
import { plain } from './clauses/word-lists.ts'
import { GRAMMARS } from './grammar/index.ts'
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
export function placeCopy(reading: Reading): AdCopy {
  const { clauses, headline, language } = reading
  const named = reading.subline ? null : pricedApart(reading)
  const subline = reading.subline ?? named?.subject ?? tellingOf(clauses)
  const herald = clauses.find(({ role, text }) => role === 'herald' && text !== headline)
  const told = clauses.filter(
    (clause) =>
      TOLD.includes(clause.role) &&
      clause.text !== subline &&
      clause.text !== headline &&
      clause !== herald,
  )
  const offer = badgeOf(told.filter(({ role }) => role === 'offer'))
  const tag = named?.tag ?? priceOf(told, language) ?? eitherTag(told)
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

const SUBJECT_UNITS_MAX = 72
/** Who pays it, or for which part: that goes with the sum. */
const LIMITS =
  /(?<!\p{L})(?:from|up to|first|new|members?|students?|kids|children|kinder|erste[rns]?|neue?[rns]?|enfants?|premi\p{L}+|niños|primer\p{L}*|crianças|and|or|und|oder|et|ou|y|o|e|save|deposit)$/iu

/** "for $9": a figure by itself does not begin so. */
const LEADING = /^(?:for|at|für|zu|pour|à|por|a|con|com|cho|với)\s/iu

/** "Full service + oil change 149 € instead of 189 €": what is priced is told, and what it costs is a figure. */
function pricedApart({ clauses, language }: Reading): { subject: string; tag: PriceTag } | null {
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const next = clauses[at + 1]
  const priced = clauses.filter((each) => isPriced(each) && each.role !== 'legal')
  if (at < 0 || !next || next.role !== 'price' || priced.length !== 1 || priced[0] !== next)
    return null
  if (soleTag(next, language)) return null
  const [subject, rest] = splitHeadline(next.text, GRAMMARS[language])
  const units = unitsOf(subject)
  if (!rest || units < TELLING_UNITS_MIN || units > SUBJECT_UNITS_MAX || LIMITS.test(subject))
    return null
  if (next.text.replace(/\s/gu, '') !== `${subject}${rest}`.replace(/\s/gu, '')) return null
  const tag = LEADING.test(rest) ? null : soleTag({ ...next, text: rest }, language)
  return tag ? { subject, tag: { ...tag, of: [next] } } : null
}

const TELLING_UNITS_MIN = 16
const TELLING_UNITS_MAX = 64

/** "Ledgerly – bookkeeping for freelancers": right behind a name, what it is the name of. */
function tellingOf(clauses: Clause[]): string | null {
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const [head, next, after] = clauses.slice(at, at + 3)
  if (at < 0 || next?.role !== 'fact' || next.sentence !== head!.sentence) return null
  // One of three is a list of what it has.
  const isListed =
    (after?.role === 'fact' || after?.role === 'offer') && after.sentence === next.sentence
  const units = unitsOf(next.text)
  const isTelling = units >= TELLING_UNITS_MIN && units <= TELLING_UNITS_MAX
  return isTelling && !isListed && !/\d/u.test(next.text) ? next.text : null
}

/** "$28 each or 4 for $96": with no other sum both are what one pays. */
function eitherTag(told: Clause[]): PriceTag | null {
  const summed = told.filter(({ text }) => sumsIn(text) > 0)
  const [either, more] = summed
  const isTag = either && !more && sumsIn(either.text) === 2 && either.role === 'offer'
  if (!isTag || unitsOf(either.text) > PRICE_UNITS_MAX || /%/u.test(either.text)) return null
  return { price: either.text, oldPrice: null, of: [either] }
}

const sumsIn = (text: string): number =>
  amountsOf(text).filter(({ kind }) => kind === 'money').length

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
  const priced = told.filter(isPriced)
  const [first, second, third] = priced
  if (!first) return null
  if (!second) return soleTag(first, language)
  const alone = aloneOf(priced, language)
  if (alone || third) return alone
  const isFormerFirst = first.prices[0]!.role === 'was' && second.role === 'price'
  return isFormerFirst
    ? besideFormer(second, first, language)
    : besideFormer(first, second, language)
}

const isSum = (role: string) => role === 'price' || role === 'was'

/** "Free shipping from 40 €" prices nothing. */
const isPriced = ({ role, prices }: Clause): boolean =>
  prices.length > 0 && (role !== 'offer' || prices.some((price) => isSum(price.role)))

/** "Price 2,490": nothing beside it says what it is for; the others, instalments and rates, say it. */
function aloneOf(priced: Clause[], language: Reading['language']): PriceTag | null {
  const sums = priced.filter(
    ({ prices, text }) => prices.some(({ role }) => isSum(role)) && !INSTALMENTS.test(text),
  )
  const [sum, more] = sums
  if (!sum || more || priced.some((each) => each !== sum && isBare(each.text, language)))
    return null
  const tag = soleTag(sum, language)
  const amounts = sum.prices.map(({ text }) => text)
  return tag && isCueAlone(sum.text, amounts, language) ? tag : null
}

/** "4 payments of $19.75". */
const INSTALMENTS =
  /\d+ ?(?:x|×|(?:payments|instal?lments|raten|monatsraten|fois|mensualités|cuotas|pagos|plazos|parcelas|vezes|prestações|kỳ)(?!\p{L})|回払い|分割|期|개월|회 ?분할|งวด)/iu

const isBare = (text: string, language: Reading['language']): boolean =>
  isCueAlone(
    text,
    amountsOf(text).map((amount) => amount.text),
    language,
  )

const soleTag = (clause: Clause, language: Reading['language']): PriceTag | null =>
  clause.prices.length === 2
    ? (movedTag(clause, language) ?? besideBracket(clause, language))
    : plainTag(clause)

/** "8,90 € (17,80 €/kg)", "128元(原价188元)": a price, and in brackets its measure or the former one. */
function besideBracket(clause: Clause, language: Reading['language']): PriceTag | null {
  const found = /^([^()（）]*\d[^()（）]*)[(（]([^()（）]+)[)）]([^()（）\d]*)$/u.exec(clause.text)
  const [now, second] = clause.prices
  const [, words = '', inside = '', behind = ''] = found ?? []
  const isNow =
    now?.role === 'price' && words.includes(now.text) && unitsOf(words) <= PRICE_UNITS_MAX
  if (!isNow || !second) return null
  const parts = inside.split(/[、;；]\s*|[,，]\s*(?!\d)/u)
  const former = parts.find((part) => part.includes(second.text)) ?? ''
  if (second.role === 'was' && isCueAlone(former, [second.text], language)) {
    const others = parts.filter((part) => part !== former).join('、')
    const price = `${words.trim()}${others && `(${others})`}${behind}`
    const isTag = unitsOf(price) <= PRICE_UNITS_MAX
    return isTag ? { price, oldPrice: second.text, of: [clause] } : null
  }
  const isMeasure =
    behind === '' && MEASURE.test(inside) && unitsOf(clause.text) <= FIGURE_UNITS_MAX
  return isMeasure ? { price: clause.text, oldPrice: null, of: [clause] } : null
}

const MEASURE =
  /^\D{0,4}[\d.,]+ ?\D{0,6}(?:\/| per | pro | je | le | el | por )\s?(?:\d+ ?)?\p{L}{1,6}\.?$/iu

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
    : (lowered(clause, was.text, language) ??
        captioned(clause, was.text, now.text) ??
        formerLast(clause, was.text, { now: now.text, language }))
}

const CAPTIONED_UNITS_MAX = 30

/** "10 classes 300 → 210": what is priced, the former price struck through behind it. */
function captioned(clause: Clause, was: string, now: string): PriceTag | null {
  const at = clause.text.indexOf(was)
  const caption = clause.text.slice(0, at).trim()
  const moved = clause.text.slice(at + was.length)
  const isMoved = ARROW.exec(moved)?.[0].length === moved.length - now.length && moved.endsWith(now)
  const price = `${caption} ${now}`
  const isTag = caption !== '' && isMoved && unitsOf(price) <= CAPTIONED_UNITS_MAX
  return isTag ? { price, oldPrice: was, of: [clause] } : null
}

/** "400 g bag 189 instead of 239": the former price ends the clause, and its word with it. */
function formerLast(
  clause: Clause,
  was: string,
  { now, language }: { now: string; language: Reading['language'] },
): PriceTag | null {
  const { text } = clause
  const end = text.indexOf(now) + now.length
  const rest = text.slice(end)
  const price = text.slice(0, end)
  const isFormer = rest.trimEnd().endsWith(was) && isCueAlone(rest, [was], language)
  const isTag = isFormer && unitsOf(price) <= CAPTIONED_UNITS_MAX
  return isTag ? { price, oldPrice: was, of: [clause] } : null
}

const ARROW = /^\s?(?:→|->|=>|⇒|➡️?|➜)\s?/u

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
