import { roleBehindHeadline } from './owner.ts'
import type { Clause } from './reading.ts'

/** "Steuerkanzlei Brandt & Lohse sagt": who speaks, right before what is said. */
const SAYS =
  /^(\p{Lu}.{2,34}?) (?:says?|tells you|sagt|meint|verspricht|dit|vous dit|dice|te dice|diz|nói)$/u

/** Who says the headline stands over it by name: the saying of it is no fact. */
export function letSpeakersBeNamed(clauses: Clause[]): void {
  const headline = clauses.find(({ role }) => role === 'headline')
  const before = clauses[clauses.indexOf(headline ?? clauses[0]!) - 1]
  const name = before?.role === 'fact' ? SAYS.exec(before.text)?.[1] : undefined
  if (!headline?.isNamed || !before || !name || before.sentence !== headline.sentence) return
  before.role = roleBehindHeadline(clauses, name)
  before.text = name
}
