import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { isSureForCustomers } from './addressee.ts'
import { isForCustomers } from './asides.ts'
import type { Clause } from './reading.ts'

/** How much more than nobody knows a clause has to lean to the designer. */
const LEAST = 0.2
/** Figures are mostly for customers. */
const FIGURES = 0.3
/** Who says no more than this has not come to his end. */
const SHORT = 2
/** What is found to be the headline is hardly ever said to the designer. */
const HEADLINE = 0.5
/** It is unlikely that the addressee changes within a sentence. */
const CHANGE_IN_SENTENCE = 0.3
/** It changes between sentences, but not with each. */
const CHANGE_BETWEEN = 0.2
/** Who orders ends by speaking to the designer. */
const AT_END = 0.5

/** A clause, and what speaks for its being the designer's: everything or nothing where that is known. */
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
  const hasFacts = clauses.some(({ role }) => role === 'fact')
  const steps = clauses.map((clause, at): Step => {
    const isHeadline = at === 0 && clause.role === 'headline' && hasFacts
    const isAsked = clause.role === 'fact' ? at > 0 : isHeadline
    return { clause, leaning: leaningIn(clause, isAsked, language) }
  })
  if (!steps.some(({ leaning }) => Number.isFinite(leaning))) return
  const isToDesigner = likeliest(steps)
  for (const [at, { clause, leaning }] of steps.entries())
    if (Number.isFinite(leaning) && isToDesigner[at]) clause.role = 'design'
}

function leaningIn(clause: Clause, isAsked: boolean, language: Language): number {
  if (clause.role === 'design' || clause.role === 'slot') return Number.POSITIVE_INFINITY
  if (!isAsked || !isUnsure(clause, language)) return Number.NEGATIVE_INFINITY
  const figures = /\d/u.test(clause.text) ? FIGURES : 0
  const headline = clause.role === 'headline' ? HEADLINE : 0
  return leaningOf(clause.text, language) - LEAST - figures - headline
}

/** A plain fact that the brief did not call one, and nothing in it is surely for customers. */
const isUnsure = ({ text, isNamed, isOwner }: Clause, language: Language): boolean =>
  !isNamed &&
  !isOwner &&
  !isForCustomers(text, GRAMMARS[language]) &&
  !isSureForCustomers(text, language)

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
  let isDesign = last !== undefined && last.design + (steps.length > SHORT ? AT_END : 0) > last.copy
  return bests
    .reverse()
    .map(({ wasDesign }) => {
      const found = isDesign
      isDesign = found ? wasDesign.design : wasDesign.copy
      return found
    })
    .reverse()
}
