import { mapTriple } from '../../../media/triple.ts'
import { fromRgb, type Oklch, toHex } from '../palette/color.ts'
import { SHARES } from './gradient-ground.ts'
import type { Towards } from './instruction.ts'
import type { Pixels } from './pixels.ts'

/** How far the background's lightness may move towards the new color, so that text on it stays readable. */
const LIGHTNESS_SHIFT_MAX = 0.12
const DARKER_MAX = 0.2
const LIGHTER_MAX = 0.3
const LIGHTNESS_MIN = 0.2
const LIGHTNESS_MAX = 0.95
/** Color distances, in OKLab, at which a pixel still counts as background and at which it no longer does. */
const NEAR = 0.05
const FAR = 0.11
/** The share of the border whose most frequent colors count as background. */
const COVERED = 0.85
const BORDER = 0.04
/** A busy scene has more border colors than this. */
const GROUNDS_MAX = 24
const STEPS = 16

/**
 * Recolors the background: what looks like the border takes the new hue and keeps its light and shade. For pictures
 * whose objects cannot be cut out, such as whole ads. Null if the border has no colors of its own, as in a photo of a
 * busy place.
 */
export function tintGround(pixels: Pixels, colour: Oklch, into?: Into): Pixels | null {
  const grounds = groundColours(pixels).map(placeOf)
  if (grounds.length === 0) return null
  const [shades, last] = [shadesOf(colour), into && shadesOf(into.to)]
  const middle = grounds.reduce((sum, [lightness]) => sum + lightness, 0) / grounds.length
  const aim = into ? (colour.l + into.to.l) / 2 : colour.l
  // Two named colors are wanted as they are: brown and wine red are not orange and pink.
  const [most] = grounds[0]!
  if (into && (aim - most > DARKER_MAX || most - aim > LIGHTER_MAX)) return null
  const shift = Math.min(LIGHTNESS_SHIFT_MAX, Math.max(-LIGHTNESS_SHIFT_MAX, aim - middle))
  const shares = groundShares(pixels, grounds)
  const data = Buffer.from(pixels.data)
  for (let pixel = 0; pixel < shares.length; pixel += 1) {
    const share = shares[pixel]!
    if (share === 0) continue
    const at = pixel * 4
    const { l } = fromRgb(data[at]!, data[at + 1]!, data[at + 2]!)
    // Pure white and black show no color.
    const lightness = Math.min(LIGHTNESS_MAX, Math.max(LIGHTNESS_MIN, l + shift))
    const level = Math.round(lightness * 255)
    const now = last
      ? mixed(shades[level]!, last[level]!, wayTo(pixel, pixels, into))
      : shades[level]!
    for (let channel = 0; channel < 3; channel += 1) {
      const was = data[at + channel]!
      data[at + channel] = was + (now[channel]! - was) * share
    }
  }
  return { ...pixels, data }
}

/** The end color of a gradient, and its direction. */
interface Into {
  to: Oklch
  towards: Towards
}

const wayTo = (pixel: number, { width, height }: Pixels, into: Into | undefined): number =>
  into ? SHARES[into.towards]((pixel % width) / width, Math.floor(pixel / width) / height) : 0

const mixed = (one: Rgb, other: Rgb, share: number): Rgb =>
  mapTriple(one, (value, channel) => value + (other[channel]! - value) * share)

type Rgb = [number, number, number]
/** A color in OKLab. */
type Place = [lightness: number, greenRed: number, blueYellow: number]

/** The new color at every lightness, from black to white. */
function shadesOf({ c, h }: Oklch): Rgb[] {
  return Array.from({ length: 256 }, (_, level) => {
    const value = Number.parseInt(toHex({ l: level / 255, c, h }).slice(1), 16)
    return [value >> 16, (value >> 8) & 255, value & 255]
  })
}

/**
 * The share of background in each pixel. Similar colors only count if connected to the border, but the background's
 * exact color also counts inside objects, as in the holes of letters.
 */
function groundShares({ data, width, height }: Pixels, grounds: Place[]): Float32Array {
  const known = new Map<number, number>()
  const shares = new Float32Array(width * height)
  for (let pixel = 0; pixel < shares.length; pixel += 1) {
    const at = pixel * 4
    const rgb: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!]
    const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2]
    let share = known.get(key)
    if (share === undefined) {
      const place = placeOf(fromRgb(...rgb))
      share = Math.max(...grounds.map((ground) => likeness(place, ground)))
      known.set(key, share)
    }
    shares[pixel] = share
  }
  const isReached = reachedFromBorder(shares, width, height)
  return shares.map((share, pixel) => (isReached[pixel] || share === 1 ? share : 0))
}

function reachedFromBorder(shares: Float32Array, width: number, height: number): Uint8Array {
  const isReached = new Uint8Array(shares.length)
  const waiting: number[] = []
  const visit = (pixel: number) => {
    if (isReached[pixel] || shares[pixel] === 0) return
    isReached[pixel] = 1
    waiting.push(pixel)
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) visit(y * width + x)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) visit(y * width + x)
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < shares.length - width) visit(pixel + width)
  }
  return isReached
}

/** 1 for the background's color, falling to 0 for another. */
function likeness(one: Place, ground: Place): number {
  const distance = Math.hypot((one[0] - ground[0]) * 0.8, one[1] - ground[1], one[2] - ground[2])
  return Math.min(1, Math.max(0, 1 - (distance - NEAR) / (FAR - NEAR)))
}

const placeOf = ({ l, c, h }: Oklch): Place => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

/** The colors of most of the border, in coarse steps; none if too many are needed to cover it. */
function groundColours({ data, width, height }: Pixels): Oklch[] {
  const depth = Math.max(1, Math.round(Math.min(width, height) * BORDER))
  const counts = new Map<number, number>()
  let total = 0
  for (let y = 0; y < height; y += 1) {
    const isEdgeRow = y < depth || y >= height - depth
    for (
      let x = 0;
      x < width;
      x += isEdgeRow || x < depth || x >= width - depth ? 1 : width - 2 * depth
    ) {
      const at = (y * width + x) * 4
      const key = [0, 1, 2].reduce((sum, i) => sum * STEPS + (data[at + i]! >> 4), 0)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      total += 1
    }
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one)
  const grounds: Oklch[] = []
  let covered = 0
  for (const [key, count] of ranked) {
    if (covered >= total * COVERED) return grounds
    if (grounds.length === GROUNDS_MAX) return []
    covered += count
    const middle = (step: number) => (Math.floor(key / STEPS ** step) % STEPS) * 16 + 8
    grounds.push(fromRgb(middle(2), middle(1), middle(0)))
  }
  return grounds
}
