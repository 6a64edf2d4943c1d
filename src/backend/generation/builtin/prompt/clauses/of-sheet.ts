import type { Language } from '../../../../../contract/languages.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { MAKING } from '../grammar/making/index.ts'
import type { Making } from '../grammar/making/making.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { callIn } from './calls.ts'
import { colourList } from './colour-words.ts'
import { isDated } from './dates.ts'
import { isForReaders, withoutSizes } from './design.ts'
import { figuresOf } from './price-roles.ts'
import { has, isUnspaced, keyOf, without } from './word-lists.ts'

/** Pairs that mean little apart but together describe the making: "the top third" and "empty". */
const PAIRS: [keyof Making, keyof Making][] = [
  ['parts', 'empty'],
  ['stuff', 'pending'],
  ['bounds', 'counted'],
  ['airs', 'moving'],
  ['frames', 'fills'],
]
/** Pairs that count only if a wish is expressed: "should", "may", よう. */
const WISHED_PAIRS: [keyof Making, keyof Making][] = [
  ['looking', 'granted'],
  ['seeing', 'atOnce'],
]
/** Endings of an impersonal wish: 보이게, 伝わるように, 崩れていてもOK. */
const WISH_ENDS =
  /(?:게|도록|말고|두기|놓기|게요|해요|돼요|주세요)$|(?:ように|ないで|なく|っぽく|こと|て(?:も)?(?:OK|ok|いい|大丈夫)|ておく|たい)$/u
const NOT =
  /(?<!\p{L})(?:not|no|never|nothing|without|less|nicht|kein\p{L}*|bloß nicht|ohne|weniger|pas|sans|moins|jamais|no|nada|sin|menos|não|nem|sem|đừng|không|bớt|chớ)(?!\p{L})|不|别|少|ない|なく|すぎ|より|지 않|않게|말고|빼|보다|ไม่|อย่า|มากกว่า/iu
/** "Plutôt une phrase forte que cinq molles": a preference that names nothing for sale. */
const PREFERS =
  /^(?:(?:i|we)(?:['’]d| would) rather|(?:lieber|eher) .+ als |plutôt .+ que |(?:mejor|más bien) un[ao]? .+ que |(?:melhor|antes) uma? .+ (?:que|do que) |thà .+ (?:còn hơn|hơn) )|^(?:宁要|宁可|宁愿)|^.{2,20}より.{2,20}[でにを]$|.{2,20}보다.{2,20}(?:로|으로|하게)$|ดีกว่า.{2,24}ประโยค/iu
const ROOM_MAX = 32
const CHARACTERS_MAX = 90

/**
 * "Leave the top third empty", "steam curling up", 三秒で伝わるように: instructions about the ad, recognized by two words that
 * are telling together, whatever else is named. Money, addresses, days and calls are for customers.
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
  const isOfColour = isBoth(['own', 'likened']) && has(key, colourList(LEXICONS[language]))
  const isElement = isBoth(['elements', 'sized']) && isOfElement(key, grammar, making)
  return isOfColour || isElement || PAIRS.some(isBoth) || isSaidAlone(clause, key, making)
}

/** One word or phrase is enough. */
const isSaidAlone = (clause: string, key: string, { moods, manners, room }: Making): boolean =>
  has(key, moods) ||
  PREFERS.test(clause) ||
  (NOT.test(clause) && has(key, manners)) ||
  (clause.length <= ROOM_MAX && has(key, room))

/** "The address small at the foot": an element, how to set it, and hardly another word. */
function isOfElement(key: string, { small, looks }: Grammar, { elements, sized }: Making): boolean {
  const left = [elements, sized, looks, small].reduce(without, key).trim()
  return isUnspaced(key)
    ? left.replace(/\s/gu, '').length <= LEFT_SIGNS_MAX
    : left.split(/\s+/u).length <= LEFT_WORDS_MAX
}
const LEFT_SIGNS_MAX = 6
const LEFT_WORDS_MAX = 1

const isWished = (clause: string, key: string, language: Language): boolean =>
  language === 'ja' || language === 'ko'
    ? WISH_ENDS.test(clause.replace(/[\s.!。！]+$/u, ''))
    : has(key, ADDRESS[language].modals) || has(key, MAKING[language].granted)
