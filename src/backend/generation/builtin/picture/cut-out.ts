import type { Size } from '../geometry.ts'

type Pixels = { data: Buffer | Uint8Array } & Size

const PLAIN_SPREAD_MAX = 26
const INNER_DISTANCE = 16
const OUTER_DISTANCE = 44
const TRANSPARENT = 24
const OBJECT_SHARE_MIN = 0.03
const OBJECT_SHARE_MAX = 0.9

/**
 * The object without its ground, when the ground is plain enough to be told apart: an alpha channel
 * of its own, else everything of the border's colour that hangs together with the border. Null when
 * it cannot be done honestly; then the picture is used whole.
 */
export function cutOut(pixels: Pixels): Pixels | null {
  const copy = { ...pixels, data: Buffer.from(pixels.data) }
  if (hasOwnCutOut(copy)) return cropped(copy)
  const ground = borderColour(copy)
  if (!ground) return null
  const share = eraseGround(copy, ground)
  if (share < OBJECT_SHARE_MIN || share > OBJECT_SHARE_MAX) return null
  return cropped(copy)
}

function hasOwnCutOut({ data, width, height }: Pixels): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  return corners.filter((pixel) => (data[pixel * 4 + 3] as number) < TRANSPARENT).length >= 3
}

type Rgb = [number, number, number]

/** Median colour of the border, or null when the border is not of one colour. */
function borderColour({ data, width, height }: Pixels): Rgb | null {
  const border = borderPixels(width, height, Math.max(1, Math.floor((width + height) / 400)))
  const channel = (offset: number) =>
    border.map((pixel) => data[pixel * 4 + offset] as number).sort((a, b) => a - b)
  const middle = [0, 1, 2].map((offset) => channel(offset)[border.length >> 1] as number) as Rgb
  const distances = border.map((pixel) => distance(data, pixel * 4, middle)).sort((a, b) => a - b)
  const spread = distances[Math.floor(border.length * 0.92)] as number
  return spread <= PLAIN_SPREAD_MAX ? middle : null
}

const distance = (data: Buffer | Uint8Array, at: number, [r, g, b]: Rgb): number =>
  Math.hypot((data[at] as number) - r, (data[at + 1] as number) - g, (data[at + 2] as number) - b)

/**
 * Floods from the border and makes what it reaches transparent, partly so where ground and object
 * mix. Returns the share of the picture that is left as the object.
 */
function eraseGround({ data, width, height }: Pixels, ground: Rgb): number {
  const seen = new Uint8Array(width * height)
  const stack: number[] = []
  const visit = (pixel: number) => {
    if (seen[pixel]) return
    const apart = distance(data, pixel * 4, ground)
    if (apart >= OUTER_DISTANCE) return
    seen[pixel] = 1
    const opacity = Math.max(0, (apart - INNER_DISTANCE) / (OUTER_DISTANCE - INNER_DISTANCE))
    unmix(data, pixel * 4, ground, opacity)
    // The soft edge is the shore: what lies behind it belongs to the object.
    if (opacity < 0.5) stack.push(pixel)
  }
  borderPixels(width, height, 1).forEach(visit)
  while (stack.length > 0) {
    const pixel = stack.pop() as number
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < (height - 1) * width) visit(pixel + width)
  }
  return seen.reduce((kept, wasErased) => kept + (wasErased ? 0 : 1), 0) / seen.length
}

function borderPixels(width: number, height: number, step: number): number[] {
  const border: number[] = []
  for (let x = 0; x < width; x += step) border.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y += step) border.push(y * width, y * width + width - 1)
  return border
}

/** Takes the ground's colour out of a mixed pixel, so that no halo of it stays. */
function unmix(data: Buffer | Uint8Array, at: number, ground: Rgb, opacity: number): void {
  data[at + 3] = Math.round(opacity * 255)
  if (opacity <= 0) return
  for (const [offset, value] of ground.entries()) {
    const mixed = data[at + offset] as number
    data[at + offset] = Math.min(255, Math.max(0, (mixed - value * (1 - opacity)) / opacity))
  }
}

/** Cut down to what is visible, with a hair of room. */
function cropped({ data, width, height }: Pixels): Pixels {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) < TRANSPARENT) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return { data, width, height }
  const size = { width: right - left + 1, height: bottom - top + 1 }
  const target = Buffer.alloc(size.width * size.height * 4)
  for (let y = 0; y < size.height; y += 1) {
    const from = ((y + top) * width + left) * 4
    Buffer.from(data.buffer, data.byteOffset, data.byteLength).copy(
      target,
      y * size.width * 4,
      from,
      from + size.width * 4,
    )
  }
  return { data: target, ...size }
}
