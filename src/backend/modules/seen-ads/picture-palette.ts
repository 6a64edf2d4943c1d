import sharp from 'sharp'
import type { PaletteColour } from '../../../contract/endpoints/seen-ads.ts'
import { colourName, type Rgb } from './colour-name.ts'

const EDGE = 96
/** Channel values within one step are binned together at first. */
const STEP = 16
/** Colors closer than this look the same to someone viewing the whole ad. */
const DISTANCE_MIN = 52
const COLOURS_MAX = 6
/** A color that covers less isn't one of the ad's colors. */
const SHARE_MIN = 0.015
const OPAQUE = 128

interface Bin {
  colour: Rgb
  count: number
}

/**
 * The colors of a small picture with the share that each covers, largest first: the most frequent shade
 * absorbs all similar ones, then the most frequent of the rest does, and so on.
 */
export async function picturePalette(picture: Uint8Array): Promise<PaletteColour[]> {
  const { data } = await sharp(picture)
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let rest = shadesOf(data)
  const all = rest.reduce((sum, { count }) => sum + count, 0)
  const found: PaletteColour[] = []
  while (rest.length > 0 && found.length < COLOURS_MAX) {
    const [lead] = rest
    if (!lead) break
    const alike = rest.filter(({ colour }) => isNear(colour, lead.colour))
    rest = rest.filter(({ colour }) => !isNear(colour, lead.colour))
    const share = alike.reduce((sum, { count }) => sum + count, 0) / all
    if (share < SHARE_MIN) continue
    found.push({
      colour: hexOf(lead.colour),
      name: colourName(lead.colour),
      share: Math.round(share * 1000) / 1000,
    })
  }
  return found.toSorted((a, b) => b.share - a.share)
}

/** Mean colors of groups of nearly identical pixels, most frequent first. */
function shadesOf(data: Buffer): Bin[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => Math.floor(value / STEP))
    const key = (r * 16 + g) * 16 + b
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bin.sum[0] += red
    bin.sum[1] += green
    bin.sum[2] += blue
    bin.count += 1
    bins.set(key, bin)
  }
  return [...bins.values()]
    .map(({ sum: [r, g, b], count }): Bin => ({ colour: [r / count, g / count, b / count], count }))
    .toSorted((a, b) => b.count - a.count)
}

const isNear = (one: Rgb, other: Rgb): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < DISTANCE_MIN

const hexOf = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
