import type { Grammar } from '../grammar/grammar.ts'
import type { Clause } from './reading.ts'
import { has, headOf, isUnspaced, keyOf } from './word-lists.ts'

/** "No sugar, additives or colours" is one clause: split, its end would claim the opposite. */
export function joinedNegations(clauses: Clause[], grammar: Grammar): Clause[] {
  const found: Clause[] = []
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at]!
    const end = endOfList(clauses, at, grammar)
    found.push(end > at ? { ...clause, text: textOf(clauses.slice(at, end + 1)) } : clause)
    at = end
  }
  return found
}

function endOfList(clauses: Clause[], at: number, grammar: Grammar): number {
  const clause = clauses[at]!
  const isNegated = clause.role === 'fact' && has(keyOf(clause.text), grammar.negations)
  if (!isNegated || isUnspaced(clause.text)) return at
  for (let next = at + 1; next < clauses.length && next < at + 6; next += 1) {
    const other = clauses[next]!
    if (other.role !== 'fact' || other.sentence !== clause.sentence) return at
    const key = keyOf(other.text)
    if (headOf(key, grammar.negations)) return at
    if (has(key, grammar.or)) return next
  }
  return at
}

const textOf = (clauses: Clause[]): string => clauses.map(({ text }) => text).join(', ')
