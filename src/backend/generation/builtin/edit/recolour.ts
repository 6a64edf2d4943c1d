import { fromRgb, type Oklch, toHex } from '../palette/color.ts'
import type { Pixels } from './pixels.ts'

/** With less chroma than this a pixel has no colour of its own. */
const COLOURED = 0.045
/** How far in hue, in degrees, a pixel still is of the main colour, and is not any more. */
const NEAR = 12
const FAR = 24
/** Below this median a thing is pale all over. */
const PALE = 0.085
const BINS = 36
/** A thing is coloured when this share of it is; else its greys are what takes the new colour. */
const COLOURED_SHARE = 0.18
/** Light that a surface mirrors keeps the lamp's colour. */
const SHINE = 0.93
/** How much of the way to the new colour's lightness the surface goes. */
const LIGHTNESS_PULL = 0.72

/**
 * The object in another colour, its light and shade kept: what has its main colour takes the new one,
 * while labels, metal and what is white beside it stay. Only inside the object's own mask.
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
 * In parts of what the surface would have in the same light: with less colour than the first a pixel of the same hue
 * is of another thing, such as the olive chair beside the yellow one; with more than the second it is of the surface.
 */
const OTHER_THING = 0.3
const SAME_THING = 0.55

interface Surface {
  /** Null for a thing without a colour of its own. */
  hue: number | null
  /** So little coloured that its greys are of the same surface. */
  isPale: boolean
  lightness: number
  chroma: number
}

/** Main colour of an object: the most frequent hue, or its greys. */
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

/** Of colours of one hue those of the thing that has most of it. */
function strongest(colours: Oklch[]): Oklch[] {
  const byChroma = colours.toSorted((one, other) => one.c - other.c)
  let left = byChroma.reduce((sum, { c }) => sum + c, 0) / 2
  const core = byChroma.find(({ c }) => {
    left -= c
    return left <= 0
  })
  return core ? colours.filter((colour) => likeness(colour, core.l, core.c) > 0.5) : colours
}

/** How far a colour has as much chroma as a surface in its light. */
function likeness({ l, c }: Oklch, lightness: number, chroma: number): number {
  const expected = chroma * Math.min(1, l / lightness)
  return Math.min(1, Math.max(0, (c / expected - OTHER_THING) / (SAME_THING - OTHER_THING)))
}

/** The mean of the hues around a first guess, each as much as it is coloured. */
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

/** How much a colour is of the surface: 1 for its own hue, falling to 0 for another. */
function partOf({ l, c, h }: Oklch, { hue, isPale }: Pick<Surface, 'hue' | 'isPale'>): number {
  const asGrey = Math.min(1, Math.max(0, (PALE - c) / (PALE - COLOURED)))
  if (hue === null) return asGrey
  const byHue = Math.min(1, Math.max(0, (FAR - hueApart(h, hue)) / (FAR - NEAR)))
  if (isPale) return Math.max(asGrey, byHue)
  // Deep shade has hardly any colour and belongs to the surface under it.
  const enough = COLOURED * Math.min(1, Math.max(0.25, l * 1.4))
  return byHue * Math.min(1, Math.max(0, (c - enough * 0.4) / (enough * 0.6)))
}

/** The new colour of a pixel, and how much of it the pixel takes. */
function painted(own: Oklch, surface: Surface, target: Oklch): [number, number, number, number] {
  const { hue, isPale, lightness, chroma } = surface
  const isEven = hue === null || isPale
  const shift = (target.l - lightness) * LIGHTNESS_PULL
  // Shade stays shade: towards black the shift runs out.
  const l = Math.min(0.985, Math.max(0.03, own.l + shift * Math.min(1, own.l / lightness)))
  const strength = isEven ? 1 : Math.min(1.25, own.c / chroma)
  const part = partOf(own, surface) * (isEven ? 1 : likeness(own, lightness, chroma))
  const shine = isEven && target.c > COLOURED ? Math.max(0, (own.l - SHINE) / (1 - SHINE)) : 0
  const value = Number.parseInt(toHex({ l, c: target.c * strength, h: target.h }).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255, part * (1 - shine)]
}
