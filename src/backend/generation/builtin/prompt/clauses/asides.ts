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

/** What is known of a brief before a sentence is read. */
export interface Before {
  /** Something was read before it. */
  isBegun: boolean
  /** No headline has been found yet. */
  isFirst: boolean
  /** A line named the brief's audience, aim or tone. */
  isBriefed: boolean
  /** The previous sentence on the line was for the designer. */
  isAfterAside: boolean
  /** The line began by speaking to the designer. */
  isInAside: boolean
}

/** Whether it names money, a reduction, news or contact details. */
export const isForCustomers = (shown: string, { offers, tidings }: Grammar): boolean =>
  isForReaders(shown) || has(keyOf(shown), offers) || has(keyOf(shown), tidings)

/** 지금 지원하기, プロジェクトを見る: a call is the button, whatever wishes surround it. */
export const isButton = (clause: string, language: Language, grammar: Grammar): boolean =>
  callIn(clause, grammar)?.isPart === false && leaningOf(clause, language) < WISHED

/** From this leaning on a clause sounds like a wish: "Quiero que dé ganas de desconectar". */
const WISHED = 0.1

/** Whether a sentence is for the designer: it begins as an order or continues one. */
export function isAside(clauses: string[], before: Before, language: Language): boolean {
  const [first = '', ...others] = clauses
  const whole = clauses.join(', ')
  if (before.isInAside && !isForReaders(whole)) return true
  if (isSureForCustomers(whole, language)) return false
  if (clauses.every((clause) => isSureForCustomers(clause, language))) return false
  // "Atendimento humano, nada de robô": what it does without describes the thing next to it.
  if (clauses.some((clause) => tellsWithout(clause))) return false
  return (
    goesOn(whole, before, language) ||
    isProse(clauses, before, language) ||
    isOrder(first, GRAMMARS[language], LEXICONS[language]) ||
    others.some((each) => isConclusion(each, language))
  )
}

/** Whether the whole sentence speaks to the designer; one with an order or a message is read clause by clause. */
function isProse(clauses: string[], before: Before, language: Language): boolean {
  const [first = ''] = clauses
  const telling = takeTelling(first, language)
  const isOrdered = takeOrder(telling?.rest ?? first, GRAMMARS[language], !before.isBegun) !== null
  if (telling ? !isOrdered : isOrdered && !before.isBegun) return false
  if (isListOfThings(clauses, language)) return false
  // Thai marks no sentence ends, and in scripts without spaces a line of many clauses is many sentences.
  const isMany = isUnspaced(first) && clauses.length > 4
  const sentence = language === 'th' || isMany ? first : clauses.join(', ')
  return isToDesigner(sentence, language, { isBriefed: before.isBriefed && !before.isFirst })
}

const LIST_WORDS_MAX = 3
const THINGS_LEAST = 2
/** Below this leaning a clause sounds like copy and nothing else. */
const SURELY_COPY = -0.4

/** "Craftspeople, mulled wine, ice rink": people listed among things on offer are no audience. */
function isListOfThings(clauses: string[], language: Language): boolean {
  const [first = '', ...others] = clauses
  return (
    others.length >= THINGS_LEAST &&
    has(keyOf(first), ADDRESS[language].folk) &&
    clauses.every((each) => !isUnspaced(each) && each.split(' ').length <= LIST_WORDS_MAX) &&
    others.every((each) => leaningOf(each, language) < SURELY_COPY)
  )
}

/** Once addressed, the designer stays addressed until something is for customers. */
const goesOn = (sentence: string, before: Before, language: Language): boolean =>
  !before.isFirst && before.isAfterAside && goesOnToDesigner(sentence, language)

/** "… so please be kind": an order whose reason was given before. */
function isConclusion(clause: string, language: Language): boolean {
  const key = keyOf(clause)
  const opening = headOf(key, TALK[language].therefore)
  return (
    opening !== null && isOrder(key.slice(opening.length), GRAMMARS[language], LEXICONS[language])
  )
}
