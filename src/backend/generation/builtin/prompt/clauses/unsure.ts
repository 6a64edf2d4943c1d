import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isSureForCustomers } from './addressee.ts'
import { isForCustomers } from './asides.ts'
import { isOrder, isPictured, isStyle, speaksOfLooks } from './design.ts'
import { roleOf } from './promoted.ts'
import type { Clause } from './reading.ts'
import { has, headOf, keyOf } from './word-lists.ts'

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
  const between = betweenCopy(clauses)
  const steps = clauses.map((clause, at): Step => {
    if (between(at) && mayBeCopy(clause, language) && isAmongGuesses(clauses, clause, language))
      return { clause, leaning: leaningOf(clause.text, language) }
    const isHeadline = at === 0 && clause.role === 'headline' && hasFacts
    const isInSentence = clauses[at - 1]?.sentence === clause.sentence
    const isTown = language !== 'de' && isName(clause.text, isInSentence, language)
    const isAsked = clause.role === 'fact' ? at > 0 && !isTown : isHeadline
    return { clause, leaning: leaningIn(clause, isAsked, language) }
  })
  if (!steps.some(({ leaning }) => Number.isFinite(leaning))) return
  const isToDesigner = likeliest(steps)
  for (const [at, { clause, leaning }] of steps.entries()) {
    if (!Number.isFinite(leaning)) continue
    if (isToDesigner[at]) clause.role = 'design'
    else if (clause.role === 'design') clause.role = roleOf(clause.text, GRAMMARS[language])
  }
}

/** ", Lille": one large word within a sentence is a name; alone it has to sound like one. */
const isName = (text: string, isInSentence: boolean, language: Language): boolean =>
  ONE_NAME.test(text) && (isInSentence || leaningOf(text, language) < NAME_LEANING)
const ONE_NAME = /^\p{Lu}\p{Ll}+(?:[-'’ ]\p{Lu}\p{Ll}+)*$/u
const NAME_LEANING = 0.15

const SAID = new Set<Clause['role']>(['headline', 'subline', 'offer', 'price', 'fact'])

/** Whether something for customers is told before and behind a place: who orders ends with his wishes, or begins. */
function betweenCopy(clauses: Clause[]): (at: number) => boolean {
  const first = clauses.findIndex(({ role }) => SAID.has(role))
  const last = clauses.findLastIndex(({ role }) => SAID.has(role))
  return (at) => first >= 0 && at > first && at < last
}

/**
 * "Nein: Anzeige für …": beside what was ordered stands no word of the ad that nobody knows, and a wish goes on
 * to the end of its sentence: "bitte rustikal, Holz und so".
 */
const isAmongGuesses = (clauses: Clause[], clause: Clause, language: Language): boolean => {
  const whole = clauses.filter(({ sentence }) => sentence === clause.sentence)
  const beside = whole.filter(({ role }) => role === 'design')
  const before = beside.slice(0, beside.indexOf(clause))
  // ", khách sạn, 4 bữa ăn": within a list for customers it is one of them, whatever word it begins with.
  const isListed = beside.length < whole.length
  return (
    beside.every(({ isGuess }) => isGuess === true) &&
    before.every((each) => mayBeCopy(each, language)) &&
    (isListed
      ? !has(keyOf(clause.text), TALK[language].minds) && !OURS.test(clause.text)
      : !isOfThem(beside.map(({ text }) => text).join(', '), language))
  )
}

/** "Older homeowners, nervous of cowboys": what is thought by those it is to reach. */
function isOfThem(whole: string, language: Language): boolean {
  const { minds, openers } = TALK[language]
  const key = keyOf(whole)
  const isTold = has(key, minds) || headOf(key, openers) !== null || OURS.test(whole)
  return isTold || leaningOf(whole, language) > THEM
}
const OURS =
  /^(?:our|we|they|their|unsere?[rsn]?|wir|nos|notre|nous|ils|elles|leurs?|nuestr[oa]s?|ellos|sus|noss[oa]s?|eles|elas|chúng tôi|bên mình|họ) /iu
/** From here on a sentence sounds as said of customers, and not to them. */
const THEM = 0.12

/** "Nourrissons, femmes enceintes": it sounded as said to the designer, and no word in it is of looks or of making. */
function mayBeCopy({ role, isGuess, text }: Clause, language: Language): boolean {
  if (role !== 'design' || !isGuess) return false
  const grammar = GRAMMARS[language]
  const lexicon = LEXICONS[language]
  return (
    !isStyle(text, grammar, lexicon) &&
    !isPictured(text, grammar) &&
    !speaksOfLooks(text, grammar, lexicon) &&
    !isOrder(text, grammar, lexicon)
  )
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
