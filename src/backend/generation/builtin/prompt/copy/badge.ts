import { amountsOf } from '../clauses/amounts.ts'
import type { Clause } from '../clauses/reading.ts'
import { unitsOf } from './units.ts'

const BADGE_UNITS_MAX = 18
/** One with a figure is set in two sizes and has more room. */
export const FIGURE_UNITS_MAX = 22

/** The strongest offer, if it is short enough: one with a figure before one without. */
export function badgeOf(offers: Clause[]): Clause | null {
  const fits = (text: string, most: number) => unitsOf(text) <= most && amountsOf(text).length <= 1
  const figured = offers.filter(({ text }) => amountsOf(text).some(({ kind }) => kind !== 'number'))
  const strongest = figured.find(({ text }) => fits(text, FIGURE_UNITS_MAX))
  return strongest ?? offers.find(({ text }) => fits(text, BADGE_UNITS_MAX)) ?? null
}
