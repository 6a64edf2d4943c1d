import type { Clause } from '../clauses/reading.ts'
import { unitsOf } from './units.ts'

export const PRICE_UNITS_MAX = 32

/** A price to set large, the former price to strike through, and the clauses they come from. */
export interface PriceTag {
  price: string
  oldPrice: string | null
  of: Clause[]
}

/** A clause with a single price, in its own words. */
export function plainTag(clause: Clause): PriceTag | null {
  const [price, more] = clause.prices
  const isPriced = clause.role === 'price' && ['price', 'from_price'].includes(price?.role ?? '')
  const isTag = isPriced && !more && unitsOf(clause.text) <= PRICE_UNITS_MAX
  return isTag ? { price: clause.text, oldPrice: null, of: [clause] } : null
}
