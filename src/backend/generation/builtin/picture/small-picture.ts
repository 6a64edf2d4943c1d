import { mapTriple, tripleOf } from '../../../media/triple.ts'
import type { Size } from '../geometry.ts'

/** A picture downscaled for segmentation, as planes of lightness and two color axes. */
export interface SmallPicture extends Size {
  /** Lightness and two opponent colors as separate arrays, each about 0 to 255. */
  planes: [Float32Array, Float32Array, Float32Array]
  /** Original pixels per pixel here. */
  scale: number
}

const LONG_EDGE = 256

/** Averages boxes of pixels; the color axes are stretched, because eyes separate objects by them. */
export function shrink(data: Uint8Array, size: Size): SmallPicture {
  const scale = Math.max(1, Math.max(size.width, size.height) / LONG_EDGE)
  const width = Math.max(1, Math.round(size.width / scale))
  const height = Math.max(1, Math.round(size.height / scale))
  const planes = tripleOf(() => new Float32Array(width * height))
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = span(y, height, size.height)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = span(x, width, size.width)
      const mean = boxMean(data, size.width, { left, right, top, bottom })
      writeOpponent(planes, y * width + x, mean)
    }
  }
  return { planes, width, height, scale }
}

/** The pixels of `length` in one of `count` parts: start, and end (exclusive). */
export function span(index: number, count: number, length: number): [number, number] {
  const from = Math.floor((index * length) / count)
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))]
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Mean red, green, and blue (0 to 255) in a box of an RGBA picture that is `width` pixels wide. */
export function boxMean(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  box: Box,
): [number, number, number] {
  let [red, green, blue] = [0, 0, 0]
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let at = (y * width + box.left) * 4; at < (y * width + box.right) * 4; at += 4) {
      red += data[at]!
      green += data[at + 1]!
      blue += data[at + 2]!
    }
  }
  const count = (box.right - box.left) * (box.bottom - box.top)
  return [red / count, green / count, blue / count]
}

const COLOUR_WEIGHT = 1.3

function writeOpponent(
  [light, warm, leaf]: SmallPicture['planes'],
  at: number,
  [red, green, blue]: [number, number, number],
): void {
  light[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  warm[at] = ((red - blue) / 1.6) * COLOUR_WEIGHT
  leaf[at] = ((2 * green - red - blue) / 3) * COLOUR_WEIGHT
}

/** Replaces every pixel with the mean of its 3×3 neighborhood. */
export function softened(small: SmallPicture): SmallPicture {
  const { width, height } = small
  const planes = mapTriple(small.planes, (plane) => {
    const soft = Float32Array.from(plane)
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        let sum = 0
        for (let near = (y - 1) * width + x; near <= (y + 1) * width + x; near += width)
          sum += plane[near - 1]! + plane[near]! + plane[near + 1]!
        soft[y * width + x] = sum / 9
      }
    }
    return soft
  })
  return { ...small, planes }
}
