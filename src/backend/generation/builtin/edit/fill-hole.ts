import type { Size } from '../geometry.ts'
import type { Pixels } from './pixels.ts'

/**
 * Fills a hole smoothly from its surroundings: colors are averaged into ever smaller pictures until nothing is missing,
 * and spread back (push and pull, Gortler et al. 1996). For plain backgrounds. `hole` is 255 where nothing is known,
 * with intermediate values at its soft edge.
 */
export function filled(pixels: Pixels, hole: Uint8Array): Pixels {
  const { width, height } = pixels
  const known = new Float32Array(width * height * 4)
  for (let pixel = 0; pixel < hole.length; pixel += 1) {
    if (hole[pixel]! > 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      known[pixel * 4 + channel] = pixels.data[pixel * 4 + channel]!
    known[pixel * 4 + 3] = 1
  }
  const spread = completed({ data: known, width, height })
  const grain = grainAround(pixels, hole)
  const data = Buffer.from(pixels.data)
  for (let pixel = 0; pixel < hole.length; pixel += 1) {
    const share = hole[pixel]! / 255
    if (share === 0) continue
    const speck = (((pixel * 2_654_435_761) >>> 8) % 1_024) / 512 - 1
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 4 + channel
      const value = spread[at]! + speck * grain
      data[at] = Math.max(0, Math.min(255, Math.round(data[at]! * (1 - share) + value * share)))
    }
    data[pixel * 4 + 3] = 255
  }
  return { ...pixels, data }
}

interface Level extends Size {
  data: Float32Array
}

/** Completes a level: known pixels keep their color, the others take it from the level below, spread smoothly. */
function completed(level: Level): Float32Array {
  const { width, height, data } = level
  if (width <= 1 && height <= 1) return data
  const half = halved(level)
  const below = completed(half)
  const result = new Float32Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const own = data[at + 3]!
      if (own >= 1) {
        for (let channel = 0; channel < 4; channel += 1) result[at + channel] = data[at + channel]!
        continue
      }
      for (let channel = 0; channel < 3; channel += 1)
        result[at + channel] =
          data[at + channel]! * own +
          between(below, half, (x - 0.5) / 2, (y - 0.5) / 2, channel) * (1 - own)
      result[at + 3] = 1
    }
  return result
}

function halved({ data, width, height }: Level): Level {
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const half = new Float32Array(size.width * size.height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const weight = data[from + 3]!
      if (weight === 0) continue
      const at = ((y >> 1) * size.width + (x >> 1)) * 4
      for (let channel = 0; channel < 3; channel += 1)
        half[at + channel] = half[at + channel]! + data[from + channel]! * weight
      half[at + 3] = half[at + 3]! + weight
    }
  for (let at = 0; at < half.length; at += 4) {
    const weight = half[at + 3]!
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      half[at + channel] = half[at + channel]! / weight
    half[at + 3] = Math.min(1, weight)
  }
  return { ...size, data: half }
}

function between(
  data: Float32Array,
  { width, height }: Size,
  x: number,
  y: number,
  channel: number,
) {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const value = (px: number, py: number) => data[(py * width + px) * 4 + channel]!
  const upper = value(left, top) * (1 - across) + value(right, top) * across
  const lower = value(left, bottom) * (1 - across) + value(right, bottom) * across
  return upper * (1 - down) + lower * down
}

const GRAIN_MAX = 6

/** The random difference between neighboring pixels outside the hole. */
function grainAround({ data, width }: Pixels, hole: Uint8Array): number {
  let [sum, count] = [0, 0]
  for (let pixel = 1; pixel < hole.length; pixel += 7) {
    if (hole[pixel] || hole[pixel - 1] || pixel % width === 0) continue
    const step = Math.abs(data[pixel * 4 + 1]! - data[pixel * 4 - 3]!)
    if (step > GRAIN_MAX * 2) continue
    sum += step
    count += 1
  }
  return count === 0 ? 0 : Math.min(GRAIN_MAX, sum / count)
}
