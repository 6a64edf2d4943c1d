import { unitsOf } from '../copy/units.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isBare } from './bare.ts'
import type { Clause } from './reading.ts'
import { isUnspaced } from './word-lists.ts'

/** "Child ticket 5 €, adults 9 €": next to other prices, the headline's own price must say what it is for. */
export function namedPrices(given: Clause[], grammar: Grammar): Clause[] {
  const clauses = ledByNames(given, grammar)
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const head = clauses[at]
  const price = clauses[at + 1]
  if (!head || price?.role !== 'price' || price.sentence !== head.sentence) return clauses
  const isLoose = isBare(price.text, grammar) && price.prices.length === 1
  const hasOthers = clauses.some(
    ({ role, sentence, prices }, index) =>
      index > at + 1 &&
      role === 'price' &&
      sentence === head.sentence &&
      prices.some(({ role: kind }) => kind !== 'was' && kind !== 'rate'),
  )
  if (!isLoose || !hasOthers) return clauses
  // 手机贴膜 9.9 元起: if the unit is spaced apart, so is the sum.
  const isTight = isUnspaced(head.text) && !/\p{sc=Thai}|\p{sc=Hangul}/u.test(head.text)
  const gap = isTight && !/\d \p{sc=Han}/u.test(price.text) ? '' : ' '
  const text = `${head.text}${gap}${price.text}`
  // A short headline absorbs its price: printed twice, it would look like two things.
  if (unitsOf(text) <= HEADLINE_UNITS_MAX)
    return clauses.flatMap((clause) => {
      if (clause === price) return []
      return [clause === head ? { ...head, text, prices: price.prices } : clause]
    })
  return clauses
}

const HEADLINE_UNITS_MAX = 36
const NAME_CHARACTERS_MAX = 24
const PLACED = /^(?:ที่|ใน|แถว|ใกล้|สาขา|ณ|ย่าน)/u

/** จัดฟันใส | เริ่มต้น 29,900 บาท: Thai separates with spaces, so each of several sums keeps its item. */
function ledByNames(clauses: Clause[], grammar: Grammar): Clause[] {
  const sums = clauses.filter(({ prices }) => prices.length > 0)
  if (sums.length < 2) return clauses
  return clauses.reduce<Clause[]>((found, clause) => {
    const name = found.at(-1)
    const isName =
      name?.role === 'fact' &&
      name.sentence === clause.sentence &&
      /\p{sc=Thai}/u.test(name.text) &&
      name.text.length <= NAME_CHARACTERS_MAX &&
      !/\d/u.test(name.text) &&
      !PLACED.test(name.text)
    const isLoose =
      clause.role === 'price' && clause.prices.length === 1 && isBare(clause.text, grammar)
    if (name && isName && isLoose)
      found[found.length - 1] = { ...clause, text: `${name.text} ${clause.text}` }
    else found.push(clause)
    return found
  }, [])
}
