import { contain, grow, inset, type Rect } from '../geometry.ts'
import type { ContrastProbe } from '../legibility.ts'
import { luminance, luminanceOf, ratioOf } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import type { Logo } from './brand.ts'

/** The contrast a logo needs to be visible: WCAG requires 3:1 for graphics. */
const CONTRAST_MIN = 3
const SAMPLES = 4_000
/** The share of a logo's pixels that must stand out from its background. */
const STANDING_OUT = 0.6

/** A logo at its place, on a plate if it would not stand out there. */
export function logoLayer(given: Logo, box: Rect, probe: ContrastProbe): Layer {
  const { logo, place, plate } = logoFor(given, box, probe)
  const pad = Math.min(place.width, place.height) * 0.16
  // The plate fills the logo's place, so that it stays within the reserved space.
  const drawn = plate ? contain(logo, inset(place, pad), 0.5, 0.5) : place
  return {
    role: 'logo',
    depth: 0.8,
    bounds: grow(place, 2),
    place,
    paint: (ctx) => {
      if (plate) {
        ctx.fillStyle = plate
        ctx.beginPath()
        ctx.roundRect(place.x, place.y, place.width, place.height, pad * 0.9)
        ctx.fill()
      }
      ctx.drawImage(logo.canvas, drawn.x, drawn.y, drawn.width, drawn.height)
    },
  }
}

interface PlacedLogo {
  logo: Logo
  place: Rect
  plate: string | null
}

/** Chooses the logo for the lightness under it; the other one only if that alone needs no plate. */
function logoFor(given: Logo, box: Rect, probe: ContrastProbe): PlacedLogo {
  const { onDark } = given
  if (!onDark) return placed(given, box, probe)
  const isDark = probe(box, '#ffffff') > probe(box, '#000000')
  const [own, other] = (isDark ? [onDark, given] : [given, onDark]).map((logo) =>
    placed(logo, box, probe),
  )
  return own!.plate && !other!.plate ? other! : own!
}

function placed(logo: Logo, box: Rect, probe: ContrastProbe): PlacedLogo {
  const place = contain(logo, box, 0, 0.5)
  const lights = lightsOf(logo)
  const onGround = shareThatStandsOut(lights, (hex) => probe(place, hex))
  const plate = logo.plate ?? (onGround >= STANDING_OUT ? null : plateFor(lights))
  return { logo, place, plate }
}

/** Luminances of the logo's visible pixels. */
function lightsOf(logo: Logo): number[] {
  const { data } = logo.canvas.getContext('2d').getImageData(0, 0, logo.width, logo.height)
  const step = Math.max(1, Math.floor(data.length / 4 / SAMPLES))
  const lights: number[] = []
  for (let pixel = 0; pixel < data.length / 4; pixel += step) {
    if (data[pixel * 4 + 3]! > 128) lights.push(luminanceOf(data, pixel * 4))
  }
  return lights.sort((one, other) => one - other)
}

const greyOf = (light: number): string => {
  const linear = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, linear)) * 255)
  return `#${byte.toString(16).padStart(2, '0').repeat(3)}`
}

/** Tests five levels of the logo's own brightness, each standing for a fifth of it. */
function shareThatStandsOut(lights: number[], ratio: (hex: string) => number): number {
  const levels = [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => lights[Math.floor(lights.length * at)] ?? 0)
  return levels.filter((light) => ratio(greyOf(light)) >= CONTRAST_MIN).length / levels.length
}

/** White or near black, whichever more of the logo stands out from. */
function plateFor(lights: number[]): string {
  const score = (plate: string) =>
    lights.filter((light) => ratioOf(light, luminance(plate)) >= CONTRAST_MIN).length
  return score('#ffffff') >= score('#14141a') ? '#ffffff' : '#14141a'
}
