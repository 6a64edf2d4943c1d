import { mapTriple, tripleOf } from '../../../media/triple.ts'
import type { Pixels } from './pixels.ts'

export type Colour = [number, number, number]

const GROUNDS_MAX = 3
const GROUND_SHARE = 0.1
export const colourAt = ({ data, width }: Pixels, x: number, y: number): Colour => {
  const at = (y * width + x) * 4
  return [data[at]!, data[at + 1]!, data[at + 2]!]
}

export const apart = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

interface ColourCount {
  count: number
  sum: Colour
}

/** Table size for keys of five bits per channel. */
const STEPS = 32 ** 3

/** The picture's colors in coarse steps, and the number of pixels examined. */
function coloursOf({ data, width, height }: Pixels, step: number): [ColourCount[], number] {
  const counts = new Uint32Array(STEPS)
  const sums = new Float64Array(STEPS * 3)
  // In order of first appearance.
  const keys: number[] = []
  let total = 0
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
      const key = ((r >> 5) << 10) | ((g >> 5) << 5) | (b >> 5)
      if (counts[key] === 0) keys.push(key)
      counts[key]! += 1
      sums[key * 3]! += r
      sums[key * 3 + 1]! += g
      sums[key * 3 + 2]! += b
      total += 1
    }
  }
  const all = keys.map((key) => ({
    count: counts[key]!,
    sum: tripleOf((channel) => sums[key * 3 + channel]!),
  }))
  return [all, total]
}

/** Colors that fill a large part of the picture. */
export function groundsOf(pixels: Pixels, step: number): Colour[] {
  const [all, total] = coloursOf(pixels, step)
  return all
    .filter(({ count }) => count > total * GROUND_SHARE)
    .sort((one, other) => other.count - one.count)
    .slice(0, GROUNDS_MAX)
    .map(({ count, sum }) => mapTriple(sum, (value) => value / count))
}

const INK_SHARE_MIN = 0.002
const INK_SHARE_MAX = 0.16
const INKS_MAX = 6
/** How far a pixel of a letter may be from the letter's color. */
export const INK_NEAR = 64

/** Colors text could have: strong ones, each on a small part of the picture. */
export function inksOf(pixels: Pixels, step: number): { ink: Colour; ground: Colour }[] {
  const [all, total] = coloursOf(pixels, step)
  const mean = tripleOf(
    (channel) => all.reduce((whole, { sum }) => whole + sum[channel], 0) / total,
  )
  return all
    .filter(({ count }) => count > total * INK_SHARE_MIN && count < total * INK_SHARE_MAX)
    .map(({ count, sum }) => ({ ink: mapTriple(sum, (value) => value / count), ground: mean }))
    .filter(({ ink }) => standsApart(ink, all))
    .sort((one, other) => apart(other.ink, mean) - apart(one.ink, mean))
    .slice(0, INKS_MAX)
}

const RING = 48

/** The grays of gravel blend into each other; ink only neighbors its own soft edges. */
function standsApart(ink: Colour, all: ColourCount[]): boolean {
  let [near, ring] = [0, 0]
  for (const { count, sum } of all) {
    const distance = apart(
      mapTriple(sum, (value) => value / count),
      ink,
    )
    if (distance < INK_NEAR) near += count
    else if (distance < INK_NEAR + RING) ring += count
  }
  return ring < near
}
