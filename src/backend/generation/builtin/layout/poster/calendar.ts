import { roundedPath } from '../../canvas.ts'
import { rect } from '../../geometry.ts'
import { isWide } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { figures } from './deal.ts'
import { findDate } from './find-date.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'
import { swiss } from './swiss.ts'
import { words } from './words.ts'

/** The day as a leaf of a tear-off calendar: only for words that name one. */
export const calendar = poster({
  name: 'calendar',
  suits: ({ brief }) => (findDate(brief) ? 5 : 0),
  compose(input) {
    const { safe, unit, palette, width, height, brief } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const leaf = inksOn(palette.isDark ? palette.ink : '#ffffff', palette)
    const band = inksOn(palette.accent, palette)
    const date = findDate(brief)
    if (!date) return swiss.compose(input)
    const edge = wide
      ? Math.min(safe.height * 0.92, safe.width * 0.4)
      : Math.min(safe.width * 0.62, safe.height * 0.4)
    const sheet = wide
      ? rect(safe.x + safe.width - edge, safe.y + (safe.height - edge) / 2, edge, edge)
      : rect(safe.x, safe.y + unit * 2, edge, edge)
    const copy = wide
      ? rect(safe.x, safe.y, safe.width - edge - unit * 6, safe.height)
      : rect(
          safe.x,
          sheet.y + edge + unit * 5,
          safe.width,
          safe.y + safe.height - sheet.y - edge - unit * 5,
        )
    const head1 = edge * 0.25
    const month = words({
      role: 'eyebrow',
      text: upper(date.month, input),
      style: { ...speak(input, 'text'), weight: 760 },
      width: edge * 0.84,
      size: head1 * 0.5,
      lines: 1,
      colour: band.ink,
      ground: band.ground,
      align: 'center',
    })
    const day = words({
      role: 'price',
      text: String(date.day),
      style: figures(input),
      width: edge * 0.86,
      room: (edge - head1) * 0.72,
      size: edge,
      lines: 1,
      colour: leaf.ink,
      ground: leaf.ground,
      align: 'center',
    })
    const { layers } = column({
      box: copy,
      stand: wide ? 'center' : 'apart',
      air: unit * 2.4,
      least: 0.3,
      before: (scale) => eyebrow(input, { width: copy.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: copy.width,
          room,
          inks,
          max: 12,
          leading: 1.02,
        }),
      after: (scale) => details(input, { width: copy.width, scale, inks }),
    })
    return {
      backdrop: plain(palette.ground),
      layers: [
        plane(rect(0, 0, width, height), (ctx) => {
          disc(
            ctx,
            sheet.x + edge * (wide ? 0.5 : 0.86),
            sheet.y + edge * 0.5,
            edge * (wide ? 0.78 : 0.9),
            palette.groundAlt,
          )
          ctx.save()
          ctx.shadowColor = 'rgba(0, 0, 0, 0.22)'
          ctx.shadowBlur = edge * 0.06
          ctx.shadowOffsetY = edge * 0.03
          ctx.fillStyle = leaf.ground
          roundedPath(ctx, sheet, edge * 0.045)
          ctx.fill()
          ctx.restore()
          ctx.clip()
          ctx.fillStyle = band.ground
          ctx.fillRect(sheet.x, sheet.y, edge, head1)
          for (const share of [0.25, 0.75])
            disc(ctx, sheet.x + edge * share, sheet.y + edge * 0.05, edge * 0.025, leaf.ground)
        }),
        ...month.place(sheet.x + edge * 0.08, sheet.y + edge * 0.03 + (head1 - month.height) / 2),
        ...day.place(sheet.x + edge * 0.07, sheet.y + head1 + (edge - head1 - day.height) / 2),
        ...layers,
      ],
    }
  },
})
