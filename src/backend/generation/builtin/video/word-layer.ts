import { type Rect, rect, unionOf } from '../geometry.ts'
import type { Raster } from './warp.ts'
import { lettersOf } from './word-shapes.ts'

/** A finished ad split into its letters and what lies under them. */
export interface WordLayer {
  /** How much of each pixel belongs to letters, 0 to 255. */
  mask: Uint8Array
  /** The picture without its text. */
  ground: Raster
  /** The box around all text; null without any. */
  box: Rect | null
}

/** The widest stroke of a letter, and the rim taken with it, as fractions of the frame's mean edge. */
const STROKE = 0.042
const RIM = 0.006

/** Letters are searched in a picture of at most this edge. */
const LOOK_EDGE = 640

/** Finds the text in a picture and lifts it off its background. */
export function liftWords(picture: Raster): WordLayer {
  const { width, height } = picture
  const by = Math.max(1, Math.ceil(Math.max(width, height) / LOOK_EDGE))
  const small = shrunk(picture, by)
  const edge = Math.sqrt(small.width * small.height)
  const radius = Math.max(2, Math.round((edge * STROKE) / 2))
  // Letters are dark on light or light on dark; the gaps between them are of the other kind.
  const shapes = lettersOf(thinStrokes(small, radius), small, edge)
  const found = new Uint8Array(small.width * small.height)
  for (const { pixels } of shapes) for (const at of pixels) found[at] = 255
  const rim = Math.max(1, Math.round(edge * RIM))
  const wide = square(found, small.width, small.height, rim)
  const filled = filledIn(small, wide)
  const mask = new Uint8Array(width * height)
  const data = new Uint8Array(picture.data)
  for (let at = 0; at < mask.length; at += 1) {
    const x = at % width
    const from = Math.floor((at - x) / width / by) * small.width + Math.floor(x / by)
    if (wide[from] === 0) continue
    mask[at] = 255
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 4 + channel] = filled[from * 4 + channel]!
  }
  const boxes = shapes.map(({ box }) => grownBox(box, rim))
  return {
    mask,
    ground: { width, height, data },
    box: boxes.length > 0 ? scaledBox(unionOf(boxes), by) : null,
  }
}

const scaledBox = ({ x, y, width, height }: Rect, by: number): Rect =>
  rect(x * by, y * by, width * by, height * by)

/** Scales a picture down by a whole number, averaging the pixels. */
function shrunk({ data, width, height }: Raster, by: number): Raster {
  if (by === 1) return { data, width, height }
  const [wide, high] = [Math.ceil(width / by), Math.ceil(height / by)]
  const sums = new Float32Array(wide * high * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const to = (Math.floor(y / by) * wide + Math.floor(x / by)) * 4
      for (let channel = 0; channel < 3; channel += 1)
        sums[to + channel] = sums[to + channel]! + data[from + channel]!
      sums[to + 3] = sums[to + 3]! + 1
    }
  }
  const means = new Uint8Array(sums.length)
  for (let at = 0; at < sums.length; at += 1)
    means[at] = at % 4 === 3 ? 255 : Math.round(sums[at]! / sums[at - (at % 4) + 3]!)
  return { data: means, width: wide, height: high }
}

const grownBox = ({ x, y, width, height }: Rect, by: number): Rect =>
  rect(x - by, y - by, width + by * 2, height + by * 2)

const CONTRAST = 46

/**
 * Top-hat transforms (F. Meyer, 1977): what an opening or closing removes is narrower than its window, as the strokes
 * of letters are.
 */
function thinStrokes({ data, width, height }: Raster, radius: number): Uint8Array[] {
  const light = new Uint8Array(width * height)
  for (let at = 0; at < light.length; at += 1)
    light[at] = (data[at * 4]! * 3 + data[at * 4 + 1]! * 6 + data[at * 4 + 2]!) / 10
  const inverse = (image: Uint8Array) => image.map((value) => 255 - value)
  const opened = (image: Uint8Array) => {
    const eroded = inverse(square(inverse(image), width, height, radius))
    return square(eroded, width, height, radius)
  }
  return [light, inverse(light)].map((image) => {
    const wide = opened(image)
    return image.map((value, at) => (value - wide[at]! > CONTRAST ? 1 : 0))
  })
}

