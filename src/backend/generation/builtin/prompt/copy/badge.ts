import { amountsOf } from '../clauses/amounts.ts'
import type { Clause } from '../clauses/reading.ts'
import { unitsOf } from './units.ts'

const BADGE_UNITS_MAX = 18
/** A badge with a figure is set in two sizes and has more room. */
export const FIGURE_UNITS_MAX = 22

const ON_TOP =
  /(?:再|另|^)加 ?\d|(?<!\p{L})(?:add|plus|for (?:just |only )?)(?= ?[€$£]?\d)|プラス ?\d|\+ ?\d|추가|thêm \d|เพิ่ม ?\d/iu

const isShortPercent = ({ text }: Clause): boolean =>
  /%/u.test(text) && unitsOf(text) <= FIGURE_UNITS_MAX && amountsOf(text).length <= 1

/** The strongest offer short enough for a badge; one with a figure comes before one without. */
export function badgeOf(offers: Clause[]): Clause | null {
  const fits = (text: string, most: number) => unitsOf(text) <= most && amountsOf(text).length <= 1
  // A surcharge is no reduction: 加2元送酸梅汤.
  const figured = offers.filter(
    ({ text }) => !ON_TOP.test(text) && amountsOf(text).some(({ kind }) => kind !== 'number'),
  )
  // A reduction too long for a badge leads as a line; no lesser one may stand above it.
  const isLed = offers.some(({ text }) => /%/u.test(text)) && !figured.some(isShortPercent)
  if (isLed)
    return (
      offers.find((each) => !figured.includes(each) && fits(each.text, BADGE_UNITS_MAX)) ?? null
    )
  const strongest = figured.find(({ text }) => fits(text, FIGURE_UNITS_MAX))
  return (
    strongest ??
    offers.find(({ text }) => !ON_TOP.test(text) && fits(text, BADGE_UNITS_MAX)) ??
    null
  )
}
