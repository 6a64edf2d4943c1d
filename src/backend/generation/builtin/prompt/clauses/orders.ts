import type { Grammar } from '../grammar/grammar.ts'
import { isBare } from './bare.ts'
import { colourPhrase } from './colour-words.ts'
import {
  entriesOf,
  has,
  headOf,
  isEmpty,
  isUnspaced,
  keyOf,
  pattern,
  plain,
  without,
} from './word-lists.ts'

export interface Asked {
  /** What was said to the engine. */
  asked: string
  /** What is left for the reader of the ad. */
  rest: string
  /** A day or a price behind the thing: "…的海报：3月21日". */
  behind?: string
}

const HEAD_CHARACTERS_MAX = 90

/** Takes "Create a poster for" and "…のポスターを作って" off a clause; null where nothing was ordered. */
export function takeOrder(clause: string, grammar: Grammar, isFirst: boolean): Asked | null {
  const text = plain(clause)
  const media = mediumIn(text.slice(0, HEAD_CHARACTERS_MAX), grammar)
  if (!media) return takeVerb(clause, text, grammar)
  if (isUnspaced(text) && !/[a-z]/.test(text.slice(media.start, media.end)))
    return takeGlued(clause, media, grammar, isFirst)
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

/**
 * "Quảng cáo đèn bàn Lumo", "Cartel fiesta de verano": what is only ever ordered and never sold, at the very start,
 * needs no word between it and what it is for.
 */
const isSheet = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(0, start).trim() === '' &&
  SHEET.test(text.slice(start, end)) &&
  /^\s+\p{L}/u.test(text.slice(end))
const SHEET =
  /^(?:quảng cáo|tờ rơi|bài đăng|tin tuyển dụng|(?:werbe)?anzeige|werbeplakat|aushang|flyer|handzettel|prospectus|dépliant|affichette|cartel|anuncio|folleto|volante|afiche|anúncio|cartaz|panfleto)$/u

/** "โพสต์ร้านอาหาร", "quảng cáo app": the thing ordered, and right behind it what it is for. */
const beginsAsKind = (tail: string, { kinds }: Grammar): boolean =>
  headOf(keyOf(tail), kinds) !== null

interface Ordered {
  /** All words before the thing that was ordered. */
  before: string
  /** Unknown words before the thing that was ordered. */
  residue: string
  hasVerb: boolean
  isFirst: boolean
}

/** A clause that ends with the thing ordered: "Sneaker ad" is about sneakers. */
function takeWhole(
  clause: string,
  head: string,
  { before, residue, hasVerb, isFirst }: Ordered,
): Asked | null {
  const words = residue.trim().split(' ').length
  const isBare = isEmpty(residue)
  // "Removable wool cover": no word beside it is of the making, so it may be any cover.
  const isAnother = before.trim() === residue.trim()
  if (!isBare && !isFirst && !hasVerb && (words > 3 || isAnother)) return null
  return { asked: clause, rest: isBare || !isFirst || words > 4 ? '' : wordsIn(head, residue) }
}

/** "Promote our summer menu": a verb of making without the thing to make. */
function takeVerb(clause: string, text: string, grammar: Grammar): Asked | null {
  if (isUnspaced(text)) return null
  const verbs = entriesOf(grammar.asks).filter((each) => each.length > 4 && !each.includes(' '))
  const found = pattern(
    `^(?:${verbs.join('|')}) (?=(?:an?|the|our|my|me|us|un|une|el|la|le|les|el|una|um|uma|ein|eine|einen|notre|nos|unsere?n?|nuestr[oa]s?|noss[oa]s?|một) )`,
  ).exec(text)
  if (!found) return null
  return { asked: found[0], rest: clause.slice(found[0].length) }
}

function mediumIn(text: string, grammar: Grammar): { start: number; end: number } | null {
  const entries = entriesOf(grammar.media)
  const spaced = entries
    .filter((each) => !isUnspaced(each))
    .join('|')
    .replaceAll('~', '[^ ]*')
  const glued = entries.filter(isUnspaced).join('|')
  const source = [
    spaced && `(?<![\\p{L}\\p{N}&'-])(?:${spaced})(?![\\p{L}\\p{N}'])`,
    glued && `(?:${glued})`,
  ]
    .filter(Boolean)
    .join('|')
  // The last of two: "Instagram story ad".
  let found: { start: number; end: number } | null = null
  for (const match of text.matchAll(pattern(source, 'gu'))) {
    if (found && !goesOnAsking(text, found, match.index, grammar)) break
    found = { start: match.index, end: match.index + match[0].length }
  }
  return found
}

/** "Thiết kế giúp mình poster": what is made of it may be a verb as well, and asks for the next one. */
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
 * How far a link reaches: "for our", "of the". The groups are remembered, though nobody asks for them: what is
 * in one is not built anew for each of its turns, and these lists are long.
 */
function linkOf(tail: string, grammar: Grammar): number | null {
  const links = entriesOf(grammar.links)
    .sort((one, other) => other.length - one.length)
    .join('|')
  const found = pattern(
    `^(?:\\s+(?:please|pls|plz|bitte|svp|stp|por favor|porfa|pfv)(?!\\p{L}))?(?:\\s*\\([^)]{1,40}\\)|\\s+\\d{2,4} ?[x×] ?\\d{2,4}(?: ?px)?|\\s+\\d{1,2}:\\d{1,2})?[\\s(]*(?:(${stylesOf(grammar)}|${grammar.channels.replaceAll('~', '\\p{L}*')}|${WORKED.replaceAll('~', '\\p{L}*')}|${colourPhrase()})\\s+){0,3}(?:(${links})(?![\\p{L}\\p{N}])\\s*)+|^\\s*[:：–—-]\\s*`,
  ).exec(tail)
  return found ? found[0].length : null
}
/** Verbs at the end of an order: "ein Plakat entwerfen für". */
const WORKED = 'entwerfen|erstellen|machen|gestalten|bauen|entwickeln|basteln'

/** Here the thing ordered comes after what it is about: 「カフェの広告」「카페 광고」. */
function takeGlued(
  clause: string,
  media: { start: number; end: number },
  grammar: Grammar,
  isFirst: boolean,
): Asked | null {
  const head = clause.slice(0, media.start)
  const tail = clause.slice(media.end)
  const tailKey = keyOf(tail)
  const link = gluedLink(tail, grammar)
  const isEnd = isEmpty(
    without(without(without(tailKey, grammar.asks), grammar.small), grammar.links),
  )
  const said = [grammar.asks, grammar.media, grammar.channels, grammar.styles]
  const left = said.reduce(without, keyOf(head))
  const bare = without(left, grammar.small)
  const isOpened = isEmpty(without(left, grammar.small)) && has(keyOf(head), grammar.asks)
  const isThai = /\p{sc=Thai}/u.test(clause)
  // ประกาศนียบัตร is a certificate, and no notice: what is cut off has to begin as a word.
  if (isThai && !isWordBorder(clause, media.end)) return null
  const isSheetOf = isThai && THAI_SHEET.test(clause.slice(media.start, media.end))
  const isKnown = isFirst && head.trim() === '' && (isSheetOf || beginsAsKind(tail, grammar))
  if (!isEnd && link === null && !isOpened && !isKnown) return null
  const about = isEmpty(bare) ? '' : withoutEnds(head, grammar)
  if (isEnd) {
    const isShort = about.length > 1 && about.length < 16
    return { asked: clause, rest: isFirst || isShort ? about : '' }
  }
  const rest = tail.slice(link ?? 0)
  const isNamed = isBare(rest, grammar) || isHouseOf(about, grammar)
  if (about !== '' && /^\s*[:：]/u.test(tail) && isNamed)
    return { asked: clause.slice(0, clause.length - rest.length), rest: about, behind: rest }
  return {
    asked: clause.slice(0, clause.length - rest.length),
    rest: about ? `${about} ${rest}` : rest,
  }
}

/** โฆษณาคอร์สทำขนม: ordered, and never sold. */
const THAI_SHEET = /^(?:โฆษณา|โปสเตอร์|แบนเนอร์|ใบปลิว|ป้ายโฆษณา|ภาพโฆษณา|โพสต์)$/u

let thaiWords: Intl.Segmenter | undefined

function isWordBorder(text: string, at: number): boolean {
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  return at >= text.length || thaiWords.segment(text).containing(at)?.index === at
}

/** 美容室の広告:カット4,500円: whose ad it is, and what it says. */
const isHouseOf = (about: string, { kinds }: Grammar): boolean =>
  about.length <= HOUSE_CHARACTERS_MAX && has(keyOf(about), kinds)
const HOUSE_CHARACTERS_MAX = 16

function gluedLink(tail: string, grammar: Grammar): number | null {
  const links = entriesOf(grammar.links).join('|')
  const found = pattern(
    `^\\s*(?:(?:${stylesOf(grammar)}|${entriesOf(grammar.channels).join('|')})\\s*){0,3}(?:(?:${links})\\s*)+|^\\s*[:：–—-]\\s*`,
  ).exec(tail)
  return found ? found[0].length : null
}

/** What an order is about, without its verbs in front and its particles behind. */
function withoutEnds(head: string, grammar: Grammar): string {
  const front = entriesOf(`${grammar.media}|${grammar.asks}|${grammar.links}|${grammar.channels}`)
    .sort((a, b) => b.length - a.length)
    .join('|')
  const back = entriesOf(`${grammar.small}|${grammar.channels}|${grammar.styles}|${grammar.media}`)
    .filter((entry) => !OCCASIONS.has(entry))
    // A sign alone may be the end of a word: only what is always a particle.
    .filter((entry) => entry.length > 1 || 'のなをはにの의를을的'.includes(entry))
    .sort((a, b) => b.length - a.length)
    .join('|')
  return head
    .trim()
    .replace(pattern(`^(?:(?:${front})[\\s，,、:：]*)+`), '')
    .replace(pattern(`(?:[\\s，,、]*(?:${back}))+$`, 'iu'), '')
    .replace(MADE, '')
    .trim()
}

/** 신규 회원 이벤트: what it is for, where words before it say which. */
const OCCASIONS = new Set([
  '이벤트',
  '활동',
  'イベント',
  'キャンペーン',
  'セール',
  '活动',
  '促销',
  'กิจกรรม',
  'โปรโมชั่น',
])

/** Whether what was ordered is of an occasion and not only of whoever orders. */
export const isOccasion = (about: string): boolean =>
  about.length > 4 && [...OCCASIONS].some((word) => about.endsWith(word) && about !== word)

/** 给我们健身房做张海报: the making is between the thing and what is made of it. */
const MADE =
  /(?:做|出|设计|制作|画|写|来|搞|弄)一?[张个份条组款幅](?:招新|招生|招募|开业|开幕|促销|活动|上新|宣传|推广|周年庆|节日)?的?$/u

/** The unknown words of an order as they were written: "Sneaker" of "Sneaker ad". */
function wordsIn(text: string, residue: string): string {
  const known = new Set(residue.trim().split(' '))
  return text
    .split(/\s+/u)
    .filter((word) => known.has(keyOf(word).trim()))
    .join(' ')
}

/** Looks between the thing ordered and its link: "affiche minimaliste pour". */
const stylesOf = (grammar: Grammar): string =>
  entriesOf(grammar.styles)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('~', '\\p{L}*')
