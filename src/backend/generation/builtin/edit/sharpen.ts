import type { Size } from '../geometry.ts'
import { type Pixels, through } from './pixels.ts'

/** How much of what blurring takes away is given back. */
const AMOUNT = 0.4
/** Steps of brightness an edge may go beyond its surroundings: more shows as a bright rim. */
const OVERSHOOT = 2
/** Slopes that are surely no edge, and that surely are one. */
const NOISE = 3
const EDGE = 14

/** After two rounds nothing more is won. */
const ROUNDS = 2
/** Differences are kept in bytes around the middle, twice as fine as they are. */
const [MIDDLE, FINE] = [128, 2]

/**
 * Enlarges pixels so that, made small again, they are what they were: what is lost on the way up is
 * found by going down, and given back. Smooth slopes stay smooth, and edges become as steep as they were.
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
 * Makes enlarged edges steep again. Only edges, so that grain and skin stay calm, and never beyond
 * the brightness beside them, so that no halo appears. `scale` says how much was enlarged.
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

/** Lowest or highest of all within reach, first along rows, then along columns. */
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
