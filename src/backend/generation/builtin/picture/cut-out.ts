import type { Size } from '../geometry.ts'
import { fitGround, type GroundSurface } from './ground-surface.ts'

type Pixels = { data: Buffer } & Size

const PLAIN_SPREAD_MAX = 20
const TOLERANCE_MIN = 9
const TOLERANCE_MAX = 26
/** Pixels along the edge in which object and ground mix. */
const SHORE = 2
const REACH = 4
const TRANSPARENT = 24
const OBJECT_SHARE_MIN = 0.03
const OBJECT_SHARE_MAX = 0.88
/** A border is closed when its gaps are narrower than this share of the picture. */
const GAP = 0.004

/**
 * The object without its ground, when the ground is plain enough to be told apart: an alpha channel
 * of its own, else everything like the border that hangs together with the border. Null when it
 * cannot be done honestly; then the picture is used whole.
 */
export function cutOut(pixels: Pixels): Pixels | null {
  const copy = { ...pixels, data: Buffer.from(pixels.data) }
  if (hasOwnCutOut(copy)) return cropped(copy)
  const ground = fitGround(copy.data, copy)
  if (ground.spread > PLAIN_SPREAD_MAX) return null
  const tolerance = Math.min(TOLERANCE_MAX, Math.max(TOLERANCE_MIN, ground.spread * 2))
  const outside = connectedGround(copy, ground, tolerance)
  const share = outside.reduce((kept, isOut) => kept + (isOut ? 0 : 1), 0) / outside.length
  if (share < OBJECT_SHARE_MIN || share > OBJECT_SHARE_MAX) return null
  erase(copy, ground, outside)
  return cropped(copy)
}

function hasOwnCutOut({ data, width, height }: Pixels): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  return corners.filter((pixel) => (data[pixel * 4 + 3] as number) < TRANSPARENT).length >= 3
}

/** Pixels of the ground's colour that the border reaches without slipping through narrow gaps. */
function connectedGround(pixels: Pixels, ground: GroundSurface, tolerance: number): Uint8Array {
  const { data, width, height } = pixels
  const like = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ground.distance(data, x, y) < tolerance) like[y * width + x] = 1
    }
  }
  const reach = Math.max(1, Math.round(Math.min(width, height) * GAP))
  const open = shrunk(like, pixels, reach)
  const flooded = flood(open, pixels)
  return grown(flooded, like, pixels, reach + 1)
}

/** Ground that keeps a distance from everything that is not ground. */
function shrunk(mask: Uint8Array, size: Size, by: number): Uint8Array {
  const inverse = mask.map((value) => 1 - value)
  return grown(inverse, null, size, by).map((value) => 1 - value)
}

/** The mask spread by some pixels, only into `within` when given. */
function grown(mask: Uint8Array, within: Uint8Array | null, size: Size, by: number): Uint8Array {
  let current = mask
  for (let step = 0; step < by; step += 1) {
    const next = Uint8Array.from(current)
    for (let pixel = 0; pixel < current.length; pixel += 1) {
      if (!current[pixel]) continue
      forNeighbours(pixel, size, (near) => {
        if (!within || within[near]) next[near] = 1
      })
    }
    current = next
  }
  return current
}

function forNeighbours(
  pixel: number,
  { width, height }: Size,
  visit: (near: number) => void,
): void {
  const x = pixel % width
  if (x > 0) visit(pixel - 1)
  if (x < width - 1) visit(pixel + 1)
  if (pixel >= width) visit(pixel - width)
  if (pixel < (height - 1) * width) visit(pixel + width)
}

function flood(open: Uint8Array, size: Size): Uint8Array {
  const { width, height } = size
  const seen = new Uint8Array(open.length)
  const stack: number[] = []
  const visit = (pixel: number) => {
    if (seen[pixel] || !open[pixel]) return
    seen[pixel] = 1
    stack.push(pixel)
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) visit(y * width + x)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) visit(y * width + x)
  while (stack.length > 0) forNeighbours(stack.pop() as number, size, visit)
  return seen
}

/** Clears the ground; along the shore pixels become as transparent as ground is mixed into them. */
function erase(pixels: Pixels, ground: GroundSurface, outside: Uint8Array): void {
  const { data, width } = pixels
  const original = Uint8Array.from(data)
  const shore = grown(outside, null, pixels, SHORE)
  for (let pixel = 0; pixel < outside.length; pixel += 1) {
    if (!shore[pixel]) continue
    if (outside[pixel]) {
      data[pixel * 4 + 3] = 0
      continue
    }
    const x = pixel % width
    const y = Math.floor(pixel / width)
    const pure = pureDistance(original, pixels, ground, shore, x, y)
    const mixed = ground.distance(original, x, y) / Math.max(1, pure)
    unmix(data, pixel * 4, ground.colourAt(x, y), Math.min(1, Math.max(0, mixed * 1.25 - 0.25)))
  }
}

/** How far the object's own colour is from the ground, seen a few pixels further in. */
function pureDistance(
  data: Uint8Array,
  { width, height }: Size,
  ground: GroundSurface,
  shore: Uint8Array,
  x: number,
  y: number,
): number {
  let furthest = 0
  for (let dy = -REACH; dy <= REACH; dy += REACH) {
    for (let dx = -REACH; dx <= REACH; dx += REACH) {
      const [nx, ny] = [x + dx, y + dy]
      const isInside = nx >= 0 && ny >= 0 && nx < width && ny < height
      if (isInside && !shore[ny * width + nx])
        furthest = Math.max(furthest, ground.distance(data, nx, ny))
    }
  }
  return furthest > 0 ? furthest : ground.distance(data, x, y)
}

/** Takes the ground's colour out of a mixed pixel, so that no halo of it stays. */
function unmix(data: Buffer, at: number, ground: [number, number, number], opacity: number): void {
  data[at + 3] = Math.round(opacity * 255)
  if (opacity <= 0) return
  for (const [offset, value] of ground.entries()) {
    const mixed = data[at + offset] as number
    data[at + offset] = Math.min(255, Math.max(0, (mixed - value * (1 - opacity)) / opacity))
  }
}

/** Cut down to what is visible. */
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
    data.copy(target, y * size.width * 4, from, from + size.width * 4)
  }
  return { data: target, ...size }
}
