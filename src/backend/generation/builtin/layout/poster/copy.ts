import { contrast } from '../../palette/color.ts'
import type { Layer } from '../../scene.ts'
import type { Align } from '../../type/draw-text.ts'
import { SHIFT } from '../../type/draw-text.ts'
import type { TextStyle } from '../../type/measure.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { type ButtonKind, button } from './button.ts'
import { deal, factsOf } from './deal.ts'
import { factParts } from './fact-parts.ts'
import { speak, upper } from './poster.ts'
import { type Part, piled, words } from './words.ts'

export interface CopyOptions {
  width: number
  scale: number
  inks: Inks
  align?: Align
  kind?: ButtonKind
  /** How facts are set: one line separated by dots, a list under rules, or a plain list. */
  facts?: 'line' | 'ruled' | 'list'
  withoutOffer?: boolean
  withoutPrice?: boolean
  isFormerAlone?: boolean
  withoutCall?: boolean
  withoutFacts?: boolean
  style?: TextStyle
  dealSize?: number
}

/** The small, letter-spaced line above the headline. */
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
      size: unit * 2.7 * Math.max(scale, 0.88),
      lines: 2,
      colour: contrast(inks.accent, inks.ground) >= 5 ? inks.accent : inks.ink,
      ground: inks.ground,
      align,
    }),
  ]
}

/** Subline, facts, offer and price, button: everything after the headline. */
export function details(input: LayoutInput, options: CopyOptions): Part[] {
  const isStart = (options.align ?? 'start') === 'start'
  if (isStart && options.width > input.unit * BROAD) {
    const beside = sideBySide(input, options)
    if (beside) return [beside]
  }
  return [...explained(input, options), ...closing(input, options)]
}

/** A column this wide is split in two: what is said, and what to do. */
const BROAD = 96

function sideBySide(input: LayoutInput, options: CopyOptions): Part | null {
  const { width } = options
  const [left, right] = [width * 0.56, width * 0.36]
  const [said, done] = [
    explained(input, { ...options, width: left }),
    closing(input, { ...options, width: right, align: 'end' }),
  ].map((parts) => piled(parts, parts[0]?.gap))
  if (!said || !done || said.height === 0 || done.height === 0) return null
  return {
    height: Math.max(said.height, done.height),
    gap: said.gap,
    // The call to action goes into the lower corner, as the last thing to read.
    place: (x, y) => {
      const lower = Math.max(0, said.height - done.height)
      return [...said.place(x, y), ...done.place(x + width - right, y + lower)]
    },
  }
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
  return [...subline, ...factParts(input, list, { ...options, facts })]
}

/** A part narrower than its column keeps to the column's axis. */
const shifted = (part: Part, width: number, own: number, align: Align): Part => ({
  ...part,
  place: (x, y) => part.place(x + (width - own) * SHIFT[align], y),
})

/** A larger button would look like a plane. */
const CALL_SCALE = 1.3

/** Figures and button, in one row if there is room. */
export function closing(input: LayoutInput, options: CopyOptions): Part[] {
  const { width, scale, inks, align = 'start', kind = 'pill', dealSize } = options
  const { unit, brief } = input
  const gap = unit * 4 * scale
  const call =
    brief.cta && !options.withoutCall
      ? button(input, inks, { kind, scale: Math.min(scale, CALL_SCALE), maxWidth: width, gap })
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
