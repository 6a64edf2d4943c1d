import type { Ctx } from '../../canvas.ts'
import { type Rect, rect } from '../../geometry.ts'
import { fromHex, shade } from '../../palette/color.ts'
import type { Palette } from '../../palette/palette.ts'
import type { Layer } from '../../scene.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { areas } from './areas.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'

/** Sheets of colored paper, cut by hand and laid on top of one another. */
export const cutPaper = poster({
  name: 'cut-paper',
  suits: ({ brief }) =>
    brief.moods.some((mood) => mood === 'playful' || mood === 'nature' || mood === 'warm') ||
    brief.occasions.length > 0
      ? 1.9
      : 0.9,
  compose(input) {
    const { unit, palette } = input
    const inks = inksOn(palette.ground, palette)
    const { copy, art } = areas(input, 'bottom', 6)
    const { layers } = column({
      box: copy,
      stand: 'center',
      air: unit * 3.2,
      least: isWide(input) ? 0.28 : 0.38,
      before: (scale) => eyebrow(input, { width: copy.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'soft'),
          width: copy.width,
          room,
          inks,
          max: 14,
          leading: 1.03,
        }),
      after: (scale) => details(input, { width: copy.width, scale, inks }),
    })
    return { backdrop: plain(palette.ground), layers: [...sheets(input, art), ...layers] }
  },
})

const LIGHT_MIN = 0.42

/** On a light ground the ink is dark, and a sun must not be black. */
const sunOf = ({ ink, accent, spark }: Palette): string =>
  [ink, accent, spark].find((colour) => fromHex(colour).l >= LIGHT_MIN) ?? ink

/** Waves one in front of the other, each with its shadow on the sheet behind. */
function sheets(input: LayoutInput, box: Rect): Layer[] {
  const { palette, random, unit, width, height } = input
  const chance = random.fork('sheets')
  const wide = isWide(input)
  const colours = [
    palette.groundAlt,
    palette.spark,
    palette.accent,
    shade(palette.accent, { l: -0.09 }),
  ]
  const long = wide ? height : width
  const deep = wide ? box.width : box.height
  const swings = colours.map(() => ({ at: chance.between(0, 6), turns: chance.between(0.8, 1.5) }))
  const sun = chance.between(0.25, 0.75)
  const beyond = unit * 8
  const sheet = (ctx: Ctx, index: number) => {
    const swing = swings[index] ?? { at: 0, turns: 1 }
    ctx.beginPath()
    for (let step = 0; step <= 48; step += 1) {
      const along = (step / 48) * (long + beyond) - beyond / 2
      const turn = (along / long) * Math.PI * 2 * swing.turns + swing.at
      const out = deep * (0.16 + index * 0.21 + Math.sin(turn) * 0.1)
      ctx.lineTo(wide ? box.x + out : along, wide ? along : box.y + out)
    }
    ctx.lineTo(width + beyond, height + beyond)
    ctx.lineTo(wide ? width + beyond : -beyond, wide ? -beyond : height + beyond)
    ctx.fill()
  }
  const [x, y] = wide ? [box.x + deep * 0.52, height * sun] : [width * sun, box.y + deep * 0.36]
  return [
    plane(
      rect(box.x - unit * 5, box.y - unit * 5, box.width + unit * 10, box.height + unit * 10),
      (ctx) => {
        ctx.shadowColor = 'rgba(0, 0, 0, 0.26)'
        ctx.shadowBlur = unit * 2.4
        for (const [index, colour] of colours.entries()) {
          ctx.fillStyle = colour
          sheet(ctx, index)
          // The sun rises from behind the second sheet.
          if (index === 0) disc(ctx, x, y, deep * 0.17, sunOf(palette))
        }
      },
    ),
  ]
}
