import type { Rect } from '../../geometry.ts'
import { shade } from '../../palette/color.ts'
import type { Layer } from '../../scene.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { areas } from './areas.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'

/** A magazine page: a soft serif, generous space, and a still life of plain shapes. */
export const editorial = poster({
  name: 'editorial',
  suits: ({ brief }) =>
    brief.moods.some((mood) => mood === 'warm' || mood === 'calm' || mood === 'nature') ? 2 : 1,
  compose(input) {
    const { unit, palette, random } = input
    const inks = inksOn(palette.ground, palette)
    const { copy, art } = areas(input, random.fork('place').pick(['top', 'bottom']), 4.5)
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
          max: 13,
          leading: 1.04,
        }),
      after: (scale) => details(input, { width: copy.width, scale, inks }),
    })
    return { backdrop: plain(palette.ground), layers: [stillLife(input, art), ...layers] }
  },
})

/** A sun above arches, as if cut from colored card. */
function stillLife({ palette, random, unit }: LayoutInput, box: Rect): Layer {
  const chance = random.fork('forms')
  const short = Math.min(box.width, box.height)
  const sun = {
    x: box.x + box.width * chance.between(0.28, 0.72),
    r: short * chance.between(0.24, 0.32),
  }
  const arches = chance.integer(3, 4)
  const colours = [
    palette.accent,
    palette.spark,
    shade(palette.groundAlt, { l: palette.isDark ? 0.14 : -0.06 }),
  ]
  return plane(box, (ctx) => {
    ctx.fillStyle = palette.groundAlt
    ctx.fillRect(box.x, box.y, box.width, box.height)
    const step = box.width / arches
    // A sun in the color of the arch in front of it would look like a head on shoulders.
    const before = colours.filter((_, at) => {
      const places = Array.from({ length: arches }, (_each, index) => index)
      return places.some(
        (index) =>
          (index * 2) % colours.length === at &&
          box.x + index * step < sun.x + sun.r &&
          box.x + (index + 1) * step > sun.x - sun.r,
      )
    })
    const light = [palette.spark, palette.accent, palette.ink].find((one) => !before.includes(one))
    disc(ctx, sun.x, box.y + box.height * 0.42, sun.r, light ?? palette.spark)
    for (let index = 0; index < arches; index += 1) {
      const wide = step * 0.86
      const x = box.x + index * step + (step - wide) / 2
      const tall = Math.min(box.height * (0.3 + ((index * 37) % 50) / 100), box.height * 0.8)
      const top = box.y + box.height - tall
      const radius = Math.min(wide / 2, tall)
      ctx.fillStyle = colours[(index * 2) % colours.length] ?? palette.accent
      ctx.beginPath()
      ctx.roundRect(x, top, wide, tall + radius, [radius, radius, 0, 0])
      ctx.fill()
      ctx.fillStyle = palette.ground
      const door = wide * 0.42
      ctx.beginPath()
      ctx.roundRect(x + (wide - door) / 2, top + radius * 0.9, door, tall + unit * 4, [
        door / 2,
        door / 2,
        0,
        0,
      ])
      if (index % 2 === 1) ctx.fill()
    }
  })
}
