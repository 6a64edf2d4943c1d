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
import { withoutSizes } from './design.ts'
import { has, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

const CHARACTERS_MAX = 48
/** Signs of an unknown word that a clause may have where words are not parted. */
const LOOSE_SIGNS_MAX = 2
/** Between clauses for customers, a single word of light may be one of them. */
const AMONG_OTHERS_MIN = 2

/**
 * "Evening sun, linen, wooden table": which clauses of a sentence lay out a picture. One of them has to be of
 * light or of the camera: tables and candles alone may be what is sold. Who lets or sells a home is not asked,
 * because there the evening sun is on the balcony.
 */
export function sceneryIn(clauses: string[], language: Language): boolean[] {
  const scenic = clauses.map((clause) => isScenic(clause, language))
  const isAll = scenic.every(Boolean)
  const found = clauses.map(() => false)
  for (let start = 0; start < clauses.length; start += 1) {
    let end = start
    while (end < clauses.length && scenic[end]) end += 1
    const run = clauses.slice(start, end)
    const isLong = isAll || run.length >= AMONG_OTHERS_MIN
    if (isLong && run.some((clause) => isSeen(clause, language))) found.fill(true, start, end)
    start = Math.max(start, end)
  }
  return found
}

/** Whether a whole brief is of homes, whose light and floors are told to those who look for one. */
export const sellsHomes = (text: string, language: Language): boolean =>
  has(keyOf(text), GRAMMARS[language].trades.property)

const isSeen = (clause: string, language: Language): boolean =>
  has(keyOf(clause), SCENERY[language].glows) || has(keyOf(clause), STAGING[language].seen)

/** Every word of it is of pictures, and none for customers. */
function isScenic(clause: string, language: Language): boolean {
  const grammar = GRAMMARS[language]
  if (clause.length > CHARACTERS_MAX || /\d|[\ue000@:]/u.test(withoutSizes(clause))) return false
  if (isForCustomers(clause, grammar) || isDated(clause)) return false
  if (isSureForCustomers(clause, language) || callIn(clause, grammar)) return false
  const { glows, props } = SCENERY[language]
  const { seen, light, felt, manners } = STAGING[language]
  const { looks, styles, small, media, depicted } = grammar
  const colours = colourList(LEXICONS[language])
  const known = [
    glows,
    seen,
    props,
    light,
    felt,
    manners,
    looks,
    styles,
    media,
    depicted,
    colours,
    small,
  ]
  const left = known.reduce(without, keyOf(clause))
  return isEmpty(left) || (isUnspaced(clause) && left.replace(/\s/gu, '').length <= LOOSE_SIGNS_MAX)
}
