import { glow } from '../../paint/soft-light.ts'
import { shade } from '../../palette/color.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { inksOn, poster, speak } from './poster.ts'

/** Coloured light that drifts over the ground, and light, close-set type on it. */
export const gradient = poster({
  name: 'aura',
  suits: ({ brief }) => (brief.moods.some((mood) => mood === 'tech' || mood === 'calm') ? 2.4 : 1),
  compose(input) {
    const { safe, unit, palette, random } = input
    const inks = inksOn(palette.ground, palette)
    const chance = random.fork('light')
    // Light keeps to the brightness of its ground, or the words would not read on it.
    const step = palette.isDark ? 0.12 : -0.05
    const lights = [
      {
        x: chance.between(0.7, 1.05),
        y: chance.between(0.3, 0.62),
        r: 0.75,
        colour: shade(palette.ground, { l: step, c: 0.07, h: 40 }),
      },
      {
        x: chance.between(-0.05, 0.3),
        y: chance.between(0.62, 0.95),
        r: 0.7,
        colour: shade(palette.ground, { l: step, c: 0.08, h: -50 }),
      },
      {
        x: chance.between(0.2, 0.7),
        y: chance.between(-0.05, 0.2),
        r: 0.6,
        colour: shade(palette.ground, { l: step * 0.6, c: 0.05, h: 85 }),
      },
    ]
    const { layers } = column({
      box: safe,
      stand: 'hung',
      air: unit * 3.4,
      before: (scale) => eyebrow(input, { width: safe.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: {
            ...speak(input, 'grotesk'),
            weight: Math.min(640, speak(input, 'grotesk').weight),
          },
          width: safe.width,
          room: room * 0.8,
          inks,
          max: 15,
          leading: 1.04,
        }),
      after: (scale) => details(input, { width: safe.width, scale, inks }),
    })
    return {
      backdrop: {
        name: 'aura',
        paint: (ctx, { width, height }) => {
          ctx.fillStyle = palette.ground
          ctx.fillRect(0, 0, width, height)
          const long = Math.max(width, height)
          for (const { x, y, r, colour } of lights)
            glow(ctx, x * width, y * height, r * long, colour, 0.95)
        },
      },
      layers,
    }
  },
})
