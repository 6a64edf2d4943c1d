import { unitsOf } from '../copy/units.ts'
import type { Clause } from './reading.ts'

const JOINED_UNITS_MAX = 60
const ITEM_WORDS_MAX = 3
const AND = '(?:and|und|et|y|e|và|or|oder|ou|o|hoặc)'
/** "Türkisch und Arabisch": the last two items of a list. */
const ENDS_LIST = new RegExp(
  `^(?:[^\\s\\d]+ ){0,${ITEM_WORDS_MAX - 1}}[^\\s\\d]+ ${AND} [^\\s\\d]+(?: [^\\s\\d]+){0,${ITEM_WORDS_MAX - 1}}$`,
  'iu',
)
/** "Das E-Bike, das Treppen mag": German sets off relative clauses with commas and ends them with the verb. */
const RELATIVE =
  /^(?:der|die|das|den|dem|deren|dessen|denen|welche[rsmn]?) [^,:]{3,40}(?:\p{Ll}(?:t|en|st)| (?:mag|kann|will|muss|hat|ist|sind))$/u
const OF_NOUN =
  /^(?:der|die|das|den|dem|ein|eine|einen|unser|unsere|unseren|für alle)(?= ).*\p{Lu}[\p{L}-]+$/iu

/** Rejoins lists, and nouns with their relative clauses, that were split at commas. */
export function joinedLists(clauses: Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((found, clause) => {
    const last = found.at(-1)
    if (last && isCoveredTo(last, clause))
      found[found.length - 1] = { ...clause, text: `${last.text}, ${clause.text}` }
    else if (last && [isEndOf, isInPrice, isSaidOf].some((joins) => joins(last, clause)))
      found[found.length - 1] = { ...last, text: `${last.text}, ${clause.text}` }
    else found.push(clause)
    return found
  }, [])
}

const isBeside = (one: Clause, other: Clause): boolean =>
  one.sentence === other.sentence &&
  other.role === 'fact' &&
  unitsOf(one.text) + unitsOf(other.text) <= JOINED_UNITS_MAX

/** "£120 incl. vaccination, chip and neutering": the price includes the whole list. */
const isInPrice = (before: Clause, clause: Clause): boolean =>
  before.role === 'price' && isBeside(before, clause) && IN_PRICE.test(before.text)
    ? ENDS_COUNTED.test(clause.text)
    : false
const IN_PRICE =
  /(?<!\p{L})(?:includ(?:es|ing)|incl\.?|inkl(?:usive|\.)?|compris|incluye|incluid[oa]s?|inclui|inclus[oa]s?|incluindo|bao gồm|gồm) [^,]{2,32}$/iu

/** "Cubre fugas, robo y hasta 3.000 € en electrodomésticos": a coverage limit ends the list. */
const isCoveredTo = (before: Clause, clause: Clause): boolean =>
  before.role === 'fact' &&
  before.sentence === clause.sentence &&
  COVERS.test(before.text) &&
  clause.role === 'price' &&
  clause.prices.every(({ role }) => role === 'other') &&
  new RegExp(`^(?:\\S+ ){0,3}?\\S+ ${AND} `, 'iu').test(clause.text) &&
  unitsOf(before.text) + unitsOf(clause.text) <= JOINED_UNITS_MAX + COVERED_UNITS
const COVERED_UNITS = 24
const COVERS = /^(?:covers|deckt|versichert|couvre|cubre|cobre|bảo hiểm)(?!\p{L})/iu

const isEndOf = (before: Clause, clause: Clause): boolean =>
  before.role === 'fact' &&
  isBeside(before, clause) &&
  (INCLUDES.test(before.text)
    ? ENDS_COUNTED.test(clause.text)
    : !/\d/u.test(before.text) && ENDS_LIST.test(clause.text))

/** "Đã gồm xe giường nằm, homestay và 6 bữa ăn": everything in the list is included. */
const INCLUDES =
  /^(?:includ(?:es|ing)|covers|deckt|couvre|cubre|cobre|gồm có|with|inkl(?:usive|\.)?|inbegriffen|(?:tout )?compris|avec|inclu(?:t|ye|i|so)|con|com|(?:đã |chưa )?(?:bao )?gồm|kèm)(?!\p{L})/iu
const ENDS_COUNTED = new RegExp(`^(?:\\S+ ){0,3}\\S+ ${AND} (?:\\d+ )?\\S+(?: \\S+){0,3}$`, 'iu')

const isSaidOf = (before: Clause, clause: Clause): boolean =>
  (before.role === 'headline' || before.role === 'fact') &&
  isBeside(before, clause) &&
  OF_NOUN.test(before.text) &&
  RELATIVE.test(clause.text)
