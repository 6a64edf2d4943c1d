import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import { isSureForCustomers } from './addressee.ts'
import { isForReaders } from './design.ts'
import type { Clause } from './reading.ts'

/** From what leaning on a clause that no rule knew is left out, for its owner to put back. */
const LEAST = Number(process.env.U1 ?? 0.35)
/** The same at the end of a brief, or behind words to the designer: there one speaks to him most. */
const LEAST_AT_END = Number(process.env.U2 ?? 0)
/** How much a sentence must lean more where something in it is surely for customers. */
const BESIDE_COPY = 0.2

/** "keep it chill, my boss hates green": what no rule knew and sounds as said to the designer is left out. */
export function leaveUnsure(clauses: Clause[], language: Language): void {
  const last = clauses.findLastIndex((clause) => !isUnsure(clause, language) && isSaid(clause))
  for (const [at, clause] of clauses.entries()) {
    if (!isUnsure(clause, language)) continue
    const beside = clauses.filter(({ sentence }) => sentence === clause.sentence)
    const before = clauses.findLast(({ sentence }) => sentence < clause.sentence)
    const isAtEnd = at > last || before?.role === 'design'
    const least = isAtEnd ? LEAST_AT_END : LEAST
    const isBesideCopy = beside.some((each) => isSaid(each) && !isUnsure(each, language))
    if (leaningIn(clause, beside.filter((each) => isUnsure(each, language)), language) > least + (isBesideCopy ? BESIDE_COPY : 0))
      clause.role = 'design'
  }
}

const isSaid = ({ role }: Clause): boolean => role !== 'design' && role !== 'slot'

/** A plain fact that the brief did not call one, and nothing in it is surely for customers. */
const isUnsure = ({ role, text, isNamed }: Clause, language: Language): boolean =>
  role === 'fact' && !isNamed && !isForReaders(text) && !isSureForCustomers(text, language)

/** A clause speaks as its sentence does. */
function leaningIn(clause: Clause, beside: Clause[], language: Language): number {
  const own = leaningOf(clause.text, language)
  if (beside.length < 2) return own
  const whole = leaningOf(beside.map(({ text }) => text).join(', '), language)
  return (own + whole) / 2
}
