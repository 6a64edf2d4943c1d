import type { Clause, Reading } from '../clauses/reading.ts'
import { isCueAlone } from '../price-cues.ts'
import { PRICE_UNITS_MAX, type PriceTag, plainTag } from './plain-tag.ts'
import { unitsOf } from './units.ts'

/** A clause that tells the former price and the new one. */
export function movedTag(clause: Clause, language: Reading['language']): PriceTag | null {
  const was = clause.prices.find(({ role }) => role === 'was')
  const now = clause.prices.find(({ role }) => role === 'price')
  if (!was || !now) return null
  const isBare = isCueAlone(
    clause.text,
    clause.prices.map(({ text }) => text),
    language,
  )
  return isBare
    ? { price: now.text, oldPrice: was.text, of: [clause] }
    : (lowered(clause, was.text, language) ??
        captioned(clause, was.text, now.text) ??
        formerLast(clause, was.text, { now: now.text, language }))
}

const CAPTIONED_UNITS_MAX = 30

/** "10 classes 300 → 210": what is priced, the former price struck through behind it. */
function captioned(clause: Clause, was: string, now: string): PriceTag | null {
  const at = clause.text.indexOf(was)
  const caption = clause.text.slice(0, at).trim()
  const moved = clause.text.slice(at + was.length)
  const isMoved = ARROW.exec(moved)?.[0].length === moved.length - now.length && moved.endsWith(now)
  const price = `${caption} ${now}`
  const isTag = caption !== '' && isMoved && unitsOf(price) <= CAPTIONED_UNITS_MAX
  return isTag ? { price, oldPrice: was, of: [clause] } : null
}

/** "400 g bag 189 instead of 239": the former price ends the clause, and its word with it. */
function formerLast(
  clause: Clause,
  was: string,
  { now, language }: { now: string; language: Reading['language'] },
): PriceTag | null {
  const { text } = clause
  const end = text.indexOf(now) + now.length
  const rest = text.slice(end)
  const price = text.slice(0, end)
  const isFormer = rest.trimEnd().endsWith(was) && isCueAlone(rest, [was], language)
  const isTag = isFormer && unitsOf(price) <= CAPTIONED_UNITS_MAX
  return isTag ? { price, oldPrice: was, of: [clause] } : null
}

const ARROW = /^\s?(?:→|->|=>|⇒|➡️?|➜)\s?/u

/** A price, and a clause that tells nothing but the former one. */
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

/** "$28, now $21 until Friday": what is behind the former price is the tag, with all its words. */
function lowered(clause: Clause, was: string, language: Reading['language']): PriceTag | null {
  const at = clause.text.indexOf(was)
  const behind = clause.text.slice(at + was.length).replace(/^[\s,;，–—-]+/u, '')
  const before = clause.text.slice(0, at + was.length)
  const isTag = isCueAlone(before, [was], language) && unitsOf(behind) <= PRICE_UNITS_MAX
  return isTag && /\d/u.test(behind) ? { price: behind, oldPrice: was, of: [clause] } : null
}
