import { inset, rect } from '../../geometry.ts'
import { isTall, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { factsIn } from './facts.ts'
import { head } from './head.ts'
import { fill, ornament } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { rule } from './words.ts'

const rowsIn = ({ brief }: LayoutInput): number =>
  factsIn(brief.perks, brief.language).filter(({ kind }) => kind === 'row').length

/** A card of dishes, hours, or terms: each with its figure, inside a broad border. */
export const menu = poster({
  name: 'menu',
  suits: (input) => (rowsIn(input) > 2 ? 22 : 0),
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const inks = inksOn(palette.ground, palette)
    const border = unit * 2.2
    const box = inset(safe, 0, unit * 1.6)
    // The lower border is broader, as on a mounted print.
    const sheet = rect(border, border, width - border * 2, height - border - unit * 4.6)
    const { layers } = column({
      box,
      stand: isTall(input) ? 'center' : 'apart',
      air: unit * 3,
      least: 0.16,
      before: (scale) => eyebrow(input, { width: box.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'soft'),
          width: box.width,
          room,
          inks,
          max: 11,
          lines: 3,
          leading: 1.04,
        }),
      after: (scale) => [
        rule(box.width, unit * 0.3, inks.ink, 0),
        ...details(input, { width: box.width, scale: scale * 1.3, inks, kind: 'block' }),
      ],
    })
    return {
      backdrop: plain(inks.accent),
      layers: [
        fill(sheet, palette.ground),
        ornament(sheet, (ctx) => {
          ctx.strokeStyle = inks.accent
          ctx.lineWidth = Math.max(1, unit * 0.16)
          const inner = inset(sheet, unit * 0.8, unit * 0.8)
          ctx.strokeRect(inner.x, inner.y, inner.width, inner.height)
        }),
        ...layers,
      ],
    }
  },
})
