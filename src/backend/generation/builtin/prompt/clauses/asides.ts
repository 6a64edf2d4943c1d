import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { goesOnToDesigner, isSureForCustomers, isToDesigner } from './addressee.ts'
import { callIn } from './calls.ts'
import { isForReaders, isOrder } from './design.ts'
import { takeOrder } from './orders.ts'
import { takeTelling } from './talk.ts'
import { tellsWithout } from './told-limits.ts'
import { has, headOf, isUnspaced, keyOf } from './word-lists.ts'

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

/** 지금 지원하기, プロジェクトを見る: whatever is wished around it, a call is the button. */
export const isButton = (clause: string, language: Language, grammar: Grammar): boolean =>
  callIn(clause, grammar)?.isPart === false && leaningOf(clause, language) < WISHED

/** From here on it sounds as a wish: "Quiero que dé ganas de desconectar". */
const WISHED = 0.1

/** A sentence to the designer: it begins as an order, or goes on where one was given. */
export function isAside(clauses: string[], before: Before, language: Language): boolean {
  const [first = '', ...others] = clauses
  const whole = clauses.join(', ')
  if (before.isInAside && !isForReaders(whole)) return true
  if (isSureForCustomers(whole, language)) return false
  if (clauses.every((clause) => isSureForCustomers(clause, language))) return false
  // "Atendimento humano, nada de robô": what it does without is told of what stands beside it.
  if (clauses.some((clause) => tellsWithout(clause))) return false
  return (
    goesOn(whole, before, language) ||
    isProse(clauses, before, language) ||
    isOrder(first, GRAMMARS[language], LEXICONS[language]) ||
    others.some((each) => isConclusion(each, language))
  )
}

/** It speaks to the designer as a whole; one that orders or tells something is read clause by clause. */
function isProse(clauses: string[], before: Before, language: Language): boolean {
  const [first = ''] = clauses
  const telling = takeTelling(first, language)
  const isOrdered = takeOrder(telling?.rest ?? first, GRAMMARS[language], !before.isBegun) !== null
  if (telling ? !isOrdered : isOrdered && !before.isBegun) return false
  if (isListOfThings(clauses, language)) return false
  // Thai ends no sentence, and a line of many clauses in signs is many, too.
  const isMany = isUnspaced(first) && clauses.length > 4
  const sentence = language === 'th' || isMany ? first : clauses.join(', ')
  return isToDesigner(sentence, language, { isBriefed: before.isBriefed && !before.isFirst })
}

const LIST_WORDS_MAX = 3
const THINGS_LEAST = 2
/** Below it a clause sounds as copy, and nothing else. */
const SURELY_COPY = -0.4

/** "Craftspeople, mulled wine, ice rink": folk among things to be had there are no audience. */
function isListOfThings(clauses: string[], language: Language): boolean {
  const [first = '', ...others] = clauses
  return (
    others.length >= THINGS_LEAST &&
    has(keyOf(first), ADDRESS[language].folk) &&
    clauses.every((each) => !isUnspaced(each) && each.split(' ').length <= LIST_WORDS_MAX) &&
    others.every((each) => leaningOf(each, language) < SURELY_COPY)
  )
}

/** Once the designer is spoken to, he is until something is for customers. */
const goesOn = (sentence: string, before: Before, language: Language): boolean =>
  !before.isFirst && before.isAfterAside && goesOnToDesigner(sentence, language)

/** "… so please be kind": the sentence said why before. */
function isConclusion(clause: string, language: Language): boolean {
  const key = keyOf(clause)
  const opening = headOf(key, TALK[language].therefore)
  return (
    opening !== null && isOrder(key.slice(opening.length), GRAMMARS[language], LEXICONS[language])
  )
}
