import type { Clause, Reading } from '../clauses/reading.ts'
import { isCueAlone } from '../price-cues.ts'
import { FIGURE_UNITS_MAX } from './badge.ts'
import { movedTag } from './former-price.ts'
import { PRICE_UNITS_MAX, type PriceTag, plainTag } from './plain-tag.ts'
import { unitsOf } from './units.ts'

/** The price tag of a single clause. */
export const soleTag = (clause: Clause, language: Reading['language']): PriceTag | null =>
  clause.prices.length === 2
    ? (movedTag(clause, language) ?? besideBracket(clause, language))
    : plainTag(clause)

/** A caption before a bracket must be short, or it is set separately. */
const BRACKETED_UNITS_MAX = 24

/** "8,90 € (17,80 €/kg)", "128元(原价188元)": a price with its unit price or former price in brackets. */
function besideBracket(clause: Clause, language: Reading['language']): PriceTag | null {
  const found = /^([^()（）]*\d[^()（）]*)[(（]([^()（）]+)[)）]([^()（）\d]*)$/u.exec(clause.text)
  const [now, second] = clause.prices
  const [, words = '', inside = '', behind = ''] = found ?? []
  const isNow =
    now?.role === 'price' && words.includes(now.text) && unitsOf(words) <= BRACKETED_UNITS_MAX
  if (!isNow || !second) return null
  const parts = inside.split(/[、;；]\s*|[,，]\s*(?!\d)/u)
  const former = parts.find((part) => part.includes(second.text)) ?? ''
  if (second.role === 'was' && isCueAlone(former, [second.text], language)) {
    const others = parts.filter((part) => part !== former).join('、')
    const price = `${words.trim()}${others && `(${others})`}${behind}`
    const isTag = unitsOf(price) <= PRICE_UNITS_MAX
    return isTag ? { price, oldPrice: second.text, of: [clause] } : null
  }
  const isMeasure =
    behind === '' && MEASURE.test(inside) && unitsOf(clause.text) <= FIGURE_UNITS_MAX
  return isMeasure ? { price: clause.text, oldPrice: null, of: [clause] } : null
}

const MEASURE =
  /^\D{0,4}[\d.,]+ ?\D{0,6}(?:\/| per | pro | je | le | el | por )\s?(?:\d+ ?)?\p{L}{1,6}\.?$/iu
