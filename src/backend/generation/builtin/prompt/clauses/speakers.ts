import { roleBehindHeadline } from './owner.ts'
import type { Clause } from './reading.ts'

/** "Steuerkanzlei Brandt & Lohse sagt": the speaker, directly before the quote. */
const SAYS =
  /^(\p{Lu}.{2,34}?) (?:says?|tells you|sagt|meint|verspricht|dit|vous dit|dice|te dice|diz|nói)$/u

/** Puts the speaker's name above the quoted headline; "says" itself is no fact. */
export function letSpeakersBeNamed(clauses: Clause[]): void {
  const headline = clauses.find(({ role }) => role === 'headline')
  const before = clauses[clauses.indexOf(headline ?? clauses[0]!) - 1]
  const name = before?.role === 'fact' ? SAYS.exec(before.text)?.[1] : undefined
  if (!headline?.isNamed || !before || !name || before.sentence !== headline.sentence) return
  before.role = roleBehindHeadline(clauses, name)
  before.text = name
}
