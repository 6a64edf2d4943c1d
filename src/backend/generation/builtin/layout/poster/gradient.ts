import { grow, type Rect, rect } from '../../geometry.ts'
import { glow } from '../../paint/soft-light.ts'
import { askedColours } from '../../palette/asked-colours.ts'
import { fromHex, readable, shade, toHex, withAlpha } from '../../palette/color.ts'
import type { Palette } from '../../palette/palette.ts'
import { isBlend } from '../../palette/spoken-colours.ts'
import type { Backdrop, Layer } from '../../scene.ts'
import type { LayoutInput } from '../layout.ts'
import { askedLook } from './asked-look.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { plane } from './plane.ts'
import { inksOn, poster, speak } from './poster.ts'

/** A gradient from one color to the other, from corner to corner. */
const blend = ({ ground, groundAlt }: Palette): Backdrop => ({
  name: 'blend',
  paint: (ctx, { width, height }) => {
    const way = ctx.createLinearGradient(0, 0, width * 0.4, height)
    way.addColorStop(0.05, ground)
    way.addColorStop(0.95, groundAlt)
    ctx.fillStyle = way
    ctx.fillRect(0, 0, width, height)
  },
})

/** Three lights in hues near the ground's, within what the palette allows. */
function lightsOf({ brief, palette, random }: LayoutInput): Light[] {
  const chance = random.fork('light')
  // Light stays near the ground's hue and away from the ink, or the words would be illegible.
  const step = palette.isDark ? 0.1 : -0.03
  // Deep yellows and browns turn olive in neighboring hues, so they vary less.
  const { l: lightness, h: hue, c: chroma } = fromHex(palette.ground)
  const isDeepYellow = palette.isDark && chroma < 0.09 && hue > 20 && hue < 120
  const isDim = palette.isDark && chroma < 0.05
  const isBright = lightness > 0.62 && chroma > 0.1
  // If colors were requested, no others drift in.
  const near = isDeepYellow || isBright || isDim ? 0.35 : 1
  const isAsked = askedColours(brief).length > 0
  const reach = isAsked ? 0.15 : near
  const strength = isAsked ? Math.min(0.4, chroma * 8) : 1
  const [, second] = askedColours(brief)
  const other = readable(palette.groundAlt, palette.ink, 5.4)
  // A neutral ground has no neighboring hues: it takes the button's light.
  const isNeutral = isDim && !isAsked
  const lit = toHex({ l: lightness + 0.05, c: 0.05, h: fromHex(palette.accent).h })
  const source = isNeutral ? lit : palette.ground
  // Orange darkened on its way to yellow turns olive, so it only shifts toward red.
  const isWarm = chroma > 0.1 && hue > 25 && hue < 125
  const light = (h: number, c: number, l: number) =>
    readable(
      shade(source, { l, c: c * strength, h: (isWarm && h > 0 ? -h * 0.3 : h) * reach }),
      palette.ink,
      5.4,
    )
  return [
    {
      x: chance.between(0.7, 1.05),
      y: chance.between(0.2, 0.55),
      r: 0.75,
      colour: second ? other : light(28, 0.06, step),
    },
    {
      x: chance.between(-0.05, 0.3),
      y: chance.between(0.62, 0.95),
      r: 0.7,
      colour: light(-34, 0.07, step),
    },
    {
      x: chance.between(0.2, 0.7),
      y: chance.between(-0.05, 0.2),
      r: 0.6,
      colour: light(52, 0.05, step),
    },
  ]
}

interface Light {
  x: number
  y: number
  r: number
  colour: string
}

const MUD = { from: 45, to: 125, c: 0.012 }

function isMud({ ground, isDark }: Palette): boolean {
  const { c, h } = fromHex(ground)
  return isDark && c > MUD.c && h > MUD.from && h < MUD.to
}

/** As a share of the frame's height: with this much free above the words, the light alone would look empty. */
const EMPTY = 0.24
/** In units: what is above the headline stays legible. */
const OVER = 9

/** With few words, the light has nothing to fall on: a disc that fades at its foot like a sun goes above them. */
function orb(input: LayoutInput, words: Rect): Layer[] {
  const { brief, safe, art, unit, width, height, palette } = input
  const top = Math.max(safe.y, art.y) + (brief.eyebrow ? unit * OVER : 0)
  const free = words.y - unit * 4 - top
  if (free < height * EMPTY || askedLook(brief).place === 'top') return []
  const radius = Math.min(free * 0.46, width * 0.3)
  const { l, c } = fromHex(palette.accent)
  // A sun is never black, whatever the button's color.
  const light = l < 0.5 && c < 0.05 ? '#ffffff' : palette.accent
  const box = rect(
    safe.x + safe.width - radius * 2,
    top + (free - radius * 2) / 2,
    radius * 2,
    radius * 2,
  )
  return [
    plane(grow(box, radius * 0.2), (ctx) => {
      const fall = ctx.createLinearGradient(box.x, box.y, box.x + radius * 0.5, box.y + radius * 2)
      fall.addColorStop(0, light)
      fall.addColorStop(1, withAlpha(light, 0))
      ctx.globalAlpha = 0.85
      ctx.fillStyle = fall
      ctx.beginPath()
      ctx.arc(box.x + radius, box.y + radius, radius, 0, Math.PI * 2)
      ctx.fill()
    }),
  ]
}

/** Colored light that drifts over the ground, with light, tightly set type. */
export const gradient = poster({
  name: 'aura',
  suits: ({ brief, palette }) => {
    if (isBlend(brief.dropped)) return 60
    const { l, c } = fromHex(palette.ground)
    // Light in other colors makes white look dirty, and deep yellow muddy.
    if ((l > 0.93 && c < 0.02) || isMud(palette)) return 0.2
    return brief.moods.some((mood) => mood === 'tech' || mood === 'calm') ? 2.4 : 1
  },
  compose(input) {
    const { brief, safe, unit, palette } = input
    const inks = inksOn(palette.ground, palette)
    const lights = lightsOf(input)
    const words = column({
      box: safe,
      stand: askedLook(brief).place === 'top' ? 'apart' : 'hung',
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
    const layers = [...orb(input, words.head), ...words.layers]
    if (isBlend(brief.dropped)) return { backdrop: blend(palette), layers }
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
