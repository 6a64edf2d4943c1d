import type { Grammar } from '../grammar/grammar.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { entriesOf, has, headOf, isUnspaced, keyOf, pattern, plain, without } from './word-lists.ts'

/** Nothing left but marks, digits of a ratio and single letters of glued endings. */
const isEmpty = (key: string): boolean => !/[\p{L}\p{N}]/u.test(key)
const SIZES =
  /(?<![\d:.,])(?:1:1|4:5|5:4|9:16|16:9|2:3|3:2|3:4|4:3|21:9|1[.,]91:1)(?![\d:])|(?<!\d)\d{3,4} ?[x×] ?\d{3,4}(?: ?px)?(?!\d)|(?<!\p{L})(?:din )?a[345](?![\p{L}\d])|(?<!\d)\d{2,4} ?px|(?<![\p{L}\d])[48]k(?![\p{L}\d])/giu
const MONEY = /[$€£¥₩฿₫]|\d+ ?(?:元|円|원|บาท|%)/u
const CONTACT = /@|www\.|https?:|\p{L}\.\p{Ll}{2,}|\d{3}[ -]?\d{3}/u

/** Ratios and pixels are said of the picture alone. */
export const withoutSizes = (clause: string): string => clause.replace(SIZES, ' ')

/** It speaks of colours, moods, fonts and formats, and of nothing else. */
export function isStyle(clause: string, grammar: Grammar, lexicon: Lexicon): boolean {
  const key = keyOf(clause.replace(/#[\da-f]{3,6}/giu, ' '))
  if (has(key, grammar.offers)) return false
  const sized = keyOf(withoutSizes(clause).replace(/#[\da-f]{3,6}/giu, ' '))
  if (sized !== key && isEmpty(without(without(sized, grammar.looks), grammar.small))) return true
  if (MONEY.test(clause)) return false
  const bare = without(without(without(sized, grammar.looks), grammar.styles), colourList(lexicon))
  if (bare === sized && sized === key)
    return /#[\da-f]{3,6}/iu.test(clause) && isEmpty(without(key, grammar.small))
  return isEmpty(without(bare, grammar.small))
}

const colourLists = new WeakMap<Lexicon, string>()
function colourList(lexicon: Lexicon): string {
  const known = colourLists.get(lexicon)
  if (known) return known
  const list = Object.values(lexicon.colours)
    .flatMap((words) => entriesOf(words))
    .map((entry) => entry.replace(/\(\?!.*$/u, '').replaceAll('\\p{L}*', '~'))
    .map((entry) => (isUnspaced(entry) ? entry : `${entry}~`))
    .join('|')
  colourLists.set(lexicon, list)
  return list
}

/** "Clean clinical look on a white background": looks with some words between. */
export function speaksOfLooks(clause: string, grammar: Grammar, lexicon: Lexicon): boolean {
  if (MONEY.test(clause) || CONTACT.test(clause)) return false
  const key = keyOf(clause)
  if (!has(key, grammar.looks)) return false
  const bare = without(without(without(key, grammar.looks), grammar.styles), colourList(lexicon))
  const left = without(bare, grammar.small).trim()
  const words = left === '' ? 0 : left.split(/\s+/u).length
  const all = key.trim().split(' ').length
  return isUnspaced(key) ? left.replace(/\s/gu, '').length <= 4 : words <= Math.max(1, all * 0.4)
}

/** A turn of phrase that only a designer is told. */
export const isPlainOrder = (sentence: string, grammar: Grammar): boolean =>
  !MONEY.test(sentence) &&
  (has(keyOf(sentence), grammar.orders) ||
    (!isUnspaced(sentence) &&
      headOf(keyOf(sentence), grammar.orderVerbs) !== null &&
      has(keyOf(sentence), grammar.looks)))

/** A sentence that tells the designer what to do or what not to show. */
export function isOrder(sentence: string, grammar: Grammar, lexicon: Lexicon): boolean {
  if (isMadeLarge(sentence, grammar)) return true
  if (MONEY.test(sentence) || CONTACT.test(sentence)) return false
  const key = keyOf(sentence)
  if (has(key, grammar.orders)) return true
  const verbs = isUnspaced(key) ? has(key, longer(grammar.orderVerbs)) : null
  if (!(verbs ?? headOf(key, grammar.orderVerbs) !== null)) return false
  const spoken = [grammar.looks, grammar.depicted, grammar.media]
  if (spoken.some((list) => has(key, isUnspaced(key) ? longer(list) : list))) return true
  const lists = [grammar.styles, grammar.small, grammar.orderVerbs, colourList(lexicon)]
  return isEmpty(lists.reduce(without, key))
}

/** "Make the 30% huge": of its figure it says only how that looks. */
function isMadeLarge(sentence: string, grammar: Grammar): boolean {
  const key = keyOf(sentence.replace(FIGURES, ' '))
  if (!MONEY.test(sentence) || headOf(key, grammar.orderVerbs) === null) return false
  if (has(key, grammar.offers) || !(has(key, grammar.styles) || has(key, grammar.looks)))
    return false
  return isEmpty(
    [grammar.orderVerbs, grammar.looks, grammar.styles, grammar.small].reduce(without, key),
  )
}
const FIGURES = /[$€£¥₩฿₫]?\d[\d.,]*\s?(?:[%€$£¥₩฿₫]|元|円|원|บาท)?/gu

const longLists = new Map<string, string>()
/** Without the words of one sign: they are parts of too many others. */
function longer(list: string): string {
  const known = longLists.get(list)
  if (known !== undefined) return known
  const found = entriesOf(list)
    .filter((entry) => entry.length > 1)
    .join('|')
  longLists.set(list, found)
  return found
}

/** "Real faces": what pictures show and how, and nothing else. */
export const isPictured = (clause: string, grammar: Grammar): boolean => {
  const key = keyOf(clause)
  const { depicted, styles, looks, small } = grammar
  const isShown = !isUnspaced(key) && has(key, depicted)
  return isShown && isEmpty([depicted, styles, looks, small].reduce(without, key))
}

/** Firm ground: what names money, a reduction or a way to reach someone is for the reader. */
export const isForReaders = (text: string): boolean => MONEY.test(text) || CONTACT.test(text)

export interface Asked {
  /** What was said to the engine. */
  asked: string
  /** What is left for the reader of the ad. */
  rest: string
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
    return takeWhole(clause, clause.slice(0, media.start), { residue, hasVerb, isFirst })
  const link = linkOf(plain(tail), grammar)
  const opens = /^\s*["“„«\ue000(]/u.test(tail)
  if (link === null && !hasVerb && !(opens && isEmpty(residue))) return null
  const rest = tail.slice(link ?? 0)
  return { asked: clause.slice(0, clause.length - rest.length), rest: rest.trim() }
}

interface Ordered {
  /** Unknown words before the thing that was ordered. */
  residue: string
  hasVerb: boolean
  isFirst: boolean
}

/** A clause that ends with the thing ordered: "Sneaker ad" is about sneakers. */
function takeWhole(
  clause: string,
  head: string,
  { residue, hasVerb, isFirst }: Ordered,
): Asked | null {
  const words = residue.trim().split(' ').length
  const isBare = isEmpty(residue)
  if (!isBare && !isFirst && !hasVerb && words > 3) return null
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
    if (found && /[^\s-]/u.test(text.slice(found.end, match.index))) break
    found = { start: match.index, end: match.index + match[0].length }
  }
  return found
}

const unasked = (key: string, grammar: Grammar): string =>
  without(
    without(
      without(without(without(key, grammar.asks), grammar.channels), grammar.styles),
      grammar.small,
    ),
    grammar.media,
  )

/** How far a link reaches: "for our", "of the". */
function linkOf(tail: string, grammar: Grammar): number | null {
  const links = entriesOf(grammar.links)
    .sort((one, other) => other.length - one.length)
    .join('|')
  const found = pattern(
    `^(?:\\s*\\([^)]{1,40}\\))?[\\s(]*(?:(?:${stylesOf(grammar)}|${grammar.channels.replaceAll('~', '\\p{L}*')}|${WORKED.replaceAll('~', '\\p{L}*')})\\s+){0,3}(?:(?:${links})(?![\\p{L}\\p{N}])\\s*)+|^\\s*[:：–—-]\\s*`,
  ).exec(tail)
  return found ? found[0].length : null
}
/** Verbs at the end of an order: "ein Plakat entwerfen für". */
const WORKED = 'entwerfen|erstellen|machen|gestalten|bauen|entwickeln|basteln'

/** Here the thing ordered stands behind what it is about: 「カフェの広告」「카페 광고」. */
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
  if (!isEnd && link === null && !isOpened) return null
  const about = isEmpty(bare) ? '' : withoutEnds(head, grammar)
  if (isEnd) {
    const isShort = about.length > 1 && about.length < 16
    return { asked: clause, rest: isFirst || isShort ? about : '' }
  }
  const rest = tail.slice(link ?? 0)
  return {
    asked: clause.slice(0, clause.length - rest.length),
    rest: about ? `${about} ${rest}` : rest,
  }
}

function gluedLink(tail: string, grammar: Grammar): number | null {
  const links = entriesOf(grammar.links).join('|')
  const found = pattern(
    `^\\s*(?:(?:${stylesOf(grammar)})\\s*){0,3}(?:(?:${links})\\s*)+|^\\s*[:：–—-]\\s*`,
  ).exec(tail)
  return found ? found[0].length : null
}

/** What an order is about, without its verbs in front and its particles behind. */
function withoutEnds(head: string, grammar: Grammar): string {
  const front = entriesOf(`${grammar.media}|${grammar.asks}|${grammar.links}|${grammar.channels}`)
    .sort((a, b) => b.length - a.length)
    .join('|')
  const back = entriesOf(`${grammar.small}|${grammar.channels}|${grammar.styles}|${grammar.media}`)
    // A sign alone may be the end of a word: only what is always a particle.
    .filter((entry) => entry.length > 1 || 'のなをはにの의를을的'.includes(entry))
    .sort((a, b) => b.length - a.length)
    .join('|')
  return head
    .trim()
    .replace(pattern(`^(?:(?:${front})[\\s，,、:：]*)+`), '')
    .replace(pattern(`(?:[\\s，,、]*(?:${back}))+$`), '')
    .trim()
}

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
