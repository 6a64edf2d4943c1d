import { inset, rect } from '../../geometry.ts'
import { verticalGradient } from '../../paint/soft-light.ts'
import { fromHex, readable, shade } from '../../palette/color.ts'
import { isWide } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { ornament } from './plane.ts'
import { inksOn, poster, speak } from './poster.ts'

/** Chroma from which an accent is a distinct color that a button may be filled with. */
const COLOURED = 0.06

/** Centered, quiet, with a fine double line around it: an invitation on good paper. */
export const elegant = poster({
  name: 'elegant',
  suits: (input) => {
    const { moods } = input.brief
    // Fine lines and space need height: in a low frame they would leave the words small.
    const room = isWide(input) ? 0.25 : 1
    if (moods.some((mood) => mood === 'luxury' || mood === 'calm')) return 3 * room
    return (moods.includes('energetic') || moods.includes('playful') ? 0.2 : 0.9) * room
  },
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const inks = inksOn(palette.ground, palette)
    const narrow = isWide(input) ? safe.width * 0.14 : safe.width * 0.035
    const box = inset(safe, narrow, isWide(input) ? unit * 1.5 : unit * 3.5)
    const { layers } = column({
      box,
      stand: 'center',
      air: unit * (isWide(input) ? 2.8 : 4.4),
      least: 0.3,
      before: (scale) =>
        eyebrow(input, { width: box.width, scale: scale * 0.92, inks, align: 'center' }),
      head: (room) =>
        head(input, {
          style: speak(input, 'serif'),
          width: box.width,
          room,
          inks,
          max: 12.5,
          leading: 1.12,
          align: 'center',
        }),
      after: (scale) => [
        mark(box.width, unit, inks.accent),
        ...details(input, {
          width: box.width,
          scale: scale * 0.94,
          inks,
          align: 'center',
          kind: fromHex(inks.accent).c > COLOURED ? 'block' : 'outline',
          dealSize: 7,
        }),
      ],
    })
    const edge = unit * 3
    const frame = rect(edge, edge, width - edge * 2, height - edge * 2 - unit * 1.4)
    return {
      backdrop: {
        name: 'silk',
        paint: (ctx, size) =>
          verticalGradient(ctx, size.width, size.height, [
            [
              0,
              readable(shade(palette.ground, { l: palette.isDark ? 0.025 : 0.012 }), inks.ink, 5),
            ],
            [
              1,
              readable(shade(palette.ground, { l: palette.isDark ? -0.02 : -0.02 }), inks.ink, 5),
            ],
          ]),
      },
      layers: [
        ornament(rect(0, 0, width, height), (ctx) => {
          ctx.strokeStyle = inks.accent
          ctx.lineWidth = Math.max(1, unit * 0.14)
          ctx.strokeRect(frame.x, frame.y, frame.width, frame.height)
          const inner = inset(frame, unit * 0.8)
          ctx.lineWidth = Math.max(1, unit * 0.08)
          ctx.strokeRect(inner.x, inner.y, inner.width, inner.height)
        }),
        ...layers,
      ],
    }
  },
})

/** A lozenge between two fine lines. */
const mark = (width: number, unit: number, colour: string) => ({
  height: unit * 1.4,
  gap: 0,
  place: (x: number, y: number) => [
    ornament(rect(x + width / 2 - unit * 9, y, unit * 18, unit * 1.4), (ctx) => {
      const [middle, across] = [y + unit * 0.7, x + width / 2]
      ctx.fillStyle = colour
      ctx.fillRect(across - unit * 9, middle - unit * 0.06, unit * 7, unit * 0.12)
      ctx.fillRect(across + unit * 2, middle - unit * 0.06, unit * 7, unit * 0.12)
      ctx.beginPath()
      ctx.moveTo(across, middle - unit * 0.7)
      ctx.lineTo(across + unit * 0.7, middle)
      ctx.lineTo(across, middle + unit * 0.7)
      ctx.lineTo(across - unit * 0.7, middle)
      ctx.fill()
    }),
  ],
})
