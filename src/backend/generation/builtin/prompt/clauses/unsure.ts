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

/** How far beyond undecided a clause must lean to the designer. */
const LEAST = 0.2
/** Figures are mostly for customers. */
const FIGURES = 0.3
/** A brief of up to this many clauses is unfinished. */
const SHORT = 2
/** The headline is hardly ever meant for the designer. */
const HEADLINE = 0.5
/** The addressee rarely changes within a sentence. */
const CHANGE_IN_SENTENCE = 0.3
/** It changes between sentences, but not with every one. */
const CHANGE_BETWEEN = 0.2
/** Clients tend to end by speaking to the designer. */
const AT_END = 0.5

/** A clause and the evidence that it is the designer's: extreme where that is already known. */
interface Step {
  clause: Clause
  leaning: number
}

/**
 * "keep it chill, my boss hates green": leaves out what no rule recognized but sounds meant for the designer. The
 * addressee of each clause is the likeliest path through the brief, by Viterbi's algorithm (1967): a clause between two
 * for the designer is probably for him too.
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

/** ", Lille": one capitalized word within a sentence is a name; alone it must also sound like one. */
const isName = (text: string, isInSentence: boolean, language: Language): boolean =>
  ONE_NAME.test(text) && (isInSentence || leaningOf(text, language) < NAME_LEANING)
const ONE_NAME = /^\p{Lu}\p{Ll}+(?:[-'’ ]\p{Lu}\p{Ll}+)*$/u
const NAME_LEANING = 0.15

const SAID = new Set<Clause['role']>(['headline', 'subline', 'offer', 'price', 'fact'])

/** Whether a position has copy for customers before and behind it: clients begin or end with their wishes. */
function betweenCopy(clauses: Clause[]): (at: number) => boolean {
  const first = clauses.findIndex(({ role }) => SAID.has(role))
  const last = clauses.findLastIndex(({ role }) => SAID.has(role))
  return (at) => first >= 0 && at > first && at < last
}

/**
 * "Nein: Anzeige für …": no unrecognized copy stands next to an order, and a wish extends to the end of its sentence:
 * "bitte rustikal, Holz und so".
 */
const isAmongGuesses = (clauses: Clause[], clause: Clause, language: Language): boolean => {
  const whole = clauses.filter(({ sentence }) => sentence === clause.sentence)
  const beside = whole.filter(({ role }) => role === 'design')
  const before = beside.slice(0, beside.indexOf(clause))
  // ", khách sạn, 4 bữa ăn": an item in a list for customers is for them, whatever its first word.
  const isListed = beside.length < whole.length
  return (
    beside.every(({ isGuess }) => isGuess === true) &&
    before.every((each) => mayBeCopy(each, language)) &&
    (isListed
      ? !has(keyOf(clause.text), TALK[language].minds) && !OURS.test(clause.text)
      : !isOfThem(beside.map(({ text }) => text).join(', '), language))
  )
}

/** "Older homeowners, nervous of cowboys": what the audience thinks. */
function isOfThem(whole: string, language: Language): boolean {
  const { minds, openers } = TALK[language]
  const key = keyOf(whole)
  const isTold = has(key, minds) || headOf(key, openers) !== null || OURS.test(whole)
  return isTold || leaningOf(whole, language) > THEM
}
const OURS =
  /^(?:our|we|they|their|unsere?[rsn]?|wir|nos|notre|nous|ils|elles|leurs?|nuestr[oa]s?|ellos|sus|noss[oa]s?|eles|elas|chúng tôi|bên mình|họ) /iu
/** From this leaning on, a sentence sounds like it is about customers, not to them. */
const THEM = 0.12

/** "Nourrissons, femmes enceintes": sounded meant for the designer, but contains no word about looks or making. */
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

/** A plain fact not labeled as one, with nothing in it that is surely for customers. */
const isUnsure = ({ text, isNamed, isOwner }: Clause, language: Language): boolean =>
  !isNamed &&
  !isOwner &&
  !isForCustomers(text, GRAMMARS[language]) &&
  !isSureForCustomers(text, language)

/** The best scores so far for paths ending in a clause for customers or one for the designer. */
interface Best {
  copy: number
  design: number
  /** Whether the previous clause on each path was for the designer. */
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
