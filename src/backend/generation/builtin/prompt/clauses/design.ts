import type { Grammar } from '../grammar/grammar.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { colourList, withoutColours } from './colour-words.ts'
import { entriesOf, has, headOf, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

const SIZES =
  /(?<![\d:.,])(?:1:1|4:5|5:4|9:16|16:9|2:3|3:2|3:4|4:3|21:9|1[.,]91:1)(?![\d:])|(?<!\d)\d{3,4} ?[x×] ?\d{3,4}(?: ?px)?(?!\d)|(?<!\p{L})(?:din )?a[345](?![\p{L}\d])|(?<!\d)\d{2,4} ?px|(?<![\p{L}\d])[48]k(?![\p{L}\d])/giu
const MONEY = /[$€£¥₩฿₫]|\d+ ?(?:[万億亿千만천백억]*(?:元|円|원)|บาท|%)/u
const CONTACT = /@|www\.|https?:|\p{L}\.\p{Ll}{2,}|\d{3}[ -]?\d{3}|\d(?:[ ().-]{0,2}\d){7}/u

/** The clause without ratios and pixel sizes, which only ever describe the picture. */
export const withoutSizes = (clause: string): string => clause.replace(SIZES, ' ')

/** "(300x600)". */
export const isSize = (clause: string): boolean =>
  /\d/u.test(clause) && !/[\p{L}\p{N}]/u.test(withoutSizes(clause))

/** "Retro-Look", "Bauhaus-Stil": a look, whatever it is named after. */
const NAMED_LOOK = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+-(look|style|stil|optik|ästhetik)(?!\p{L})/giu

/** Whether a clause contains only colors, moods, fonts and formats. */
export function isStyle(given: string, grammar: Grammar, lexicon: Lexicon): boolean {
  const clause = given.replace(NAMED_LOOK, '$1')
  const key = keyOf(clause.replace(/#[\da-f]{3,6}/giu, ' '))
  if (has(key, grammar.offers)) return false
  const sized = keyOf(withoutSizes(clause).replace(/#[\da-f]{3,6}/giu, ' '))
  if (
    sized !== key &&
    isEmpty([grammar.looks, grammar.media, grammar.small].reduce(without, sized))
  )
    return true
  if (MONEY.test(clause)) return false
  // 炭灰 is a shade, and 灰 alone a style: without spaces, the longer word is removed first.
  const plainer = isUnspaced(sized) ? withoutColours(sized, lexicon) : sized
  const bare = withoutColours(without(without(plainer, grammar.looks), grammar.styles), lexicon)
  if (bare === sized && sized === key)
    return /#[\da-f]{3,6}/iu.test(clause) && isEmpty(without(key, grammar.small))
  return isEmpty(without(bare, grammar.small))
}

/** "Urgent but classy", "edel, aber nicht steif": a look contrasted with another. */
export function isContrast(clause: string, grammar: Grammar, lexicon: Lexicon): boolean {
  const found = CONTRAST.exec(clause)
  if (!found || /\d/u.test(clause)) return false
  const sides = [found[1] ?? '', found[2] ?? '']
  const isShort = sides.every((side) => side.split(' ').length <= CONTRAST_WORDS_MAX)
  return isShort && sides.some((side) => isStyle(side, grammar, lexicon))
}

const CONTRAST =
  /^(.+?),? (?:but|yet|aber|doch|mais|pero|mas|nhưng|without being|sans être|sin ser|sem ser)(?: (?:not|never|nicht|kein\p{L}*|pas|sans|no|nada|sin|não|nada|sem|không))?(?: (?:too|very|zu|trop|demasiado|muy|muito|quá))? (.+)$/iu
const CONTRAST_WORDS_MAX = 4

/** A shorter clause names its subject, looks included: "white letters on linen". */
const WITH_LOOKS_MIN = 8
const LOOKS_WORDS_MAX = 7

/** "… until midnight black background yellow letters": splits off the looks at the end of unpunctuated text. */
export function splitLooks(
  clause: string,
  grammar: Grammar,
  lexicon: Lexicon,
): { head: string; tail: string } | null {
  // Korean puts spaces between words, and its looks end in an adverb: 빨간색으로, 깔끔하게.
  const isKorean = /\p{sc=Hangul}/u.test(clause)
  if (BILL.test(clause)) return null
  if (isUnspaced(clause) && !(isKorean && SO.test(clause))) return null
  const words = clause.split(' ')
  if (words.length < (isKorean ? KOREAN_MIN : WITH_LOOKS_MIN)) return null
  for (let count = isKorean ? 2 : LOOKS_WORDS_MAX; count > 1; count -= 1) {
    const tail = words.slice(-count).join(' ')
    const isLook = isKorean || has(keyOf(tail), grammar.looks)
    if (!isLook || !isStyle(tail, grammar, lexicon)) continue
    return { head: words.slice(0, -count).join(' '), tail }
  }
  return null
}

/** "Na conta de luz", "factura de la luz": an electricity bill is no light in a picture. */
export const BILL =
  /(?<!\p{L})(?:contas?|tarifas?|facturas?|faturas?|recibos?|factures?)(?: (?:da|de la|de)(?= luz)|$| d[ea] (?:la )?luz)/iu
const SO = /(?:으로|톤으로|느낌으로|하게|스럽게)$/u
const KOREAN_MIN = 5

/** "Clean clinical look on a white background": looks with a few words in between. */
export function speaksOfLooks(clause: string, grammar: Grammar, lexicon: Lexicon): boolean {
  if (MONEY.test(clause) || CONTACT.test(clause)) return false
  const key = keyOf(clause)
  if (!has(key, grammar.looks)) return false
  const bare = withoutColours(without(without(key, grammar.looks), grammar.styles), lexicon)
  const left = without(bare, grammar.small).trim()
  const words = left === '' ? 0 : left.split(/\s+/u).length
  const all = key.trim().split(' ').length
  return isUnspaced(key) ? left.replace(/\s/gu, '').length <= 4 : words <= Math.max(1, all * 0.4)
}

/** Whether a sentence contains a phrase only ever said to a designer. */
export const isPlainOrder = (sentence: string, grammar: Grammar): boolean =>
  !MONEY.test(sentence) &&
  (has(keyOf(sentence), grammar.orders) ||
    (!isUnspaced(sentence) &&
      headOf(keyOf(sentence), grammar.orderVerbs) !== null &&
      has(keyOf(sentence), grammar.looks)))

/** Whether a sentence tells the designer what to do or what not to show. */
export function isOrder(sentence: string, grammar: Grammar, lexicon: Lexicon): boolean {
  if (isMadeLarge(sentence, grammar) || isPoliteNo(sentence)) return true
  const key = keyOf(sentence)
  if (MONEY.test(sentence) || CONTACT.test(sentence) || has(key, grammar.tidings)) return false
  if (has(key, grammar.orders)) return true
  // "Only pieces up to 8 years": limits what is on offer.
  if (ONLY.test(key) && /\d/u.test(withoutSizes(sentence))) return false
  const verbs = isUnspaced(key) ? has(key, longer(grammar.orderVerbs)) : null
  if (!(verbs ?? headOf(key, grammar.orderVerbs) !== null)) return false
  const spoken = [grammar.looks, grammar.depicted, grammar.media]
  if (spoken.some((list) => has(key, isUnspaced(key) ? longer(list) : list))) return true
  const lists = [grammar.styles, grammar.small, grammar.orderVerbs, colourList(lexicon)]
  return isEmpty(lists.reduce(without, key))
}

/** "Keine Panels bei Sonnenuntergang, bitte": a polite request to leave something out. */
const isPoliteNo = (sentence: string): boolean =>
  !/\d/u.test(sentence) &&
  !MONEY.test(sentence) &&
  !CONTACT.test(sentence) &&
  POLITE_NO.test(sentence)
const POLITE_NO =
  /^(?:kein\p{L}*|nicht|no|not|nothing|pas d[e']|pas de|aucune?|surtout pas|nada de|ningún|ninguna|sem|não|đừng|không) .{3,60}(?<!\p{L})(?:bitte|please|pls|plz|svp|stp|s['’]il (?:vous|te) pla[iî]t|por favor|porfa|pfv|nhé|nha)[.!]*$/iu

const ONLY =
  /^ (?:only|just|nur|seulement|uniquement|solo|sólo|solamente|só|apenas|somente|chỉ|只|仅) ?/u

/** "Make the 30% huge": only about how the figure looks. */
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
/** A list without its one-character words, which are parts of too many others. */
function longer(list: string): string {
  const known = longLists.get(list)
  if (known !== undefined) return known
  const found = entriesOf(list)
    .filter((entry) => entry.length > 1)
    .join('|')
  longLists.set(list, found)
  return found
}

/** "Real faces": only what pictures show and how. */
export const isPictured = (clause: string, grammar: Grammar): boolean => {
  const key = keyOf(clause)
  const { depicted, styles, looks, small } = grammar
  // "Max six people" is a limit and shows nobody.
  const isLimit = headOf(key, `${grammar.upTo.before}|${grammar.from.before}`) !== null
  const isShown = !isUnspaced(key) && !isLimit && has(key, depicted)
  return isShown && isEmpty([depicted, styles, looks, small].reduce(without, key))
}

/** Strong evidence: money, reductions and contact details are for the reader. */
export const isForReaders = (text: string): boolean => MONEY.test(text) || CONTACT.test(text)
