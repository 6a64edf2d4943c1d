import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { trimmed } from './trimmed.ts'
import { beginsWith, plain } from './word-lists.ts'

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const THAI = /\p{sc=Thai}/u

/** A sentence in its clauses: at commas, dashes and bars outside of brackets and numbers. */
export function clausesOf(sentence: string, language: Language, grammar: Grammar): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  const cut = (from: number, to: number) => {
    found.push(sentence.slice(start, from))
    start = to
  }
  for (let at = 0; at < sentence.length; at += 1) {
    const mark = sentence[at]!
    if ('([（【'.includes(mark)) depth += 1
    else if (')]）】'.includes(mark)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && isParting(sentence, at, language, grammar)) cut(at, at + 1)
    else if (depth === 0 && ':：'.includes(mark) && isLead(sentence, at)) cut(at + 1, at + 1)
  }
  found.push(sentence.slice(start))
  return found
    .map((clause) => (/[:：]\s*$/u.test(clause) ? `${trimmed(clause)}:` : trimmed(clause)))
    .filter((clause) => /[\p{L}\p{N}\ue000]/u.test(clause))
}

function isParting(text: string, at: number, language: Language, grammar: Grammar): boolean {
  const mark = text[at]!
  if (mark === ' ') return isGap(text, at, language) && !isMovement(text, at, grammar)
  if ('–—-'.includes(mark)) return isDash(text, at)
  if ('|•'.includes(mark)) return text[at - 1] === ' '
  return isComma(text, at, language)
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && /\d/.test(character)

function isComma(text: string, at: number, language: Language): boolean {
  const mark = text[at]!
  if (mark === '，' || mark === ',') return !(isDigit(text[at - 1]) && isDigit(text[at + 1]))
  return mark === '、' && language === 'ja'
}

/** "590 บาท เหลือ 390 บาท": the old and the new price stay together. */
const isMovement = (text: string, at: number, grammar: Grammar): boolean =>
  /\d\D{0,12}$/u.test(text.slice(Math.max(0, at - 20), at)) &&
  [grammar.now.before, grammar.was.before].some((words) =>
    beginsWith(plain(text.slice(at + 1, at + 40)), words),
  )

/** Chinese, Japanese and Thai part clauses by a space; a number keeps its unit. */
function isGap(text: string, at: number, language: Language): boolean {
  const before = text[at - 1] ?? ''
  const after = text[at + 1] ?? ''
  if (language === 'th') return THAI.test(before) && THAI.test(after)
  if (language !== 'zh' && language !== 'ja') return false
  const isNumeric = (character: string) => /[\d¥￥]/u.test(character)
  if (CJK.test(before) && (CJK.test(after) || isNumeric(after))) return true
  return (
    /[)）」』！？]/u.test(before) || (isDigit(before) && CJK.test(after) && text.length > at + 4)
  )
}

/** " – " between words, not a range of numbers. */
function isDash(text: string, at: number): boolean {
  if (text[at - 1] !== ' ' || text[at + 1] !== ' ') return false
  const before = text.slice(Math.max(0, at - 10), at)
  const after = text.slice(at + 1, at + 10)
  const isRange = /[\d%€$£]\s?$/u.test(before) && /^\s*[\d€$£]/u.test(after)
  // "27 Mar. – 7 Apr."
  return !isRange && !/\d\.?\s?[\p{L}\p{M}.]{0,6}\s$/u.test(before)
}

/** "We're hiring: Data Analyst" leads in; "Tickets: bluehour.live" and "9:00" belong together. */
function isLead(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 40)
  if (text[at] === ':' && !/^\s/u.test(after)) return false
  return !/^\s*(?:[\d+(£€$¥#@]|[^\s]{1,30}[.@/][^\s])/u.test(after)
}
