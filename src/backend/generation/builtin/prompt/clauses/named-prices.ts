import type { Grammar } from '../grammar/grammar.ts'
import { isBare } from './bare.ts'
import type { Clause } from './reading.ts'
import { isUnspaced } from './word-lists.ts'

/** "Child ticket 5 €, adults 9 €": beside prices of other things the headline's own says what it is for. */
export function namedPrices(clauses: Clause[], grammar: Grammar): Clause[] {
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
  const gap = isUnspaced(head.text) && !/\p{sc=Thai}|\p{sc=Hangul}/u.test(head.text) ? '' : ' '
  const named = { ...price, text: `${head.text}${gap}${price.text}` }
  return clauses.map((clause) => (clause === price ? named : clause))
}
