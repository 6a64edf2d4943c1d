import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { SCENERY } from '../grammar/scenery/index.ts'
import { STAGING } from '../grammar/staging/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isSureForCustomers } from './addressee.ts'
import { isForCustomers } from './asides.ts'
import { callIn } from './calls.ts'
import { colourList } from './colour-words.ts'
import { isDated } from './dates.ts'
import { isStyle, withoutSizes } from './design.ts'
import { asksForLargePrice } from './large-price.ts'
import { tradeOf } from './trade.ts'
import { has, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

const CHARACTERS_MAX = 48
/** Unknown words allowed besides picture words, up to the length of a product name. */
const THING_WORDS_MAX = 4
const THING_SIGNS_MAX = 14
/** Unknown characters allowed in a clause of a script without spaces. */
const LOOSE_SIGNS_MAX = 2
/** Between clauses for customers, a single mention of light may be one of them. */
const AMONG_OTHERS_MIN = 2

interface Around {
  /** Real estate ads describe a home's light to customers, so only camera terms are clearly for the designer. */
  isOfHomes: boolean
  /** Nothing for customers follows. */
  isEnd: boolean
}

/**
 * "Evening sun, linen, wooden table": which clauses of a sentence describe a picture. One must be about light or the
 * camera, or about looks at the end of the brief: tables and candles alone may be for sale.
 */
export function sceneryIn(clauses: string[], language: Language, around: Around): boolean[] {
  const said = clauses.map((clause) => isSaid(clause, language))
  const scenic = clauses.map((clause, at) => !said[at] && isScenic(clause, language))
  const isSure = (clause: string, at: number): boolean =>
    !said[at] && isSeen(clause, language, around)
  const isShown = clauses.some(isSure)
  const count = scenic.filter(Boolean).length
  if (!said.includes(true) && clauses.every(isShort)) {
    const isLedByCamera =
      clauses.length > 1 && scenic[0] === true && isOfCamera(clauses[0] ?? '', language)
    if (isLedByCamera || (isShown && count * 2 >= clauses.length && count > 0))
      return clauses.map(() => true)
  }
  const isOfLooks = around.isEnd && count === clauses.length && hasStyle(clauses, language)
  if (isOfLooks && !around.isOfHomes) return scenic
  return runsOf(
    scenic,
    (start, end) =>
      end - start >= AMONG_OTHERS_MIN &&
      clauses.slice(start, end).some((clause, at) => isSure(clause, start + at)),
  )
}

/** Keeps runs of true flags for which `isOne` holds. */
function runsOf(flags: boolean[], isOne: (start: number, end: number) => boolean): boolean[] {
  const found = flags.map(() => false)
  for (let start = 0; start < flags.length; start += 1) {
    let end = start
    while (end < flags.length && flags[end]) end += 1
    if (end > start && isOne(start, end)) found.fill(true, start, end)
    start = Math.max(start, end)
  }
  return found
}

/** Whether a brief sells homes, whose light and floors are for customers. */
export const sellsHomes = (text: string, language: Language): boolean =>
  tradeOf(text, GRAMMARS[language]) === 'property'

const isOfCamera = (clause: string, language: Language): boolean =>
  has(keyOf(clause), STAGING[language].seen)

const isSeen = (clause: string, language: Language, { isOfHomes }: Around): boolean =>
  isOfCamera(clause, language) || (!isOfHomes && has(keyOf(clause), SCENERY[language].glows))

const hasStyle = (clauses: string[], language: Language): boolean =>
  clauses.some((clause) => isStyle(clause, GRAMMARS[language], LEXICONS[language]))

const isShort = (clause: string): boolean =>
  isUnspaced(clause)
    ? clause.length <= THING_SIGNS_MAX
    : clause.split(' ').length <= THING_WORDS_MAX + 2 && clause.length <= CHARACTERS_MAX

/** Whether a clause is for customers, whatever surrounds it. */
function isSaid(clause: string, language: Language): boolean {
  const grammar = GRAMMARS[language]
  if (/\d|[\ue000@:]/u.test(withoutSizes(clause)) || isForCustomers(clause, grammar)) return true
  return isDated(clause) || isSureForCustomers(clause, language) || callIn(clause, grammar) !== null
}

const signsOf = (key: string): number => key.replace(/\s/gu, '').length

/** Whether every word of a clause is about pictures. */
function isScenic(clause: string, language: Language): boolean {
  if (clause.length > CHARACTERS_MAX) return false
  // "Und der Preis groß": an order in between changes nothing about the others.
  if (asksForLargePrice(clause) || has(keyOf(clause), GRAMMARS[language].orders)) return true
  const { glows, props } = SCENERY[language]
  const { seen, light, felt, manners } = STAGING[language]
  const { looks, styles, small, media, depicted } = GRAMMARS[language]
  const colours = colourList(LEXICONS[language])
  const known = [glows, seen, props, light, felt, manners, looks, styles, media, depicted, colours]
  const whole = keyOf(clause)
  const left = [...known, small].reduce(without, whole)
  const signs = signsOf(left)
  const isLoose = isUnspaced(clause) && signs <= LOOSE_SIGNS_MAX && signs * 2 <= signsOf(whole)
  return isEmpty(left) || isLoose
}
