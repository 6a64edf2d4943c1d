import { rect, unionOf } from '../../geometry.ts'
import { unitsOf } from '../../prompt/copy/units.ts'
import type { Layer } from '../../scene.ts'
import type { TextStyle } from '../../type/measure.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { speak } from './poster.ts'
import { type Priced, priced } from './priced.ts'
import type { Part } from './words.ts'

/** The typeface for figures. */
export const figures = (input: LayoutInput): TextStyle =>
  input.brief.language === 'ko' ? speak(input, 'grotesk') : speak(input, 'loud')

/** An offer that is a figure rather than a phrase. */
export const figureOf = ({ brief }: LayoutInput): string | null =>
  brief.offer && /\d/.test(brief.offer) && unitsOf(brief.offer) <= FIGURE_UNITS_MAX
    ? brief.offer
    : null
/** A CJK character is as wide as two letters: "-25 %" and 立减50元 are figures; 赠送3节私教课 is a phrase. */
const FIGURE_UNITS_MAX = 10

/** Short facts of equal rank, including an offer in words. */
export const factsOf = (input: LayoutInput): string[] => {
  const { offer, perks } = input.brief
  const phrase = offer && !figureOf(input) ? [offer] : []
  return [...new Set([...phrase, ...perks])]
}

export interface DealOptions {
  scale: number
  maxWidth: number
  gap?: number
  /** Left out if the family shows it larger. */
  withoutOffer?: boolean
  withoutPrice?: boolean
  /** The price is set elsewhere, but not the former price. */
  isFormerAlone?: boolean
  /** Maximum size of figures, in units. */
  size?: number
}

/** Offer, price, and former price in one row on a common baseline; null if there are none. */
export function deal(
  input: LayoutInput,
  inks: Inks,
  { scale, maxWidth, gap = 0, size = 9, ...without }: DealOptions,
): (Part & { width: number }) | null {
  const { brief, unit } = input
  const set = setter(input, inks, { scale, maxWidth })
  const offer = without.withoutOffer ? null : figureOf(input)
  const price = without.withoutPrice ? null : brief.price
  const now = price ? set(price, size, inks.ink, 'price') : null
  const before =
    (now || without.isFormerAlone) && brief.oldPrice
      ? set(brief.oldPrice, size * 0.44, inks.muted, 'price')
      : null
  const parts = [offer ? set(offer, size, inks.accent, 'badge') : null, now, before].filter(
    (part) => part !== null,
  )
  if (parts.length === 0) return null
  const between = unit * 2.6 * scale
  const reach = (part: Priced) => (part === now && before ? part.footWidth : part.width)
  const along = parts.reduce((sum, part) => sum + reach(part), 0) + between * (parts.length - 1)
  const width = Math.max(along, now?.width ?? 0)
  if (width > maxWidth && scale > 0.3)
    return deal(input, inks, { scale: scale * 0.88, maxWidth, gap, size, ...without })
  const height = Math.max(...parts.map((part) => part.height))
  const thick = Math.max(2, unit * 0.3)
  const place = (x: number, y: number): Layer[] => {
    let left = x
    const placed = parts.map((part) => {
      const layers = part.place(left, y + height - part.height)
      left += reach(part) + between
      return layers
    })
    if (!before) return placed.flat()
    const [former] = placed.pop() ?? []
    if (!former) return placed.flat()
    if (!now) return [...placed.flat(), struck(former, former, thick)]
    const last = placed.pop() ?? []
    const figure = last[now.figureAt]
    const joined = last.map((layer) => (layer === figure ? struck(layer, former, thick) : layer))
    return [...placed.flat(), ...joined]
  }
  return { height, gap, width, place }
}

const setter =
  (input: LayoutInput, inks: Inks, { scale, maxWidth }: Pick<DealOptions, 'scale' | 'maxWidth'>) =>
  (text: string, units: number, colour: string, role: 'price' | 'badge'): Priced =>
    priced(input, {
      role,
      text,
      style:
        role === 'badge' || units > 5 ? figures(input) : { ...speak(input, 'text'), weight: 560 },
      width: maxWidth * 0.92,
      size: input.unit * units * scale,
      lines: 1,
      colour,
      ground: inks.ground,
    })

/** Price and former price as one unit, the former struck through. */
function struck(now: Layer, before: Layer, thick: number): Layer {
  if (!now.text || !before.text) return now
  const { ink, colour } = before.text
  const line = rect(
    ink.x - thick,
    ink.y + ink.height * 0.54 - thick / 2,
    ink.width + thick * 2,
    thick,
  )
  const { recoloured } = now
  return {
    ...now,
    parts: undefined,
    bounds: unionOf([now.bounds, before.bounds]),
    described: [
      ...(now.described ?? []),
      ...(before.described ?? []).map((one) =>
        one.kind === 'text' ? { ...one, is_struck: true } : one,
      ),
    ],
    paint: (ctx) => {
      now.paint(ctx)
      before.paint(ctx)
      ctx.fillStyle = colour
      ctx.fillRect(line.x, line.y, line.width, line.height)
    },
    text: {
      ...now.text,
      content: `${now.text.content}\n${before.text.content}`,
      ink: unionOf([now.text.ink, ink]),
    },
    recoloured: (other) =>
      struck(recoloured?.(other) ?? now, before.recoloured?.(other) ?? before, thick),
  }
}
