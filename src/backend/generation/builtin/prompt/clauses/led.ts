import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isSureForCustomers } from './addressee.ts'
import { isBare } from './bare.ts'
import { callIn } from './calls.ts'
import { isStyle } from './design.ts'
import { figuresOf } from './price-roles.ts'
import type { Quoted } from './quoted.ts'
import { has, keyOf } from './word-lists.ts'

const LOOK_WORDS_MAX = 3
const LOOK_SIGNS_MAX = 14

/** "Spicy, colorful", "Nữ tính, tông hồng": at the end of a brief, short words next to looks are also looks. */
export function isLooksBeside(clauses: string[], language: Language): boolean {
  const grammar = GRAMMARS[language]
  const isShort = (clause: string) =>
    clause.length <= LOOK_SIGNS_MAX * 2 &&
    clause.split(' ').length <= LOOK_WORDS_MAX &&
    !/[\d\ue000@:]/u.test(clause) &&
    !has(keyOf(clause), grammar.offers) &&
    !has(keyOf(clause), grammar.tidings) &&
    !isSureForCustomers(clause, language) &&
    callIn(clause, grammar) === null
  if (clauses.length < 2 || !clauses.every(isShort)) return false
  const looks = clauses.filter((each) => isStyle(each, grammar, LEXICONS[language]))
  return looks.length * 2 >= clauses.length
}

/** One to three words that only introduce what follows. */
const isLead = (clause: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}’'-]*(?: [\p{L}\p{M}’'-]+){0,2}:$/u.test(clause)

/** "Anzeige fürs Gemeindeblatt:" introduces the copy but is not part of it. */
const isOrdering = (clause: string, language: Language): boolean =>
  has(keyOf(clause), GRAMMARS[language].media)

/** "Agent: Marsh & Pell": a short word and its colon stay with what they introduce. */
export const withLeads = (
  clauses: string[],
  quotes: Quoted,
  language: Language,
  isFirst: boolean,
): string[] =>
  clauses.reduce<string[]>((found, clause, at) => {
    const before = found.at(-1)
    const isBehind = at > 1 || !isFirst
    const isLed =
      before !== undefined && isBehind && isLead(before) && !isOrdering(before, language)
    const place = found.at(-2)
    // "2-bed flats at Quay House, Bristol: shared ownership from …": the town goes with the building before it.
    if (before && place && isTownOf(before, place)) {
      found.splice(-2, 2, `${place}, ${before}`, clause)
      return found
    }
    const isLook = isStyle(quotes.shown(clause), GRAMMARS[language], LEXICONS[language])
    if (isLed && !isLook) found[found.length - 1] = `${before} ${clause}`
    else found.push(clause)
    return found
  }, [])

/** "… at Quay House", "Bristol:": a named building, then a capitalized word and its colon. */
const isTownOf = (town: string, place: string): boolean =>
  /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?:$/u.test(town) &&
  /(?<!\p{L})(?:at|in|bei|im|à|en|no|na|tại|ở)(?: (?:the|el|la|le))? \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}$/u.test(
    place,
  )

const TOWN =
  /^(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|am|an der|de|la|do|da)){0,3})\s?:(?:\s+(\S.*))?$/u
const NAMED = /^\p{Lu}[\p{L}&'’. -]{2,40}$/u

const IN_TOWN =
  /^(?:in|at|near|bei|à|en|em|na|no|ở|tại) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u
const LAND = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u

/** "En Guadalajara, México": a town and its country are one place. */
export const withLand = (clauses: string[]): string[] =>
  clauses.reduce<string[]>((found, clause) => {
    const before = found.at(-1) ?? ''
    if (IN_TOWN.test(before) && LAND.test(clause)) found[found.length - 1] = `${before}, ${clause}`
    else found.push(clause)
    return found
  }, [])

/** "Café Morgenrot, Leipzig: Frühstück 18 €": the town goes with the name, and the colon ends both. */
export function withTown(clauses: string[], isFirst: boolean): string[] {
  const [name = '', second = '', ...others] = clauses
  const [, town = '', rest = ''] = TOWN.exec(second) ?? []
  if (!isFirst || town === '' || !NAMED.test(name)) return clauses
  return [`${name}, ${town}`, rest, ...others].filter(Boolean)
}

/** "Soft, cream, elegant": a list of looks may contain words of other languages. */
export function isLookList(clauses: string[], language: Language): boolean {
  if (clauses.length < 3) return false
  const isShort = clauses.every((each) => !/[\d\ue000]/u.test(each) && !each.includes(' '))
  if (!isShort) return false
  const looks = clauses.filter((each) => isStyle(each, GRAMMARS[language], LEXICONS[language]))
  return looks.length * 3 >= clauses.length * 2
}

const LABEL_CHARACTERS_MAX = 16

/** ทำสี เริ่มต้น 900 บาท: Thai separates a thing from its price with a space, and then the thing is no look. */
export function isPriceLabel(
  clause: string,
  next: string | undefined,
  language: Language,
): boolean {
  if (language !== 'th' || next === undefined) return false
  if (/\d/u.test(clause) || clause.length > LABEL_CHARACTERS_MAX) return false
  return isBare(next, GRAMMARS.th) && figuresOf(next, GRAMMARS.th).prices.length > 0
}
