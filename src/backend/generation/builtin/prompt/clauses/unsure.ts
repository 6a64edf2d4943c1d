import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import { isSureForCustomers } from './addressee.ts'
import { isForReaders } from './design.ts'
import type { Clause } from './reading.ts'

const env = (n: string, d: number) => Number(process.env[n] ?? d)
/** How much more than nobody knows a clause has to lean to the designer. */
const LEAST = env('U1', 0)
/** It is unlikely that the addressee changes within a sentence. */
const CHANGE_IN_SENTENCE = env('U2', 0.3)
/** It changes between sentences, but not with each. */
const CHANGE_BETWEEN = env('U3', 0.2)
/** Who orders ends by speaking to the designer. */
const AT_END = env('U4', 0.3)

/** What speaks for a clause being the designer's; none of it where it is known. */
interface Step {
  clause: Clause
  leaning: number
}

/**
 * "keep it chill, my boss hates green": what no rule knew and sounds as said to the designer is left out. To
 * whom a brief speaks, clause by clause, is the likeliest way through it, by Viterbi's algorithm (1967): what
 * stands between two clauses to the designer is more likely for him, too.
 */
export function leaveUnsure(clauses: Clause[], language: Language): void {
  const steps = clauses.map((clause): Step => ({ clause, leaning: leaningIn(clause, language) }))
  if (!steps.some(({ leaning }) => Number.isFinite(leaning))) return
  const isToDesigner = likeliest(steps)
  for (const [at, { clause, leaning }] of steps.entries())
    if (Number.isFinite(leaning) && isToDesigner[at]) clause.role = 'design'
}

const leaningIn = (clause: Clause, language: Language): number => {
  if (clause.role === 'design' || clause.role === 'slot') return Number.POSITIVE_INFINITY
  if (!isUnsure(clause, language)) return Number.NEGATIVE_INFINITY
  return leaningOf(clause.text, language) - LEAST
}

/** A plain fact that the brief did not call one, and nothing in it is surely for customers. */
const isUnsure = ({ role, text, isNamed }: Clause, language: Language): boolean =>
  role === 'fact' && !isNamed && !isForReaders(text) && !isSureForCustomers(text, language)

/** The best sums so far, ending with a clause for customers and with one to the designer. */
interface Best {
  copy: number
  design: number
  /** What the clause before was, on the way to each. */
  wasDesign: { copy: boolean; design: boolean }
}

const SURE = 100
const bounded = (leaning: number): number => Math.max(-SURE, Math.min(SURE, leaning))

function likeliest(steps: Step[]): boolean[] {
  const bests: Best[] = []
  for (const [at, { clause, leaning }] of steps.entries()) {
    const before = bests.at(-1)
    const isInSentence = steps[at - 1]?.clause.sentence === clause.sentence
    const change = isInSentence ? CHANGE_IN_SENTENCE : CHANGE_BETWEEN
    const copy = { same: before?.copy ?? 0, changed: (before?.design ?? 0) - change }
    const design = { same: before?.design ?? 0, changed: (before?.copy ?? 0) - change }
    bests.push({
      copy: Math.max(copy.same, copy.changed),
      design: Math.max(design.same, design.changed) + bounded(leaning),
      wasDesign: { copy: copy.changed > copy.same, design: design.same >= design.changed },
    })
  }
  const last = bests.at(-1)
  let isDesign = last !== undefined && last.design + AT_END > last.copy
  return bests
    .reverse()
    .map(({ wasDesign }) => {
      const found = isDesign
      isDesign = found ? wasDesign.design : wasDesign.copy
      return found
    })
    .reverse()
}
