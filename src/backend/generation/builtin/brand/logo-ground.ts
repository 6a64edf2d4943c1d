import type { Size } from '../geometry.ts'

type Pixels = { data: Buffer } & Size

/** Color distances below which a pixel is background, and above which it is logo. */
const SAME = 26
const OTHER = 80
/** How close the corners must be for a background to count as plain. */
const AGREEING = 24

/** A logo cropped to what is drawn. */
export interface FreedLogo {
  pixels: Pixels
  /** The plain background it came on; null for a transparent or busy one. */
  ground: string | null
}

/**
 * Removes the plain background around a logo. Enclosed areas stay: they may be background or drawing, so such a logo is
 * always shown on a plate of its old background.
 */
export function freeLogo(pixels: Pixels): FreedLogo {
  const corners = cornersOf(pixels)
  const isClear = corners.some(([, , , alpha]) => alpha < 16)
  const first = corners[0]!
  const isPlain = !isClear && corners.every((corner) => distance(corner, first) < AGREEING)
  return isPlain
    ? { pixels: cropped(withoutGround(pixels, first)), ground: hexOf(first) }
    : { pixels: cropped(pixels), ground: null }
}

const hexOf = ([r, g, b]: Colour): string =>
  `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`

type Colour = [number, number, number, number]

const colourAt = ({ data }: Pixels, pixel: number): Colour => {
  const [r = 0, g = 0, b = 0, a = 0] = data.subarray(pixel * 4, pixel * 4 + 4)
  return [r, g, b, a]
}

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const cornersOf = (pixels: Pixels): Colour[] => {
  const { width, height } = pixels
  return [0, width - 1, (height - 1) * width, height * width - 1].map((at) => colourAt(pixels, at))
}

function withoutGround(pixels: Pixels, ground: Colour): Pixels {
  const { width, height } = pixels
  const data = Buffer.from(pixels.data)
  const seen = new Uint8Array(width * height)
  const open = rimOf(pixels)
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const far = seen[pixel] ? OTHER : distance(colourAt(pixels, pixel), ground)
    seen[pixel] = 1
    if (far >= OTHER) continue
    // Edge pixels keep their share of the logo, or a rim of the old background would show.
    const share = Math.max(0, (far - SAME) / (OTHER - SAME))
    data[pixel * 4 + 3] = Math.round(pixels.data[pixel * 4 + 3]! * share)
    if (far < SAME) open.push(...neighbours(pixel, pixels).filter((next) => !seen[next]))
  }
  return { data, width, height }
}

function rimOf({ width, height }: Size): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...across, ...down].flat()
}

function neighbours(pixel: number, { width, height }: Size): number[] {
  const x = pixel % width
  return [
    ...(x > 0 ? [pixel - 1] : []),
    ...(x < width - 1 ? [pixel + 1] : []),
    ...(pixel >= width ? [pixel - width] : []),
    ...(pixel < width * (height - 1) ? [pixel + width] : []),
  ]
}

/** Removes the empty margin around it: clear space is the layout's job. */
function cropped(pixels: Pixels): Pixels {
  const { data, width, height } = pixels
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * 4 + 3]! < 12) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < left) return pixels
  const [w, h] = [right - left + 1, bottom - top + 1]
  const cut = Buffer.alloc(w * h * 4)
  for (let row = 0; row < h; row += 1) {
    const from = ((top + row) * width + left) * 4
    data.copy(cut, row * w * 4, from, from + w * 4)
  }
  return { data: cut, width: w, height: h }
}
