import { rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { closing, eyebrow } from './copy.ts'
import { factsOf } from './deal.ts'
import { head } from './head.ts'
import { ornament, plane } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'
import { type Part, words } from './words.ts'

/** A slip of till paper: for menus and lists with a price at their foot. */
export const receipt = poster({
  name: 'receipt',
  suits: (input) => {
    const { price } = input.brief
    const facts = factsOf(input).length
    if (price) return facts > 0 ? 3 : 0.9
    return facts > 2 ? 1.8 : 0
  },
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const table =
      palette.isDark || palette.ground !== '#ffffff' ? palette.ground : palette.groundAlt
    const inks = inksOn('#fdfcf8', { ...palette, ink: '#16161a', ground: '#fdfcf8' })
    const mono = speak(input, 'mono')
    const across = isWide(input) ? safe.width * 0.66 : safe.width * 0.9
    const slip = rect(safe.x + (safe.width - across) / 2, safe.y, across, safe.height)
    const pad = unit * 5
    const box = rect(
      slip.x + pad,
      slip.y + unit * 5,
      slip.width - pad * 2,
      slip.height - unit * 10.5,
    )
    const text = (content: string, role: 'subline' | 'chip', scale: number): Part =>
      words({
        role,
        text: content,
        style: { ...mono, weight: role === 'chip' ? 700 : 400 },
        width: box.width,
        size: unit * 3.1 * scale,
        lines: 4,
        leading: 1.4,
        colour: inks.ink,
        ground: inks.ground,
        gap: unit * 1.8 * scale,
      })
    const { layers } = column({
      box,
      stand: 'middle',
      air: unit * 2.8,
      least: 0.24,
      before: (scale) => [
        ...eyebrow(input, { width: box.width, scale, inks, align: 'center' }),
        dashes(box.width, unit, inks.ink, unit * 2.2),
      ],
      head: (room) =>
        head(input, {
          text: upper(input.brief.headline, input),
          style: mono,
          width: box.width,
          room,
          inks,
          max: 9.5,
          leading: 1.14,
          align: 'center',
        }),
      after: (scale) => [
        dashes(box.width, unit, inks.ink, 0),
        ...(input.brief.subline ? [text(input.brief.subline, 'subline', scale)] : []),
        ...factsOf(input).map((fact) => text(`+ ${fact}`, 'chip', scale)),
        dashes(box.width, unit, inks.ink, unit * 2.4 * scale),
        ...closing(input, { width: box.width, scale, inks, kind: 'block', dealSize: 10 }).map(
          (part, at) => (at === 0 ? { ...part, gap: unit * 2.6 * scale } : part),
        ),
        bars(box.width, unit * 5.4 * scale, inks.ink, unit * 3 * scale, input),
      ],
    })
    return {
      backdrop: plain(table),
      layers: [
        plane(rect(0, 0, width, height), (ctx) => {
          const teeth = Math.round(slip.width / (unit * 2.2))
          const step = slip.width / teeth
          ctx.save()
          ctx.shadowColor = 'rgba(0, 0, 0, 0.3)'
          ctx.shadowBlur = unit * 3.4
          ctx.shadowOffsetY = unit * 1.2
          ctx.fillStyle = inks.ground
          ctx.beginPath()
          for (let tooth = 0; tooth <= teeth; tooth += 1)
            ctx.lineTo(slip.x + tooth * step, slip.y + (tooth % 2 ? unit * 1.2 : 0))
          for (let tooth = teeth; tooth >= 0; tooth -= 1)
            ctx.lineTo(slip.x + tooth * step, slip.y + slip.height - (tooth % 2 ? unit * 1.2 : 0))
          ctx.fill()
          ctx.restore()
          const fall = ctx.createLinearGradient(slip.x, 0, slip.x + slip.width, 0)
          fall.addColorStop(0, 'rgba(0, 0, 0, 0.05)')
          fall.addColorStop(0.12, 'rgba(0, 0, 0, 0)')
          fall.addColorStop(1, 'rgba(0, 0, 0, 0.035)')
          ctx.fillStyle = fall
          ctx.fillRect(slip.x, slip.y + unit * 1.2, slip.width, slip.height - unit * 2.4)
        }),
        ...layers,
      ],
    }
  },
})

const dashes = (width: number, unit: number, colour: string, gap: number): Part => ({
  height: unit * 0.3,
  gap,
  place: (x, y): Layer[] => [
    ornament(rect(x, y, width, unit * 0.3), (ctx) => {
      ctx.strokeStyle = colour
      ctx.lineWidth = unit * 0.26
      ctx.setLineDash([unit * 1.1, unit * 0.8])
      ctx.beginPath()
      ctx.moveTo(x, y + unit * 0.15)
      ctx.lineTo(x + width, y + unit * 0.15)
      ctx.stroke()
    }),
  ],
})

/** Bars of a till, an ornament without a number. */
const bars = (
  width: number,
  height: number,
  colour: string,
  gap: number,
  { random }: LayoutInput,
): Part => {
  const chance = random.fork('bars')
  const strokes = Array.from(
    { length: 64 },
    () => [chance.pick([1, 1, 2, 3]), chance.pick([1, 1, 2])] as const,
  )
  const whole = strokes.reduce((sum, [ink, free]) => sum + ink + free, 0)
  return {
    height,
    gap,
    place: (x, y): Layer[] => [
      ornament(rect(x, y, width, height), (ctx) => {
        ctx.fillStyle = colour
        let at = x
        for (const [ink, free] of strokes) {
          ctx.fillRect(at, y, (ink / whole) * width, height)
          at += ((ink + free) / whole) * width
        }
      }),
    ],
  }
}
