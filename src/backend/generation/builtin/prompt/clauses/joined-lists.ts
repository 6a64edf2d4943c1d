import { unitsOf } from '../copy/units.ts'
import type { Clause } from './reading.ts'

const JOINED_UNITS_MAX = 60
const ITEM_WORDS_MAX = 3
const AND = '(?:and|und|et|y|e|và|or|oder|ou|o|hoặc)'
/** "Türkisch und Arabisch": the last two of what was told one by one. */
const ENDS_LIST = new RegExp(
  `^(?:[^\\s\\d]+ ){0,${ITEM_WORDS_MAX - 1}}[^\\s\\d]+ ${AND} [^\\s\\d]+(?: [^\\s\\d]+){0,${ITEM_WORDS_MAX - 1}}$`,
  'iu',
)
/** "Das E-Bike, das Treppen mag": German parts what it says of a noun by commas, and ends it with its verb. */
const RELATIVE =
  /^(?:der|die|das|den|dem|deren|dessen|denen|welche[rsmn]?) [^,:]{3,40}(?:\p{Ll}(?:t|en|st)| (?:mag|kann|will|muss|hat|ist|sind))$/u
const OF_NOUN =
  /^(?:der|die|das|den|dem|ein|eine|einen|unser|unsere|unseren|für alle)(?= ).*\p{Lu}[\p{L}-]+$/iu

/** What commas parted although it is one list, or one noun and what is said of it. */
export function joinedLists(clauses: Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((found, clause) => {
    const last = found.at(-1)
    if (last && (isEndOf(last, clause) || isSaidOf(last, clause)))
      found[found.length - 1] = { ...last, text: `${last.text}, ${clause.text}` }
    else found.push(clause)
    return found
  }, [])
}

const isBeside = (one: Clause, other: Clause): boolean =>
  one.sentence === other.sentence &&
  other.role === 'fact' &&
  unitsOf(one.text) + unitsOf(other.text) <= JOINED_UNITS_MAX

const isEndOf = (before: Clause, clause: Clause): boolean =>
  before.role === 'fact' &&
  isBeside(before, clause) &&
  (INCLUDES.test(before.text)
    ? ENDS_COUNTED.test(clause.text)
    : !/\d/u.test(before.text) && ENDS_LIST.test(clause.text))

/** "Đã gồm xe giường nằm, homestay và 6 bữa ăn": all of it is what is included. */
const INCLUDES =
  /^(?:includ(?:es|ing)|with|inkl(?:usive|\.)?|inbegriffen|(?:tout )?compris|avec|inclu(?:t|ye|i|so)|con|com|(?:đã |chưa )?(?:bao )?gồm|kèm)(?!\p{L})/iu
const ENDS_COUNTED = new RegExp(`^(?:\\S+ ){0,3}\\S+ ${AND} (?:\\d+ )?\\S+(?: \\S+){0,3}$`, 'iu')

const isSaidOf = (before: Clause, clause: Clause): boolean =>
  (before.role === 'headline' || before.role === 'fact') &&
  isBeside(before, clause) &&
  OF_NOUN.test(before.text) &&
  RELATIVE.test(clause.text)
