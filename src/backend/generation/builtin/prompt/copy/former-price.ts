import { isLowering, LOWERED_END, LOWERED_OPENING } from '../clauses/price-moves.ts'
import type { Clause, Reading } from '../clauses/reading.ts'
import { trimmed } from '../clauses/trimmed.ts'
import { endsWith, entriesOf, plain } from '../clauses/word-lists.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { isCueAlone } from '../price-cues.ts'
import { PRICE_UNITS_MAX, type PriceTag, plainTag } from './plain-tag.ts'
import { unitsOf } from './units.ts'

/** The tag of a clause that gives the former and the new price. */
export function movedTag(clause: Clause, language: Reading['language']): PriceTag | null {
  const was = clause.prices.find(({ role }) => role === 'was')
  const now = clause.prices.find(({ role }) => role === 'price')
  if (!was || !now) return null
  const isBare =
    !FEE_NAME.test(clause.text) &&
    isCueAlone(
      clause.text,
      clause.prices.map(({ text }) => text),
      language,
    )
  return isBare
    ? { price: now.text, oldPrice: was.text, of: [clause] }
    : (lowered(clause, was.text, language) ??
        captioned(clause, { was: was.text, now: now.text, language }) ??
        formerLast(clause, was.text, { now: now.text, language }))
}

/** "수강료 18만원 → 15만원": the name of the fee says more than the word price. */
const FEE_NAME =
  /수강료|입장료|참가비|관람료|회비|등록금|受講料|参加費|入場料|入館料|会費|学费|学費|门票|会费|报名费/u

/** "And is now £350": the words that joined it to the former price. */
const JOINING =
  /^(?:[\s,;，–—-]|[=-]>|[→⇒➜]|➡️?)+(?:(?:and|but|und|et|y|e|và)(?: (?:is|are|it's|ist|sind|est|está|é))? (?=\S))?/iu

/** 「13,200円（税込）→ 9,900円（税込）」: the note behind the former price is no part of the price change. */
const NOTED = /^\s?[（(][^)）]{1,10}[)）]/u

const CAPTIONED_UNITS_MAX = 32

/** "10 classes 300 → 210", "cake price 320k down to 259k": the product as caption, its former price struck through. */
function captioned(
  clause: Clause,
  { was, now, language }: { was: string; now: string; language: Reading['language'] },
): PriceTag | null {
  const { text } = clause
  const at = text.indexOf(was)
  const moved = text.slice(at + was.length)
  const to = moved.indexOf(now)
  const between = moved.slice(0, Math.max(0, to)).replace(NOTED, '')
  if (at < 0 || to < 0 || !isLowering(text.slice(0, at), between, GRAMMARS[language])) return null
  const behind = moved.slice(to + now.length).replace(LOWERED_END, '')
  const price = [withoutOpening(text.slice(0, at), language), now + behind]
    .filter(Boolean)
    .join(' ')
  const isTag = unitsOf(price) <= CAPTIONED_UNITS_MAX
  return isTag ? { price, oldPrice: was, of: [clause] } : null
}

/** "Cake price", "縮毛矯正が": the caption, without the words that lead to the former price. */
function withoutOpening(before: string, language: Reading['language']): string {
  const { was, now } = GRAMMARS[language]
  let caption = before.trim().replace(LOWERED_OPENING, '').trim()
  for (const list of [was.before, now.before])
    if (endsWith(caption, list)) caption = withoutEnd(caption, list)
  return trimmed(caption.replace(PARTICLE, ''))
}

function withoutEnd(caption: string, list: string): string {
  const text = plain(caption)
  const [longest = ''] = entriesOf(list)
    .filter((entry) => text.endsWith(entry))
    .toSorted((one, other) => other.length - one.length)
  return caption.slice(0, caption.length - longest.length).trim()
}

/** 縮毛矯正が, 레슨을: the particle that joins a caption to its price. */
const PARTICLE =
  /(?<=[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\d])[がはをも]$|(?<=[가-힣]{2})[을를은는이가]$/u

const UNTIL =
  /^[,(]? ?(?:until|till|through|this|today|only|bis|nur|heute|jusqu|ce |cette |aujourd|hasta|solo|sólo|este|esta|hoy|até|só |neste|nesta|hoje|đến|hết|chỉ|trong|ถึง|เฉพาะ|วันนี้)/iu

/** "400 g bag 189 instead of 239": the former price and its cue end the clause. */
function formerLast(
  clause: Clause,
  was: string,
  { now, language }: { now: string; language: Reading['language'] },
): PriceTag | null {
  const { text } = clause
  const end = text.indexOf(now) + now.length
  const at = text.indexOf(was, end)
  if (at < 0) return null
  // "129 € instead of 169 € until 30 November": the deadline goes with the new price.
  const behind = text.slice(at + was.length).trimEnd()
  const price = text.slice(0, end) + behind
  const isFormer = isCueAlone(text.slice(end, at + was.length), [was], language)
  const isHeld = behind === '' || (/^[\s,(]/u.test(behind) && UNTIL.test(behind.trim()))
  const isTag = isFormer && isHeld && unitsOf(price) <= CAPTIONED_UNITS_MAX
  return isTag ? { price, oldPrice: was, of: [clause] } : null
}

/** A price next to a clause that holds only the former price. */
export function besideFormer(
  price: Clause,
  former: Clause,
  language: Reading['language'],
): PriceTag | null {
  const tag = plainTag(price)
  const [was, more] = former.prices
  const isFormer = !more && was?.role === 'was' && isCueAlone(former.text, [was.text], language)
  return tag && isFormer ? { ...tag, oldPrice: was.text, of: [former, price] } : null
}

/** The text after the last figure and its currency. */
const endOf = (text: string): string =>
  /(?<=\d\s?(?:[만万千]?\s?[円元원]|[€$£¥₩฿₫đ]|บาท)?)[^\d€$£¥₩฿₫円元원]*$/u.exec(text)?.[0] ?? ''

/** "$28, now $21 until Friday": everything after the former price becomes the tag. */
function lowered(clause: Clause, was: string, language: Reading['language']): PriceTag | null {
  const at = clause.text.indexOf(was)
  const behind = clause.text.slice(at + was.length).replace(JOINING, '')
  const before = clause.text.slice(0, at + was.length)
  // "Von 420 € auf 350 € gesenkt": only the new price of the change is left.
  if (LOWERED_OPENING.test(clause.text.slice(0, at).trim()) || LOWERED_END.test(endOf(behind)))
    return null
  const isTag =
    !(FEE_NAME.test(before) && /^\d/u.test(behind)) &&
    isCueAlone(before, [was], language) &&
    unitsOf(behind) <= PRICE_UNITS_MAX
  return isTag && /\d/u.test(behind) ? { price: behind, oldPrice: was, of: [clause] } : null
}
