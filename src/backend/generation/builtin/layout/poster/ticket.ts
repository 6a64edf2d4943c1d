import { rect, split } from '../../geometry.ts'
import { shade } from '../../palette/color.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { block, column } from './column.ts'
import { closing, explained, eyebrow } from './copy.ts'
import { eventWords } from './event-words.ts'
import { findDate } from './find-date.ts'
import { head } from './head.ts'
import { plane } from './plane.ts'
import { inksOn, poster, speak } from './poster.ts'

/** A ticket with notches and a stub to tear off: for what one goes to. */
export const ticket = poster({
  name: 'ticket',
  suits: (input) => {
    if (eventWords.test(wordsOf(input))) return 4
    return findDate(input.brief) ? 1.6 : 0
  },
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const wide = isWide(input)
    const paper = palette.isDark ? palette.ink : shade(palette.ground, { l: 0.06, c: -0.02 })
    const table = palette.isDark ? palette.ground : palette.accent
    const inks = inksOn(paper, palette)
    const stubInks = inksOn(palette.isDark ? palette.accent : palette.ink, palette)
    const pad = unit * 5
    const [body, stub] = split(safe, wide ? 'x' : 'y', wide ? 0.62 : 0.68)
    const inner = rect(body.x + pad, body.y + pad, body.width - pad * 2, body.height - pad * 2)
    const foot = rect(
      stub.x + pad * 0.8,
      stub.y + pad * 0.8,
      stub.width - pad * 1.6,
      stub.height - pad * 1.6,
    )
    const main = column({
      box: inner,
      stand: 'apart',
      air: unit * 3,
      before: (scale) => eyebrow(input, { width: inner.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'loud'),
          width: inner.width,
          room: room * 0.94,
          inks,
          max: 19,
          leading: 1.06,
        }),
      after: (scale) => explained(input, { width: inner.width, scale, inks }),
    })
    const rest = block(foot, (scale) =>
      closing(input, {
        width: foot.width,
        scale,
        inks: stubInks,
        kind: 'block',
        dealSize: wide ? 11 : 13,
      }),
    )
    return {
      backdrop: {
        name: 'stripes',
        paint: (ctx, size) => {
          ctx.fillStyle = table
          ctx.fillRect(0, 0, size.width, size.height)
          const step = Math.sqrt(size.width * size.height) / 14
          ctx.fillStyle = shade(table, { l: palette.isDark ? 0.035 : -0.035 })
          for (let x = -size.height; x < size.width; x += step * 2) {
            ctx.beginPath()
            ctx.moveTo(x, size.height)
            ctx.lineTo(x + size.height, 0)
            ctx.lineTo(x + size.height + step, 0)
            ctx.lineTo(x + step, size.height)
            ctx.fill()
          }
        },
      },
      layers: [
        plane(rect(0, 0, width, height), (ctx) => {
          const notch = unit * 3
          const [x, y, right, floor] = [safe.x, safe.y, safe.x + safe.width, safe.y + safe.height]
          const at = wide ? stub.x : stub.y
          ctx.beginPath()
          if (wide) {
            ctx.moveTo(x, y)
            ctx.arc(at, y, notch, Math.PI, 0, true)
            ctx.lineTo(right, y)
            ctx.lineTo(right, floor)
            ctx.arc(at, floor, notch, 0, Math.PI, true)
            ctx.lineTo(x, floor)
          } else {
            ctx.moveTo(x, y)
            ctx.lineTo(right, y)
            ctx.arc(right, at, notch, -Math.PI / 2, Math.PI / 2, true)
            ctx.lineTo(right, floor)
            ctx.lineTo(x, floor)
            ctx.arc(x, at, notch, Math.PI / 2, -Math.PI / 2, true)
          }
          ctx.closePath()
          ctx.save()
          ctx.shadowColor = 'rgba(0, 0, 0, 0.28)'
          ctx.shadowBlur = unit * 3
          ctx.shadowOffsetY = unit * 1
          ctx.fillStyle = paper
          ctx.fill()
          ctx.restore()
          ctx.clip()
          ctx.fillStyle = stubInks.ground
          ctx.fillRect(stub.x, stub.y, stub.width + 1, stub.height + 1)
          ctx.strokeStyle = paper
          ctx.lineWidth = unit * 0.4
          ctx.setLineDash([unit * 1.1, unit * 1.1])
          ctx.beginPath()
          ctx.moveTo(wide ? at : x + notch, wide ? y + notch : at)
          ctx.lineTo(wide ? at : right - notch, wide ? floor - notch : at)
          ctx.stroke()
        }),
        ...main.layers,
        ...rest,
      ],
    }
  },
})

const wordsOf = ({ brief }: LayoutInput): string =>
  `${brief.headline} ${brief.subline ?? ''} ${brief.cta}`
