import type { Size } from '../geometry.ts'
import { type Pixels, through } from './pixels.ts'

/** How much of the detail lost to blurring is restored. */
const AMOUNT = 0.4
/** Brightness levels by which an edge may exceed its surroundings: more shows as a bright rim. */
const OVERSHOOT = 2
/** Below the first slope there is surely no edge, above the second surely one. */
const NOISE = 3
const EDGE = 14

/** More rounds gain nothing. */
const ROUNDS = 2
/** Differences are stored in bytes around the middle, at twice their precision. */
const [MIDDLE, FINE] = [128, 2]

/**
 * Enlarges pixels so that scaling them back down yields the original: the loss is measured by downscaling, and added
 * back. Gradients stay smooth, and edges become as steep as they were.
 */
export async function enlarged(pixels: Pixels, scale: number): Promise<Pixels> {
  const [width, height] = [pixels.width, pixels.height].map((edge) => Math.round(edge * scale))
  if (!width || !height) return pixels
  const fitted = (
    from: Pixels,
    { width: across, height: down }: Size,
    kernel: 'lanczos3' | 'cubic',
  ) => through(from, (image) => image.resize(across, down, { fit: 'fill', kernel }))
  const large = await fitted(pixels, { width, height }, 'lanczos3')
  const found = Float32Array.from(large.data)
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = await fitted({ ...large, data: bytesOf(found) }, pixels, 'lanczos3')
    const lost = Buffer.alloc(small.data.length, 255)
    for (let at = 0; at < lost.length; at += 1)
      if (at % 4 !== 3) lost[at] = inByte(MIDDLE + (pixels.data[at]! - small.data[at]!) * FINE)
    const given = await fitted({ ...small, data: lost }, large, 'cubic')
    for (let at = 0; at < found.length; at += 1)
      if (at % 4 !== 3) found[at]! += (given.data[at]! - MIDDLE) / FINE
  }
  return edgesSharpened({ ...large, data: bytesOf(found) }, scale)
}

const inByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))
const bytesOf = (values: Float32Array): Buffer => Buffer.from(Uint8ClampedArray.from(values))

/**
 * Restores steep edges after enlarging. Only edges, so that grain and skin stay calm, and never beyond the brightness
 * around them, so that no halo appears. `scale` is the enlargement.
 */
export async function edgesSharpened(pixels: Pixels, scale: number): Promise<Pixels> {
  const reach = Math.max(1, Math.min(4, Math.round(scale)))
  const soft = await through(pixels, (image) => image.removeAlpha().blur(0.5 + reach * 0.6))
  const light = brightness(pixels)
  const calm = brightness(soft)
  const low = extreme(light, pixels, reach, Math.min)
  const high = extreme(light, pixels, reach, Math.max)
  const data = Buffer.from(pixels.data)
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const [own, floor, roof] = [light[pixel]!, low[pixel]!, high[pixel]!]
    const isEdge = Math.min(1, Math.max(0, (roof - floor - NOISE) / (EDGE - NOISE)))
    if (isEdge === 0) continue
    const wished = own + AMOUNT * isEdge * (own - calm[pixel]!)
    const change = Math.min(roof + OVERSHOOT, Math.max(floor - OVERSHOOT, wished)) - own
    for (let at = pixel * 4; at < pixel * 4 + 3; at += 1)
      data[at] = Math.min(255, Math.max(0, Math.round(data[at]! + change)))
  }
  return { ...pixels, data }
}

function brightness({ data, width, height }: Pixels): Float32Array {
  const light = new Float32Array(width * height)
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = pixel * 4
    light[pixel] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
  }
  return light
}

/** The minimum or maximum within reach, first along rows, then along columns. */
function extreme(
  values: Float32Array,
  { width, height }: Size,
  reach: number,
  pick: (one: number, other: number) => number,
): Float32Array {
  const pass = (from: Float32Array, step: number, length: number, place: (at: number) => number) =>
    from.map((value, pixel) => {
      const at = place(pixel)
      let best = value
      const [first, last] = [Math.max(-reach, -at), Math.min(reach, length - 1 - at)]
      for (let away = first; away <= last; away += 1) best = pick(best, from[pixel + away * step]!)
      return best
    })
  const along = pass(values, 1, width, (pixel) => pixel % width)
  return pass(along, width, height, (pixel) => Math.floor(pixel / width))
}
