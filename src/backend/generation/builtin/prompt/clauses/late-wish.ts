import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { LATE_WISHES } from '../grammar/late-wishes.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isToDesigner } from './addressee.ts'
import { isForReaders, isOrder, isStyle } from './design.ts'
import { pattern, plain } from './word-lists.ts'

/** A clause of fewer words is one thing: "white letters on linen". */
const WORDS_MIN = 5
const TAIL_MAX = 14
/** How plainly the tail has to sound as said to the designer. */
const LEAST = 0.2

/** "Viewings by appointment 0161 496 0112 make it look premium": the ad's words, and the wish typed behind them. */
export function lateWish(clause: string, language: Language, grammar: Grammar): string[] {
  const openers = LATE_WISHES[language]
  const words = clause.split(' ')
  if (!openers || words.length < WORDS_MIN) return [clause]
  const text = plain(clause)
  for (const { index } of text.matchAll(pattern(`(?<= )(?:${openers})(?= |$)`, 'gu'))) {
    const tail = clause.slice(index)
    const isBehind = clause.slice(0, index).trim().split(' ').length > 1
    if (isBehind && isWish(tail, language, grammar)) return [clause.slice(0, index), tail]
  }
  return [clause]
}

function isWish(tail: string, language: Language, grammar: Grammar): boolean {
  if (/\d/u.test(tail) || isForReaders(tail) || tail.split(' ').length > TAIL_MAX) return false
  const isKnown =
    isStyle(tail, grammar, LEXICONS[language]) ||
    isOrder(tail, grammar, LEXICONS[language]) ||
    isToDesigner(tail, language, { isClause: true })
  return isKnown || leaningOf(tail, language) > LEAST
}
