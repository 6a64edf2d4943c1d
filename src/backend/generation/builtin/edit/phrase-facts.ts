import type { Language } from '../../../../contract/languages.ts'
import { compile, mentions, wordPattern } from '../prompt/words.ts'
import { takeColour } from './colour-wish.ts'
import type { Towards, WishDetail } from './instruction.ts'
import { A_LITTLE, A_LOT } from './instruction-words.ts'
import { definiteThing } from './left-over.ts'
import { ADDING, BEHIND, BIGGER, HALVED, PERSON, SMALLER, TWICE } from './phrase-words.ts'
import { COMPARATIVE, PLACES, SHADOW } from './wish-words.ts'

const TIMES =
  /(\d+(?:[.,]\d+)?)\s?(?:x|×|times|mal|[- ]?fach(?:e|en|er)?|veces|fois|vezes|lần|倍|배|เท่า)(?![\p{Script=Latin}])/iu
const PERCENT = /(\d{1,3})\s?[%％]/u
const USUAL = { bigger: 1.3, smaller: 0.77 }
const A_BIT = { bigger: 1.15, smaller: 0.87 }
const MUCH = { bigger: 1.6, smaller: 0.6 }

/** The requested scale factor, and the part without its figures; null if they make no sense. */
export function amountIn(part: string): { factor: number; rest: string } | null {
  const times = TIMES.exec(part)
  const percent = PERCENT.exec(part)
  const rest = part.replace(TIMES, ' ').replace(PERCENT, ' ')
  if (/\d/u.test(rest)) return null
  const isSmaller = mentions(part, SMALLER) || mentions(part, HALVED)
  const isBigger = mentions(part, BIGGER) || mentions(part, TWICE)
  if (isSmaller === isBigger && !times) return null
  const way = isSmaller ? ('smaller' as const) : ('bigger' as const)
  const factor = factorOf(part, way, times?.[1], percent?.[1])
  return factor === null ? null : { factor, rest }
}

function factorOf(part: string, way: keyof typeof USUAL, times?: string, percent?: string) {
  if (times !== undefined) {
    const value = Number(times.replace(',', '.'))
    return way === 'bigger' && value > 1 && value <= 4 ? value : null
  }
  if (percent !== undefined) {
    const share = Number(percent) / 100
    // "To 150 %" and "by 150 %" are treated alike.
    if (share <= 0 || share >= 0.95) return null
    return way === 'bigger' ? 1 + share : 1 - share
  }
  if (mentions(part, TWICE)) return 2
  if (mentions(part, HALVED)) return 0.5
  if (mentions(part, A_LITTLE)) return A_BIT[way]
  return mentions(part, A_LOT) ? MUCH[way] : USUAL[way]
}

const DEFINITE =
  "the|its|that|der|den|dem|das|seinen|el|la|las|los|su|le|les|son|l[’']|as?|o|sua|cái"
const SOME = "an?|some|ein|eine|einen|etwas|un|une|una|uma|um|một|chút|de l[’']"

/** Whether a shadow is to be added: an existing one cannot be told from its background. */
export function isShadowNew(part: string): boolean {
  const shadow = wordPattern(SHADOW).source
  const some = compile(`(?<!\\p{L})(?:${SOME})\\s*(?:\\p{L}+\\s+){0,2}(?:${shadow})`, 'iu')
  if (some.test(part)) return true
  const known = compile(`(?<!\\p{L})(?:${DEFINITE})\\s*(?:\\p{L}+\\s+){0,1}(?:${shadow})`, 'iu')
  return !known.test(part) && mentions(part, ADDING) && !mentions(part, MORE)
}
const MORE = `${COMPARATIVE}|softer|stronger|weicher|stärker|更|もっと|더 |กว่า`

/** Both colors of a gradient background, and its direction. */
export function gradientIn(part: string, language: Language) {
  const first = takeColour(part, language, 'one name')
  if (!first.colour) return null
  const second = takeColour(first.rest, language, 'one name')
  if (!second.colour || takeColour(second.rest, language).colour) return null
  const detail: WishDetail = { to: second.colour, towards: towardsIn(part) ?? 'down' }
  return { colour: first.colour, detail, rest: second.rest }
}

/** "From left to right", "pink at the top, orange at the bottom". */
function towardsIn(part: string): Towards | null {
  const at = (name: keyof typeof PLACES) => part.search(wordPattern(PLACES[name]))
  const [left, right, top, bottom] = [at('left'), at('right'), at('top'), at('bottom')]
  if (left >= 0 && right >= 0) return left < right ? 'right' : 'left'
  if (top >= 0 && bottom >= 0) return top < bottom ? 'down' : 'up'
  return null
}

/** Scripts in which "behind" follows its noun. */
const AFTERWARDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** The part without the person or thing in front; null for "the woman behind him", which means two people. */
export function behindWhom(part: string): { rest: string } | null {
  const whom = wordPattern(PERSON).exec(part)?.[0] ?? definiteThing(part)
  if (whom === null) return { rest: part }
  const [own, behind] = [part.indexOf(whom), part.search(wordPattern(BEHIND))]
  const isAfter = own > behind
  return isAfter === AFTERWARDS.test(part) ? null : { rest: part.replace(whom, ' ') }
}
