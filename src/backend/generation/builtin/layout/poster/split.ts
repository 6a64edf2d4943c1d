import { rect } from '../../geometry.ts'
import { contrast } from '../../palette/color.ts'
import { isTall, isWide, type LayoutInput } from '../layout.ts'
import { bulk } from './areas.ts'
import { block, column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { plane } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'

/** In letters: a one-line headline leaves its plane empty, so the other plane gets the room. */
const ONE_LINE = 16

function upperShare(input: LayoutInput): number {
  const isShort = isTall(input) && input.brief.headline.length <= ONE_LINE
  return Math.max(isShort ? 0.32 : 0.44, (isShort ? 0.46 : 0.6) - bulk(input) * 0.08)
}

/** Two planes that meet in a slanted edge: the call to action on one, the facts on the other. */
export const splitPoster = poster({
  name: 'two-planes',
  suits: ({ brief }) => (brief.subline || brief.price || brief.offer ? 1.2 : 0.4),
  compose(input) {
    const { safe, unit, palette, width, height, random } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const isSeen = contrast(palette.accent, palette.ground) >= 1.7
    const ground = isSeen || !palette.isDark ? palette.accent : palette.ink
    const lower = inksOn(ground, palette)
    const slant = (wide ? unit * 7 : unit * 6) * random.fork('slant').pick([-1, 1])
    const share = wide ? 0.54 : upperShare(input)
    const upperBox = wide
      ? rect(safe.x, safe.y, safe.width * share - unit * 7, safe.height)
      : rect(safe.x, safe.y, safe.width, safe.height * share - unit * 7)
    const start = wide
      ? safe.x + safe.width * share + unit * 7
      : safe.y + safe.height * share + unit * 7
    const lowerBox = wide
      ? rect(start, safe.y, safe.x + safe.width - start, safe.height)
      : rect(safe.x, start, safe.width, safe.y + safe.height - start)
    const first = column({
      box: upperBox,
      stand: wide ? 'center' : 'middle',
      air: unit * 3,
      before: (scale) => eyebrow(input, { width: upperBox.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: upperBox.width,
          room,
          inks,
          max: 17,
          leading: 1,
        }),
    })
    const second = block(lowerBox, (scale) =>
      details(input, {
        width: lowerBox.width,
        scale,
        inks: lower,
        facts: wide ? 'list' : 'line',
        dealSize: 12,
      }),
    )
    const at = wide ? safe.x + safe.width * share : safe.y + safe.height * share
    return {
      backdrop: plain(palette.ground),
      layers: [
        plane(rect(0, 0, width, height), (ctx) => {
          ctx.fillStyle = ground
          ctx.beginPath()
          ctx.moveTo(wide ? at + slant : 0, wide ? 0 : at + slant)
          ctx.lineTo(wide ? width : width, wide ? 0 : at - slant)
          ctx.lineTo(width, height)
          ctx.lineTo(wide ? at - slant : 0, height)
          ctx.fill()
        }),
        ...first.layers,
        ...second,
      ],
    }
  },
})
