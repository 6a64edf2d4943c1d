import { COSTS, LEADS_ON, splitHeadline } from '../clauses/headline.ts'
import { asksForLargePrice } from '../clauses/large-price.ts'
import { figuresOf } from '../clauses/price-roles.ts'
import type { Clause, Reading } from '../clauses/reading.ts'
import { GRAMMARS } from '../grammar/index.ts'
import type { PriceTag } from './plain-tag.ts'
import { isPriced, isUndercut } from './price-tag.ts'
import { soleTag } from './sole-tag.ts'
import { TELLING_UNITS_MIN } from './telling.ts'
import { unitsOf } from './units.ts'

const SUBJECT_UNITS_MAX = 72
const FACTS_BEFORE_MAX = 2
/** Who the price is for, or for which part: this stays with the sum. */
const LIMITS =
  /(?<!\p{L})(?:from|up to|first|new|members?|students?|kids|children|kinder|erste[rns]?|neue?[rns]?|enfants?|premi\p{L}+|niños|primer\p{L}*|crianças|and|or|und|oder|et|ou|y|o|e|save|deposit)$/iu

/** "5 dias | a partir de € 490 por pessoa": a duration says enough, short as it is. */
const HOW_LONG =
  /^\d{1,2} (?:days?|nights?|weeks?|tage?|nächte?|wochen?|jours?|nuits?|semaines?|días?|noches?|semanas?|dias?|noites?|ngày|đêm|tuần)$/iu

/** "for $9": a standalone figure does not start like this. */
const LEADING = /^(?:for|at|für|zu|pour|à(?! partir)|por|a(?! partir)|con|com|cho|với)\s/iu

/** "Full service + oil change 149 € instead of 189 €": the product becomes the subline and its price a figure. */
export function pricedApart({
  clauses,
  language,
}: Reading): { subject: string; tag: PriceTag } | null {
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const told = clauses.slice(at + 1, at + 2 + FACTS_BEFORE_MAX)
  const next = told.find(({ role }) => role !== 'fact')
  const priced = clauses.filter((each) => isPriced(each) && each.role !== 'legal')
  if (at < 0 || !next || next.role !== 'price' || priced.length !== 1 || priced[0] !== next)
    return null
  if (soleTag(next, language) || isUndercut(next, clauses)) return null
  const [subject, rest] = splitHeadline(next.text, GRAMMARS[language])
  const isOfPrice = figuresOf(subject, GRAMMARS[language]).prices.length > 0
  const units = unitsOf(subject)
  if (
    !rest ||
    isOfPrice ||
    (units < TELLING_UNITS_MIN && !HOW_LONG.test(subject)) ||
    units > SUBJECT_UNITS_MAX ||
    LIMITS.test(subject)
  )
    return null
  if (!isWhole(next.text, subject, rest)) return null
  // A figure next to its former price, or one to be set large, drops the word that led to it.
  const isFigure = next.prices.some(({ role }) => role === 'was') || isLargeAsked(clauses)
  const figure = isFigure ? rest.replace(LEADING, '') : rest
  const tag = LEADING.test(figure) ? null : soleTag({ ...next, text: figure }, language)
  return tag ? { subject, tag: { ...tag, of: [next] } } : null
}

/** Whether nothing separates subject and price except words such as "is now", "gibt es jetzt". */
function isWhole(text: string, subject: string, rest: string): boolean {
  const between = text.slice(subject.length, Math.max(0, text.lastIndexOf(rest))).trim()
  if (!text.startsWith(subject) || !text.endsWith(rest)) return false
  return between === '' || ` ${between}`.replace(LEADS_ON, '').replace(COSTS, '') === ''
}

const isLargeAsked = (clauses: Clause[]): boolean =>
  clauses.some(({ role, text }) => role === 'design' && asksForLargePrice(text))
