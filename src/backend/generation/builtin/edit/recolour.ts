import { fromRgb, type Oklch, toHex } from '../palette/color.ts'
import type { Pixels } from './pixels.ts'

/** Below this chroma a pixel has no color of its own. */
const COLOURED = 0.045
/** Hue distance in degrees at which a pixel still has the main color, and at which it no longer does. */
const NEAR = 12
const FAR = 24
/** Below this median chroma an object is pale all over. */
const PALE = 0.085
const BINS = 36
/** An object is colored if this share of it is; otherwise its grays take the new color. */
const COLOURED_SHARE = 0.18
/** Above this lightness, reflections keep the lamp's color. */
const SHINE = 0.93
/** How far the surface moves towards the lightness of the new color. */
const LIGHTNESS_PULL = 0.72

/**
 * Recolors the object and keeps its light and shade: its main color is replaced, while labels, metal and white parts
 * stay. Only inside the object's own mask.
 */
export function recoloured(pixels: Pixels, object: Pixels, colour: Oklch): Pixels {
  const surface = surfaceOf(object)
  const data = Buffer.from(pixels.data)
  const known = new Map<number, [number, number, number, number]>()
  for (let at = 0; at < data.length; at += 4) {
    const opacity = object.data[at + 3]! / 255
    if (opacity === 0) continue
    const key = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
    let found = known.get(key)
    if (!found) {
      found = painted(fromRgb(data[at]!, data[at + 1]!, data[at + 2]!), surface, colour)
      known.set(key, found)
    }
    const share = found[3] * opacity
    for (let channel = 0; channel < 3; channel += 1) {
      const was = data[at + channel]!
      data[at + channel] = Math.round(was + (found[channel]! - was) * share)
    }
  }
  return { ...pixels, data }
}

/**
 * Relative to the chroma the surface would have in the same light: below the first, a pixel of the same hue belongs to
 * something else, such as the olive chair next to the yellow one; above the second, it belongs to the surface.
 */
const OTHER_THING = 0.3
const SAME_THING = 0.55

interface Surface {
  /** Null for an object without a color of its own. */
  hue: number | null
  /** So pale that its grays belong to the same surface. */
  isPale: boolean
  lightness: number
  chroma: number
}

/** The main color of an object: its most frequent hue, or its grays. */
function surfaceOf({ data }: Pixels): Surface {
  const bins = new Float64Array(BINS)
  const step = Math.max(4, Math.floor(data.length / 4 / 40_000) * 4)
  const seen: Oklch[] = []
  for (let at = 0; at < data.length; at += step) {
    if (data[at + 3]! < 200) continue
    const colour = fromRgb(data[at]!, data[at + 1]!, data[at + 2]!)
    seen.push(colour)
    const bin = Math.floor((colour.h / 360) * BINS) % BINS
    if (colour.c > COLOURED) bins[bin] = bins[bin]! + 1
  }
  const around = [...bins].map(
    (count, bin) => count + bins[(bin + 1) % BINS]! + bins[(bin + BINS - 1) % BINS]!,
  )
  const best = around.indexOf(Math.max(...around))
  const isColoured = around[best]! > seen.length * COLOURED_SHARE
  const hue = isColoured ? meanHue(seen, ((best + 0.5) / BINS) * 360) : null
  const ofHue = seen.filter((colour) => partOf(colour, { hue, isPale: false }) > 0.5)
  const inHue = hue === null ? ofHue : strongest(ofHue)
  const isPale = median(inHue.map(({ c }) => c)) < PALE
  const own = isPale ? seen.filter((colour) => partOf(colour, { hue, isPale }) > 0.5) : inHue
  return {
    hue,
    isPale,
    lightness: median(own.map(({ l }) => l)) || 0.5,
    chroma: Math.max(COLOURED, median(own.map(({ c }) => c))),
  }
}

/** Of colors of one hue, those of the object that has most of it. */
function strongest(colours: Oklch[]): Oklch[] {
  const byChroma = colours.toSorted((one, other) => one.c - other.c)
  let left = byChroma.reduce((sum, { c }) => sum + c, 0) / 2
  const core = byChroma.find(({ c }) => {
    left -= c
    return left <= 0
  })
  return core ? colours.filter((colour) => likeness(colour, core.l, core.c) > 0.5) : colours
}

/** How closely a color's chroma matches a surface in the same light. */
function likeness({ l, c }: Oklch, lightness: number, chroma: number): number {
  const expected = chroma * Math.min(1, l / lightness)
  return Math.min(1, Math.max(0, (c / expected - OTHER_THING) / (SAME_THING - OTHER_THING)))
}

/** The mean hue around a first guess, weighted by chroma. */
function meanHue(seen: Oklch[], guess: number): number {
  let [across, up] = [0, 0]
  for (const { c, h } of seen) {
    if (c < COLOURED || hueApart(h, guess) > FAR) continue
    across += c * Math.cos((h * Math.PI) / 180)
    up += c * Math.sin((h * Math.PI) / 180)
  }
  return ((Math.atan2(up, across) * 180) / Math.PI + 360) % 360
}

const hueApart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** How much a color belongs to the surface: 1 for its own hue, falling to 0 for another. */
function partOf({ l, c, h }: Oklch, { hue, isPale }: Pick<Surface, 'hue' | 'isPale'>): number {
  const asGrey = Math.min(1, Math.max(0, (PALE - c) / (PALE - COLOURED)))
  if (hue === null) return asGrey
  const byHue = Math.min(1, Math.max(0, (FAR - hueApart(h, hue)) / (FAR - NEAR)))
  if (isPale) return Math.max(asGrey, byHue)
  // Deep shade has hardly any color and belongs to the surface under it.
  const enough = COLOURED * Math.min(1, Math.max(0.25, l * 1.4))
  return byHue * Math.min(1, Math.max(0, (c - enough * 0.4) / (enough * 0.6)))
}

/** The new color of a pixel, and how much of it the pixel takes. */
function painted(own: Oklch, surface: Surface, target: Oklch): [number, number, number, number] {
  const { hue, isPale, lightness, chroma } = surface
  const isEven = hue === null || isPale
  const shift = (target.l - lightness) * LIGHTNESS_PULL
  // Shade stays shade: the shift fades out towards black.
  const l = Math.min(0.985, Math.max(0.03, own.l + shift * Math.min(1, own.l / lightness)))
  const strength = isEven ? 1 : Math.min(1.25, own.c / chroma)
  const part = partOf(own, surface) * (isEven ? 1 : likeness(own, lightness, chroma))
  const shine = isEven && target.c > COLOURED ? Math.max(0, (own.l - SHINE) / (1 - SHINE)) : 0
  const value = Number.parseInt(toHex({ l, c: target.c * strength, h: target.h }).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255, part * (1 - shine)]
}
