import type { Clause, ClauseRole } from './reading.ts'

/** What is set on one line over a headline. */
const NAME_CHARACTERS_MAX = 36
const THING_CHARACTERS_MAX = 40

/** Who orders, or his name, beside a headline of another: over it, or below where there is no room. */
export function roleBehindHeadline(clauses: Clause[], text: string): ClauseRole {
  const isTaken = clauses.some(({ role }) => role === 'herald')
  return !isTaken && text.length <= NAME_CHARACTERS_MAX ? 'herald' : 'fact'
}

/** "We're a cheese shop. Christmas boxes are back, £35": what is priced first is what it is about. */
export function putPricedFirst(clauses: Clause[], owner: Clause): void {
  if (owner.role !== 'headline') return
  const at = clauses.indexOf(owner)
  const [thing, price] = clauses.slice(at + 1).filter(({ role }) => role !== 'design')
  const isPriced = price?.role === 'price' && price.sentence === thing?.sentence
  if (thing?.role !== 'fact' || !isPriced || /\d/u.test(thing.text)) return
  if (thing.text.length > THING_CHARACTERS_MAX) return
  owner.role = roleBehindHeadline(clauses, owner.text)
  thing.role = 'headline'
}
