import { contrast } from '../../palette/color.ts'
import type { Layer } from '../../scene.ts'
import type { Align } from '../../type/draw-text.ts'
import { SHIFT } from '../../type/draw-text.ts'
import type { TextStyle } from '../../type/measure.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { type ButtonKind, button } from './button.ts'
import { deal, factsOf } from './deal.ts'
import { speak, upper } from './poster.ts'
import { type Part, piled, rule, words } from './words.ts'

export interface CopyOptions {
  width: number
  scale: number
  inks: Inks
  align?: Align
  kind?: ButtonKind
  /** How facts are told: one line parted by dots, a list under rules, or a plain list. */
  facts?: 'line' | 'ruled' | 'list'
  withoutOffer?: boolean
  withoutPrice?: boolean
  isFormerAlone?: boolean
  withoutCall?: boolean
  withoutFacts?: boolean
  style?: TextStyle
  dealSize?: number
}

/** What stands over the headline, small and spaced. */
export function eyebrow(
  input: LayoutInput,
  { width, scale, inks, align = 'start' }: CopyOptions,
): Part[] {
  const { brief, unit } = input
  if (!brief.eyebrow) return []
  const text = upper(brief.eyebrow, input)
  const style = { ...speak(input, 'text'), weight: 700 }
  return [
    words({
      role: 'eyebrow',
      text,
      style: { ...style, tracking: /\p{Lu}/u.test(text) ? 0.06 : 0.02 },
      width,
      size: unit * 2.7 * Math.max(scale, 0.8),
      lines: 2,
      colour: contrast(inks.accent, inks.ground) >= 5 ? inks.accent : inks.ink,
      ground: inks.ground,
      align,
    }),
  ]
}

/** Sub-line, facts, offer and price, button: all that follows the headline. */
export function details(input: LayoutInput, options: CopyOptions): Part[] {
  return [...explained(input, options), ...closing(input, options)]
}

export function explained(input: LayoutInput, options: CopyOptions): Part[] {
  const { width, scale, inks, align = 'start', facts = 'line', style } = options
  const { brief, unit } = input
  const list = options.withoutFacts ? [] : factsOf(input)
  const subline = brief.subline
    ? [
        words({
          role: 'subline',
          text: brief.subline,
          style: style ?? { ...speak(input, 'text'), weight: 520 },
          width: Math.min(width, unit * 78),
          size: unit * 4.1 * scale,
          lines: 5,
          leading: 1.36,
          colour: inks.muted,
          ground: inks.ground,
          align,
          gap: unit * 2.4 * scale,
        }),
      ].map((part) => shifted(part, width, Math.min(width, unit * 78), align))
    : []
  return [...subline, ...(list.length > 0 ? [told(input, list, { ...options, facts })] : [])]
}

/** A part set in a narrower measure than its column keeps to the column's axis. */
const shifted = (part: Part, width: number, own: number, align: Align): Part => ({
  ...part,
  place: (x, y) => part.place(x + (width - own) * SHIFT[align], y),
})

function told(
  input: LayoutInput,
  list: string[],
  { width, scale, inks, align = 'start', facts }: CopyOptions,
): Part {
  const { unit } = input
  const gap = unit * 2.8 * scale
  const set = (text: string, lines: number) =>
    words({
      role: 'chip',
      text,
      style: { ...speak(input, 'text'), weight: 640 },
      width,
      size: unit * 3.4 * scale,
      lines,
      leading: 1.35,
      colour: inks.ink,
      ground: inks.ground,
      align,
      gap: unit * 1.5 * scale,
    })
  const line = facts === 'line' ? set(list.join('  ·  '), 9) : null
  // A dot at the end of a line points at nothing: what does not fit one line is a list.
  if (line?.lines.length === 1) return { ...line, gap }
  const rows = list.map((text) => set(text, 2))
  if (facts !== 'ruled') return { ...piled(rows), gap }
  const thick = Math.max(1.5, unit * 0.22)
  const bar = () => rule(width, thick, inks.ink, unit * 1.7 * scale)
  return piled([bar(), ...rows.flatMap((row) => [{ ...row, gap: unit * 1.7 * scale }, bar()])], gap)
}

/** Figures and button, in one row where there is room. */
export function closing(input: LayoutInput, options: CopyOptions): Part[] {
  const { width, scale, inks, align = 'start', kind = 'pill', dealSize } = options
  const { unit, brief } = input
  const gap = unit * 4 * scale
  const call =
    brief.cta && !options.withoutCall
      ? button(input, inks, { kind, scale, maxWidth: width, gap })
      : null
  const { withoutOffer, withoutPrice, isFormerAlone } = options
  const figures = deal(input, inks, {
    scale,
    maxWidth: width,
    gap,
    withoutOffer,
    withoutPrice,
    isFormerAlone,
    size: dealSize,
  })
  const axis = <T extends Part & { width: number }>(part: T): Part => ({
    ...part,
    place: (x, y) => part.place(x + (width - part.width) * SHIFT[align], y),
  })
  if (!call || !figures) return [call, figures].flatMap((part) => (part ? [axis(part)] : []))
  if (align !== 'start' || figures.width + call.width + unit * 5 > width)
    return [axis(figures), axis({ ...call, gap: unit * 3.2 * scale })]
  const height = Math.max(call.height, figures.height)
  const place = (x: number, y: number): Layer[] => [
    ...figures.place(x, y + (height - figures.height) / 2),
    ...call.place(x + width - call.width, y + (height - call.height) / 2),
  ]
  return [{ height, gap, place }]
}
