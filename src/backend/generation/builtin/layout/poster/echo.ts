import { rect } from '../../geometry.ts'
import { shade, withAlpha } from '../../palette/color.ts'
import { drawRuns } from '../../type/draw-text.ts'
import { measure } from '../../type/measure.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { plane } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'

const SHORT = 26

/** The headline once in full, then repeated as an outline that runs off the page. */
export const echo = poster({
  name: 'echo',
  suits: ({ brief }) =>
    (brief.headline.length <= SHORT ? 1.5 : 0) * (brief.moods.includes('luxury') ? 0.4 : 1),
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const box = wide
      ? rect(safe.x, safe.y, safe.width * 0.56, safe.height)
      : rect(safe.x, safe.y + safe.height * 0.3, safe.width, safe.height * 0.7)
    const { layers } = column({
      box,
      stand: wide ? 'center' : 'end',
      air: unit * 2.8,
      least: 0.34,
      before: (scale) => eyebrow(input, { width: box.width, scale, inks }),
      head: (room) =>
        head(input, {
          text: upper(input.brief.headline, input),
          style: speak(input, 'loud'),
          width: box.width,
          room,
          inks,
          max: 22,
          leading: 1.08,
        }),
      after: (scale) => details(input, { width: box.width, scale, inks, kind: 'block' }),
    })
    const top = Math.min(...layers.map(({ bounds, text }) => text?.ink.y ?? bounds.y))
    const place = wide
      ? rect(safe.x + safe.width * 0.6, 0, width - safe.x - safe.width * 0.6, height)
      : rect(0, 0, width, top - unit * 4)
    return { backdrop: plain(palette.ground), layers: [outlines(input, place), ...layers] }
  },
})

function outlines(input: LayoutInput, box: ReturnType<typeof rect>) {
  const { palette, unit } = input
  const style = speak(input, 'loud')
  const text = `${upper(input.brief.headline, input)}  `
  const size = unit * (isWide(input) ? 13 : 12)
  const { width, ascent, descent } = measure(text, style)
  const step = size * (ascent + Math.max(0.06, descent) + 0.14)
  const rows = Math.ceil(box.height / step) + 1
  return plane(box, (ctx) => {
    ctx.fillStyle = palette.groundAlt
    ctx.fillRect(box.x, box.y, box.width, box.height)
    ctx.lineJoin = 'round'
    ctx.lineWidth = Math.max(1, unit * 0.2)
    ctx.strokeStyle = withAlpha(shade(palette.accent, {}), 1)
    for (let row = 0; row < rows; row += 1) {
      const y = box.y + box.height - row * step - size * 0.16
      const shift = ((row * 0.37) % 1) * width * size
      for (let x = box.x - shift; x < box.x + box.width; x += width * size)
        drawRuns(ctx, text, { style, size }, (run, along) => ctx.strokeText(run, x + along, y))
    }
  })
}