const square = (image: Uint8Array, width: number, height: number, radius: number): Uint8Array =>
  extreme(extreme(image, width, height, radius, 1), width, height, radius, width)

/** The maximum within reach along one axis. */
function extreme(
  image: Uint8Array,
  width: number,
  height: number,
  radius: number,
  stride: number,
): Uint8Array {
  const result = new Uint8Array(image.length)
  const [length, lines] = stride === 1 ? [width, height] : [height, width]
  const queue = new Int32Array(length)
  for (let line = 0; line < lines; line += 1) {
    const start = stride === 1 ? line * width : line
    alongLine(image, result, { start, stride, length, radius }, queue)
  }
  return result
}

interface Line {
  start: number
  stride: number
  length: number
  radius: number
}

/** Uses a queue of decreasing candidates, so that each pixel enters and leaves it once. */
function alongLine(
  image: Uint8Array,
  result: Uint8Array,
  { start, stride, length, radius }: Line,
  queue: Int32Array,
): void {
  let [first, last] = [0, 0]
  for (let step = 0; step < length + radius; step += 1) {
    if (step < length) {
      const value = image[start + step * stride]!
      while (last > first && image[start + queue[last - 1]! * stride]! <= value) last -= 1
      queue[last] = step
      last += 1
    }
    const middle = step - radius
    if (middle < 0) continue
    while (queue[first]! < middle - radius) first += 1
    result[start + middle * stride] = image[start + queue[first]! * stride]!
  }
}

interface Level {
  width: number
  height: number
  /** Red, green, blue and weight of each pixel. */
  sums: Float32Array
}

/** Push and pull (Gortler et al., 1996): holes take the color of their surroundings, the near before the far. */
function filledIn({ data, width, height }: Raster, mask: Uint8Array): Uint8Array {
  const sums = new Float32Array(width * height * 4)
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] !== 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      sums[at * 4 + channel] = data[at * 4 + channel]!
    sums[at * 4 + 3] = 1
  }
  const levels: Level[] = [{ width, height, sums }]
  for (let top = levels[0]!; top.width > 1 || top.height > 1; top = levels.at(-1)!)
    levels.push(halved(top))
  for (let index = levels.length - 2; index >= 0; index -= 1)
    filledFrom(levels[index]!, levels[index + 1]!)
  const result = new Uint8Array(data)
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      result[at * 4 + channel] = Math.round(sums[at * 4 + channel]!)
  }
  return result
}

function halved({ width, height, sums }: Level): Level {
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const small = new Float32Array(wide * high * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const to = ((y >> 1) * wide + (x >> 1)) * 4
      const weight = sums[from + 3]!
      for (let channel = 0; channel < 3; channel += 1)
        small[to + channel] = small[to + channel]! + sums[from + channel]! * weight
      small[to + 3] = small[to + 3]! + weight
    }
  }
  for (let at = 0; at < small.length; at += 4) {
    const weight = small[at + 3]!
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      small[at + channel] = small[at + channel]! / weight
    small[at + 3] = Math.min(1, weight)
  }
  return { width: wide, height: high, sums: small }
}

/** Fills unknown pixels from the smaller picture, interpolated between its pixels. */
function filledFrom(level: Level, smaller: Level): void {
  const { width, height, sums } = level
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (sums[at + 3]! > 0) continue
      const [u, v] = [Math.max(0, x / 2 - 0.25), Math.max(0, y / 2 - 0.25)]
      const [x0, y0] = [Math.floor(u), Math.floor(v)]
      const [x1, y1] = [Math.min(smaller.width - 1, x0 + 1), Math.min(smaller.height - 1, y0 + 1)]
      const [fx, fy] = [u - x0, v - y0]
      for (let channel = 0; channel < 3; channel += 1) {
        const of = (column: number, row: number) =>
          smaller.sums[(row * smaller.width + column) * 4 + channel]!
        sums[at + channel] =
          (of(x0, y0) * (1 - fx) + of(x1, y0) * fx) * (1 - fy) +
          (of(x0, y1) * (1 - fx) + of(x1, y1) * fx) * fy
      }
      sums[at + 3] = 1
    }
  }
}
