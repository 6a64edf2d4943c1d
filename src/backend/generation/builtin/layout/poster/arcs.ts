import type { rect } from '../../geometry.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { areas } from './areas.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'

/** Rings in the palette's colors that rise or set at the frame's edge, with condensed type below. */
export const arcs = poster({
  name: 'arcs',
  suits: ({ brief }) =>
    brief.moods.some((mood) => mood === 'warm' || mood === 'energetic') ||
    brief.occasions.includes('summer')
      ? 2
      : 1,
  compose(input) {
    const { unit, palette, random } = input
    const inks = inksOn(palette.ground, palette)
    const { copy, art, side } = areas(input, random.fork('place').pick(['top', 'bottom']), 5)
    const { layers } = column({
      box: copy,
      stand: 'center',
      air: unit * 3.2,
      least: isWide(input) ? 0.28 : 0.4,
      before: (scale) => eyebrow(input, { width: copy.width, scale, inks }),
      head: (room) =>
        head(input, {
          text: upper(input.brief.headline, input),
          style: speak(input, 'loud'),
          width: copy.width,
          room,
          inks,
          max: 19,
          leading: 1.1,
        }),
      after: (scale) => details(input, { width: copy.width, scale, inks }),
    })
    return { backdrop: plain(palette.ground), layers: [rings(input, art, side), ...layers] }
  },
})

function rings(input: LayoutInput, box: ReturnType<typeof rect>, side: 'right' | 'top' | 'bottom') {
  const { palette, random, width } = input
  const colours = [
    palette.accent,
    palette.spark,
    palette.groundAlt,
    palette.accent,
    palette.spark,
    palette.ink,
  ]
  const across = random.fork('rings').pick([0.5, 0.5, 0.2, 0.8])
  const reach = isWide(input) ? Math.min(box.width * 0.96, box.height * 0.62) : box.height * 0.96
  const x = side === 'right' ? width : width * across
  const y = { right: box.height * 0.5, top: 0, bottom: box.y + box.height }[side]
  return plane(box, (ctx) => {
    for (const [index, colour] of colours.entries())
      disc(ctx, x, y, reach * (1 - index / (colours.length + 0.4)), colour)
  })
}
