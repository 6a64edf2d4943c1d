import type { Align } from '../../type/draw-text.ts'
import type { TextStyle } from '../../type/measure.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { type Part, words } from './words.ts'

export interface HeadOptions {
  style: TextStyle
  width: number
  room: number
  inks: Inks
  text?: string
  /** Maximum size in units. */
  max?: number
  lines?: number
  leading?: number
  align?: Align
}

/** The headline, as large as its width and room allow. */
export function head(input: LayoutInput, options: HeadOptions): Part & { size: number } {
  const { style, width, room, inks, max = 26, lines = 7, align } = options
  const set = (most: number) =>
    words({
      role: 'headline',
      text: options.text ?? input.brief.headline,
      style,
      width,
      room,
      size: input.unit * max,
      lines: most,
      leading: options.leading ?? 1.02,
      colour: inks.ink,
      ground: inks.ground,
      align,
    })
  const first = set(lines)
  const { length } = first.lines
  // A single short word between long lines leaves a hole: one line fewer, set a little smaller, closes it.
  const fewer = length > 1 ? set(length - 1) : first
  const least = hasHole(first.lines) ? SMALLER : ALIKE
  return fewer.size > first.size * least ? fewer : first
}

const SMALLER = 0.7
/** Fewer lines read better if they cost this little size. */
const ALIKE = 0.9
const HOLE = 0.42

const hasHole = (lines: { width: number }[]): boolean => {
  const widest = Math.max(...lines.map(({ width }) => width))
  return lines.length > 1 && lines.some(({ width }) => width < widest * HOLE)
}
