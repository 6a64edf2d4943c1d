import type { Grammar } from '../grammar/grammar.ts'
import { type Asked, beginsAsKind, stylesOf } from './asked.ts'
import { colourPhrase } from './colour-words.ts'
import { takeGlued } from './glued-orders.ts'
import { beginsLongerWord, endsLongerWord } from './thai-borders.ts'
import {
  entriesOf,
  has,
  isEmpty,
  isUnspaced,
  keyOf,
  patternOf,
  plain,
  without,
} from './word-lists.ts'

const HEAD_CHARACTERS_MAX = 90

/** Removes "Create a poster for" and "…のポスターを作って" from a clause; null if nothing is ordered. */
export function takeOrder(clause: string, grammar: Grammar, isFirst: boolean): Asked | null {
  const text = plain(clause)
  const media = mediumIn(text.slice(0, HEAD_CHARACTERS_MAX), grammar)
  if (!media) return takeVerb(clause, text, grammar, isFirst)
  if (isUnspaced(text) && !/[a-z]/.test(text.slice(media.start, media.end)))
    return GIVEN_FREE.test(text) ||
      beginsLongerWord(clause, media.start, media.end) ||
      endsLongerWord(clause, media.start, media.end)
      ? null
      : takeGlued(clause, media, grammar, isFirst)
  const before = keyOf(text.slice(0, media.start))
  const residue = unasked(before, grammar)
  const hasVerb = residue !== before && has(before, grammar.asks)
  const tail = clause.slice(media.end)
  if (!/[\p{L}\p{N}\ue000]/u.test(tail))
    return takeWhole(clause, clause.slice(0, media.start), { before, residue, hasVerb, isFirst })
  const link = linkOf(plain(tail), grammar)
  const opens = /^\s*["“„«\ue000(]/u.test(tail)
  const isBegun = isFirst && (beginsAsKind(tail, grammar) || isSheet(text, media))
  const isKnown = isEmpty(residue) && (opens || isBegun)
  if (link === null && !hasVerb && !isKnown) return null
  const rest = tail.slice(link ?? 0)
  return { asked: clause.slice(0, clause.length - rest.length), rest: rest.trim() }
}

/** 免费出设计图: a drawing customers receive for free. */
const GIVEN_FREE = /^(?:免费|免費|赠送|送|無料|무료)(?:출|出|做|提供|で|로)?/u

/**
 * "Quảng cáo đèn bàn Lumo", "Cartel fiesta de verano": a medium that is only ever ordered, never sold, needs no link
 * word to its subject when it comes first.
 */
const isSheet = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(0, start).trim() === '' &&
  SHEET.test(text.slice(start, end)) &&
  /^\s+\p{L}/u.test(text.slice(end))
const SHEET =
  /^(?:quảng cáo|tờ rơi|bài đăng|tin tuyển dụng|(?:werbe)?anzeige|werbeplakat|aushang|flyer|handzettel|prospectus|dépliant|affichette|cartel|anuncio|folleto|volante|afiche|anúncio|cartaz|panfleto)$/u

interface Ordered {
  /** All words before the thing ordered. */
  before: string
  /** The unknown words before the thing ordered. */
  residue: string
  hasVerb: boolean
  isFirst: boolean
}

/** Takes a clause that ends with the thing ordered: "Sneaker ad" is about sneakers. */
function takeWhole(
  clause: string,
  head: string,
  { before, residue, hasVerb, isFirst }: Ordered,
): Asked | null {
  const words = residue.trim().split(' ').length
  const isBare = isEmpty(residue)
  // "Removable wool cover": no word next to it is about the making, so it may be any cover.
  const isAnother = before.trim() === residue.trim()
  // "Learn guitar at home: 12 lessons on video": a delivery format, if nobody asks for it.
  if (!hasVerb && !isBare && GIVEN_BY.test(before)) return null
  if (!isBare && !isFirst && !hasVerb && (words > 3 || isAnother)) return null
  return { asked: clause, rest: isBare || !isFirst || words > 4 ? '' : wordsIn(head, residue) }
}

const GIVEN_BY = / (?:on|in|by|per|auf|als|im|en|em|por|sur|par|bằng|qua) $/u

/** "Promote our summer menu": a verb of making without a medium. */
function takeVerb(clause: string, text: string, grammar: Grammar, isFirst: boolean): Asked | null {
  // "Build a rota in 4 minutes": after the headline, a verb describes what customers can do.
  if (!isFirst || isUnspaced(text)) return null
  const found = askingVerb(grammar).exec(text)
  if (!found) return null
  return { asked: found[0], rest: clause.slice(found[0].length) }
}

const askingVerb = patternOf<Grammar>(({ asks }) => {
  const verbs = entriesOf(asks).filter((each) => each.length > 4 && !each.includes(' '))
  return `^(?:${verbs.join('|')}) (?=(?:an?|the|our|my|me|us|un|une|el|la|le|les|el|una|um|uma|ein|eine|einen|notre|nos|unsere?n?|nuestr[oa]s?|noss[oa]s?|một) )`
})

const mediumOf = patternOf<Grammar>(({ media }) => {
  const entries = entriesOf(media)
  const spaced = entries
    .filter((each) => !isUnspaced(each))
    .join('|')
    .replaceAll('~', '[^ ]*')
  const glued = entries.filter(isUnspaced).join('|')
  return [
    spaced && `(?<![\\p{L}\\p{N}&'-])(?:${spaced})(?![\\p{L}\\p{N}'])`,
    glued && `(?:${glued})`,
  ]
    .filter(Boolean)
    .join('|')
}, 'gu')

function mediumIn(text: string, grammar: Grammar): { start: number; end: number } | null {
  // Finds the last of several: "Instagram story ad".
  let found: { start: number; end: number } | null = null
  for (const match of text.matchAll(mediumOf(grammar))) {
    if (found && !goesOnAsking(text, found, match.index, grammar)) break
    found = { start: match.index, end: match.index + match[0].length }
  }
  return found
}

/** "Thiết kế giúp mình poster": the first medium may also be a verb that asks for the next one. */
function goesOnAsking(
  text: string,
  { start, end }: { start: number; end: number },
  next: number,
  { asks }: Grammar,
): boolean {
  const between = text.slice(end, next)
  if (!/[^\s-]/u.test(between)) return true
  const isVerb =
    text.slice(0, start).trim() === '' && isEmpty(without(keyOf(text.slice(0, end)), asks))
  return isVerb && isEmpty(without(keyOf(between), asks))
}

const MONTHS =
  / (?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)(?= )/g

const unasked = (key: string, { asks, channels, styles, small, media }: Grammar): string =>
  [asks, channels, styles, small, media].reduce(without, key.replace(MONTHS, ' '))

/**
 * The length of a link: "for our", "of the". The groups capture although nothing reads them: a captured group is not
 * rebuilt for each repetition, and these lists are long.
 */
function linkOf(tail: string, grammar: Grammar): number | null {
  // "Peças a partir de 1 unidade": a minimum quantity, not an order.
  if (/^ (?:a partir|à partir|ab|desde|starting|từ) /u.test(tail)) return null
  const found = linkPattern(grammar).exec(tail)
  return found ? found[0].length : null
}
const linkPattern = patternOf<Grammar>((grammar) => {
  const links = entriesOf(grammar.links)
    .sort((one, other) => other.length - one.length)
    .join('|')
  return `^(?:\\s+(?:please|pls|plz|bitte|svp|stp|por favor|porfa|pfv)(?!\\p{L}))?(?:\\s*\\([^)]{1,40}\\)|\\s+\\d{2,4} ?[x×] ?\\d{2,4}(?: ?px)?|\\s+\\d{1,2}:\\d{1,2})?[\\s(]*(?:(${stylesOf(grammar)}|${grammar.channels.replaceAll('~', '\\p{L}*')}|${WORKED.replaceAll('~', '\\p{L}*')}|${colourPhrase()})\\s+){0,3}(?:(${links})(?![\\p{L}\\p{N}])\\s*)+|^\\s*(?:(${stylesOf(grammar)})\\s*){0,2}[:：–—-]\\s*`
})
/** Verbs at the end of an order: "ein Plakat entwerfen für". */
const WORKED = 'entwerfen|erstellen|machen|gestalten|bauen|entwickeln|basteln'

/** The unknown words of an order as written: "Sneaker" in "Sneaker ad". */
function wordsIn(text: string, residue: string): string {
  const known = new Set(residue.trim().split(' '))
  return text
    .split(/\s+/u)
    .filter((word) => known.has(keyOf(word).trim()))
    .join(' ')
}
