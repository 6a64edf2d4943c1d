import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { callIn } from './calls.ts'
import { isDated } from './dates.ts'
import { isForReaders, isOrder } from './design.ts'
import { has, headOf, keyOf } from './word-lists.ts'

/** What of a brief is known before a sentence is read. */
export interface Before {
  /** Something was read before it. */
  isBegun: boolean
  /** No headline was found before it. */
  isFirst: boolean
  /** A line named its audience, its aim or its tone. */
  isBriefed: boolean
  /** The sentence before it on its line was the designer's. */
  isAfterAside: boolean
  /** Its line began as one to the designer. */
  isInAside: boolean
}

/** It names money, a reduction, news or a way to reach someone. */
export const isForCustomers = (shown: string, { offers, tidings }: Grammar): boolean =>
  isForReaders(shown) || has(keyOf(shown), offers) || has(keyOf(shown), tidings)

/** A sentence to the designer: it begins as an order, or goes on where one was given. */
export function isAside(clauses: string[], before: Before, language: Language): boolean {
  const [first = '', ...others] = clauses
  const whole = clauses.join(', ')
  if (before.isInAside && !isForReaders(whole)) return true
  return (
    goesOn(whole, before, GRAMMARS[language]) ||
    isBackground(whole, before, language) ||
    isOrder(first, GRAMMARS[language], LEXICONS[language]) ||
    others.some((each) => isConclusion(each, language))
  )
}

/** Once the designer is spoken to, he is until customers are told something. */
function goesOn(sentence: string, { isFirst, isAfterAside }: Before, grammar: Grammar): boolean {
  if (isFirst || !isAfterAside) return false
  const isTold = isForCustomers(sentence, grammar) || callIn(sentence, grammar) !== null
  return !isTold && !isDated(sentence) && !has(keyOf(sentence), grammar.legal)
}

/** "… so please be kind": the sentence said why before. */
function isConclusion(clause: string, language: Language): boolean {
  const key = keyOf(clause)
  const opening = headOf(key, TALK[language].therefore)
  return (
    opening !== null && isOrder(key.slice(opening.length), GRAMMARS[language], LEXICONS[language])
  )
}

/** It speaks of the poster itself, or of what we want and what people think. */
function isBackground(
  sentence: string,
  { isBegun, isFirst, isBriefed }: Before,
  language: Language,
): boolean {
  const grammar = GRAMMARS[language]
  if (isForCustomers(sentence, grammar)) return false
  const key = keyOf(sentence)
  const { crafts, crowd, backers, minds, openers } = TALK[language]
  if (!isBegun || callIn(sentence, grammar)) return false
  if ([openers, crowd].some((list) => headOf(key, list) !== null) || has(key, crafts)) return true
  if (!has(key, backers)) return false
  return has(key, minds) || (isBriefed && !isFirst && !/\d/u.test(sentence))
}
