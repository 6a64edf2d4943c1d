import { rect } from '../../geometry.ts'
import type { Composition, LayoutInput } from '../layout.ts'
import { button } from './button.ts'
import { column } from './column.ts'
import { eyebrow } from './copy.ts'
import { deal, factsOf } from './deal.ts'
import { factParts } from './fact-parts.ts'
import { head } from './head.ts'
import { plane } from './plane.ts'
import { inksOn, plain } from './poster.ts'
import { type Part, words } from './words.ts'

/** In a strip, sizes depend on the height: the mean edge is misleading for a frame eight times as wide. */
const UNITS_HIGH = 17
const SAID_LEAST = 0.46

/** Leaderboards and similar: words on the left, figures and button beside them, all in one row. */
export const strip = {
  name: 'strip',
  fitness: () => 0,
  compose(frame: LayoutInput): Composition {
    const { safe, palette, width, height } = frame
    const input = { ...frame, unit: safe.height / UNITS_HIGH }
    const { unit } = input
    const inks = inksOn(palette.ground, palette)
    const beside = inksOn(palette.groundAlt, palette)
    const act = toDo(input, beside)
    const said = act
      ? Math.max(safe.width * SAID_LEAST, safe.width - act.width - unit * 9)
      : safe.width
    const edge = safe.x + safe.width - (act?.width ?? 0) - unit * 4.5
    const small = { width: said, inks } as const
    const { layers } = column({
      box: rect(safe.x, safe.y, said, safe.height),
      stand: 'center',
      least: 0.36,
      air: unit * 1.1,
      before: (scale) => eyebrow(input, { ...small, scale: scale * 0.86 }),
      head: (room) =>
        head(input, {
          style: input.pairing.display,
          width: said,
          room: Math.min(room, safe.height * 0.62),
          inks,
          max: 9,
          lines: 2,
          leading: 1.04,
        }),
      after: (scale) => [
        ...subline(input, said, Math.min(scale, 1), inks),
        ...factParts(input, factsOf(input), {
          ...small,
          scale: Math.min(scale, 1.15) * 0.84,
          facts: 'line',
        }),
      ],
    })
    const slant = height * 0.18
    return {
      backdrop: plain(palette.ground),
      layers: [
        ...(act
          ? [
              plane(rect(0, 0, width, height), (ctx) => {
                ctx.fillStyle = palette.groundAlt
                ctx.beginPath()
                ctx.moveTo(edge + slant, 0)
                ctx.lineTo(width, 0)
                ctx.lineTo(width, height)
                ctx.lineTo(edge - slant, height)
                ctx.fill()
              }),
            ]
          : []),
        ...layers,
        ...(act?.place(safe.x + safe.width - act.width, safe.y + (safe.height - act.height) / 2) ??
          []),
      ],
    }
  },
}

type StripInks = ReturnType<typeof inksOn>

const subline = (input: LayoutInput, width: number, scale: number, inks: StripInks): Part[] =>
  input.brief.subline
    ? [
        words({
          role: 'subline',
          text: input.brief.subline,
          style: { ...input.pairing.text, weight: 520 },
          width,
          size: input.unit * 3.6 * scale,
          lines: 2,
          leading: 1.25,
          colour: inks.muted,
          ground: inks.ground,
        }),
      ]
    : []

/** Figures and button in one row; null if there are neither. */
function toDo(input: LayoutInput, inks: StripInks): (Part & { width: number }) | null {
  const { safe, unit, brief } = input
  const figures = deal(input, inks, { scale: 1, maxWidth: safe.width * 0.26, size: 9.5 })
  const call = brief.cta
    ? button(input, inks, { kind: 'pill', scale: 1, maxWidth: safe.width * 0.26 })
    : null
  const parts = [figures, call].filter((part) => part !== null)
  if (parts.length === 0) return null
  const gap = unit * 3.4
  const height = Math.max(...parts.map((part) => part.height))
  return {
    height,
    gap: 0,
    width: parts.reduce((sum, part) => sum + part.width, gap * (parts.length - 1)),
    place(x, y) {
      let left = x
      return parts.flatMap((part) => {
        const layers = part.place(left, y + (height - part.height) / 2)
        left += part.width + gap
        return layers
      })
    },
  }
}
