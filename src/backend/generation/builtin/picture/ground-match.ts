import { mapTriple } from '../../../media/triple.ts'
import type { SmallPicture } from './small-picture.ts'

/** How little each pixel looks like the ground expected in its place: 0 is ground, 1 and more isn't. */
export interface GroundMatch {
  mismatch: Float32Array
  /** The same, ignoring shadows on the ground. */
  unshaded: Float32Array
  /** How far the border itself deviates from its own prediction. */
  texture: number
  /** Mismatch that only a small part of the border exceeds. */
  restless: number
}

const STRIP = 0.03
const SMOOTHING = 9
/** Color distance that counts as different on a ground without any texture. */
const TOLERANCE = 7
/** A shadow takes up to this share of the light and keeps the color. */
const SHADE_MAX = 0.62
/** A spot of light, as in a vignette, adds up to this share. */
const GLOW_MAX = 0.4
const SHADE_DISCOUNT = 0.12

type Line = [Float32Array, Float32Array, Float32Array]

/**
 * Compares every pixel with what the border predicts there: across from the left and right edge,
 * down from the top and bottom, so that gradients, walls meeting tables, and vignettes all count as ground.
 */
export function matchGround(small: SmallPicture): GroundMatch {
  const { width, height, planes } = small
  const depth = Math.max(1, Math.round(Math.min(width, height) * STRIP))
  const left = borderLine(small, 'y', 0, depth)
  const right = borderLine(small, 'y', width - depth, depth)
  const top = borderLine(small, 'x', 0, depth)
  const bottom = borderLine(small, 'x', height - depth, depth)
  const mismatch = new Float32Array(width * height)
  const unshaded = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const down = height > 1 ? y / (height - 1) : 0
    for (let x = 0; x < width; x += 1) {
      const across = width > 1 ? x / (width - 1) : 0
      const pixel = y * width + x
      const [flat, shaded] = distanceTo(planes, pixel, left, right, y, across)
      const [flatDown, shadedDown] = distanceTo(planes, pixel, top, bottom, x, down)
      mismatch[pixel] = Math.min(flat, flatDown)
      unshaded[pixel] = Math.min(shaded, shadedDown)
    }
  }
  const border = sortedBorder(mismatch, small, depth)
  const texture = border[Math.floor(border.length * 0.8)] ?? 0
  const tolerance = TOLERANCE + texture * 1.5
  for (let pixel = 0; pixel < mismatch.length; pixel += 1) {
    mismatch[pixel] = mismatch[pixel]! / tolerance
    unshaded[pixel] = unshaded[pixel]! / tolerance
  }
  const restless = (border[Math.floor(border.length * 0.97)] ?? 0) / tolerance
  return { mismatch, unshaded, texture, restless }
}

/** Mean colors along one edge, smoothed to ignore grain. */
function borderLine(small: SmallPicture, along: 'x' | 'y', from: number, depth: number): Line {
  const length = along === 'x' ? small.width : small.height
  return mapTriple(small.planes, (plane) => {
    const raw = new Float32Array(length)
    for (let at = 0; at < length; at += 1) {
      let sum = 0
      for (let step = 0; step < depth; step += 1) {
        const [x, y] = along === 'x' ? [at, from + step] : [from + step, at]
        sum += plane[y * small.width + x]!
      }
      raw[at] = sum / depth
    }
    return medianFiltered(raw)
  })
}

function medianFiltered(line: Float32Array): Float32Array {
  return line.map((_, at) => {
    const near = line.slice(Math.max(0, at - SMOOTHING), at + SMOOTHING + 1).sort()
    return near[near.length >> 1]!
  })
}

/** Color distance from the prediction of two edges, with and without shadows. */
function distanceTo(
  planes: SmallPicture['planes'],
  pixel: number,
  one: Line,
  other: Line,
  at: number,
  share: number,
): [plain: number, unshaded: number] {
  const light = one[0][at]! * (1 - share) + other[0][at]! * share
  const warmth = one[1][at]! * (1 - share) + other[1][at]! * share
  const leaf = one[2][at]! * (1 - share) + other[2][at]! * share
  const drop = light - planes[0][pixel]!
  const warmOff = planes[1][pixel]! - warmth
  const leafOff = planes[2][pixel]! - leaf
  const plain = Math.sqrt(drop * drop + warmOff * warmOff + leafOff * leafOff)
  if (drop < -light * GLOW_MAX || drop > light * SHADE_MAX) return [plain, plain]
  const kept = 1 - drop / Math.max(1, light)
  const warmShade = planes[1][pixel]! - warmth * kept
  const leafShade = planes[2][pixel]! - leaf * kept
  const dimmed = drop * SHADE_DISCOUNT
  const shaded = Math.sqrt(dimmed * dimmed + warmShade * warmShade + leafShade * leafShade)
  return [plain, Math.min(plain, shaded)]
}

/** How far each part of the border deviates from its own prediction, in ascending order. */
function sortedBorder(
  distances: Float32Array,
  { width, height }: SmallPicture,
  depth: number,
): number[] {
  const near: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBorder = x < depth || y < depth || x >= width - depth || y >= height - depth
      if (isBorder) near.push(distances[y * width + x]!)
    }
  }
  return near.sort((one, other) => one - other)
}
