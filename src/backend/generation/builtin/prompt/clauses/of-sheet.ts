import type { Language } from '../../../../../contract/languages.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { MAKING } from '../grammar/making/index.ts'
import type { Making } from '../grammar/making/making.ts'
import { callIn } from './calls.ts'
import { isDated } from './dates.ts'
import { isForReaders, withoutSizes } from './design.ts'
import { figuresOf } from './price-roles.ts'
import { has, keyOf } from './word-lists.ts'

/** What says little by itself, and together that something is made: "the top third" and "empty". */
const PAIRS: [keyof Making, keyof Making][] = [
  ['parts', 'empty'],
  ['stuff', 'pending'],
  ['bounds', 'counted'],
  ['airs', 'moving'],
]
/** The same, where it is told how that is to be: "should", "may", よう. */
const WISHED_PAIRS: [keyof Making, keyof Making][] = [
  ['looking', 'granted'],
  ['seeing', 'atOnce'],
]
/** Endings by which a wish ends that names nobody: 보이게, 伝わるように, 崩れていてもOK. */
const WISH_ENDS =
  /(?:게|도록|말고|두기|놓기|게요|해요|돼요|주세요)$|(?:ように|ないで|なく|っぽく|こと|て(?:も)?(?:OK|ok|いい|大丈夫)|ておく|たい)$/u
const NOT =
  /(?<!\p{L})(?:not|no|never|nothing|without|less|nicht|kein\p{L}*|bloß nicht|ohne|weniger|pas|sans|moins|jamais|no|nada|sin|menos|não|nem|sem|đừng|không|bớt|chớ)(?!\p{L})|不|别|少|ない|なく|すぎ|より|지 않|않게|말고|빼|보다|ไม่|อย่า|มากกว่า/iu
const CHARACTERS_MAX = 90

/**
 * "Leave the top third empty", "steam curling up", 三秒で伝わるように: how an ad is made, by two words that mean it
 * together, whatever else is named. What has money, an address, a day or a call is for customers.
 */
export function isOfSheet(clause: string, grammar: Grammar, language: Language): boolean {
  if (clause.length > CHARACTERS_MAX || isForReaders(clause) || isDated(clause)) return false
  if (callIn(clause, grammar) !== null || figuresOf(clause, grammar).prices.length > 0) return false
  const key = keyOf(withoutSizes(clause))
  const making = MAKING[language]
  const isBoth = ([one, other]: [keyof Making, keyof Making]) =>
    has(key, making[one]) && has(key, making[other])
  if (isWished(clause, key, language) && WISHED_PAIRS.some(isBoth)) return true
  if (has(key, grammar.offers)) return false
  if (has(key, making.moods) || (NOT.test(clause) && has(key, making.manners))) return true
  return PAIRS.some(isBoth)
}

const isWished = (clause: string, key: string, language: Language): boolean =>
  language === 'ja' || language === 'ko'
    ? WISH_ENDS.test(clause.replace(/[\s.!。！]+$/u, ''))
    : has(key, ADDRESS[language].modals) || has(key, MAKING[language].granted)
