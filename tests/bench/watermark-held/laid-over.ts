import type { Canvas } from '@napi-rs/canvas'
import type { Bytes, Picture } from './frames.ts'

/** A watermark in position, as alpha and premultiplied color of every sample. */
export interface LaidOver {
  alphas: readonly Float32Array[]
  colours: readonly Float32Array[]
  /** The smallest rectangle that contains its visible part. */
  box: { x: number; y: number; w: number; h: number }
}

const SEEN = 0.06

/** Places a drawing in a frame of this size, its first visible pixel at `x`, `y`. */
export function layMark(
  canvas: Canvas,
  place: (w: number, h: number) => [number, number],
  size: { width: number; height: number },
): LaidOver {
  const { data, width, height } = canvas
    .getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height)
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < width * height; at++) {
    if (data[at * 4 + 3]! < SEEN * 255) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const [w, h] = [right - left, bottom - top]
  const [x0, y0] = place(w, h)
  const half = { width: (size.width + 1) >> 1, height: (size.height + 1) >> 1 }
  const sizes = [size, half, half]
  const alphas = sizes.map((s) => new Float32Array(s.width * s.height))
  const colours = sizes.map((s) => new Float32Array(s.width * s.height))
  for (let at = 0; at < width * height; at++) {
    const alpha = data[at * 4 + 3]! / 255
    const [x, y] = [(at % width) - left + x0, Math.floor(at / width) - top + y0]
    if (alpha === 0 || x < 0 || y < 0 || x >= size.width || y >= size.height) continue
    const [r, g, b] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!]
    const luma = 16 + 0.257 * r + 0.504 * g + 0.098 * b
    const blue = 128 - 0.148 * r - 0.291 * g + 0.439 * b
    const red = 128 + 0.439 * r - 0.368 * g - 0.071 * b
    for (const [plane, value] of [luma, blue, red].entries()) {
      const share = plane === 0 ? alpha : alpha / 4
      const to = plane === 0 ? y * size.width + x : (y >> 1) * half.width + (x >> 1)
      alphas[plane]![to] = alphas[plane]![to]! + share
      colours[plane]![to] = colours[plane]![to]! + share * value
    }
  }
  return { alphas, colours, box: { x: x0, y: y0, w, h } }
}

/** The frame with the watermark at this strength. */
export function marked(
  picture: Picture,
  { alphas, colours }: LaidOver,
  strength: number,
): Uint8Array[] {
  return picture.map(({ data }: Bytes, plane) => {
    const out = new Uint8Array(data)
    const [alpha, colour] = [alphas[plane]!, colours[plane]!]
    for (let at = 0; at < out.length; at++)
      if (alpha[at]! > 0)
        out[at] = Math.round((1 - strength * alpha[at]!) * data[at]! + strength * colour[at]!)
    return out
  })
}
