import type { Size } from '../geometry.ts'
import { grown, type Mask, nearestInside } from './mask.ts'
import { unmix } from './unmix.ts'

type Pixels = { data: Buffer } & Size

/** Width of the uncertain band along the outline, as a share of the short edge. */
const BAND = 0.007
const SEE_THROUGH = 6

/**
 * Writes the object's transparency at full size: along the outline every pixel is treated as a mix of
 * the nearest certain object and the nearest certain ground, and the ground is removed from its color, so
 * that no halo of the old picture remains.
 */
export function writeMatte(pixels: Pixels, small: Mask, smallSize: Size): void {
  const { data, width, height } = pixels
  const mask = enlarged(small, smallSize, pixels)
  const rough = enlarged(roughOutline(small, smallSize), smallSize, pixels)
  const cell = Math.max(1, width / smallSize.width)
  const band = Math.max(2, Math.round(Math.min(width, height) * BAND + cell * 0.9))
  const isObject = grown(mask, pixels, band, 0)
  const isGround = invert(grown(mask, pixels, band, 1))
  doubtRough(isObject, rough, grown(mask, pixels, band * 4, 0))
  doubtRough(isGround, rough, invert(grown(mask, pixels, band * 3, 1)))
  keepThinParts(isObject, mask, pixels, band, rough)
  const fromObject = nearestInside(isObject, pixels)
  const fromGround = nearestInside(isGround, pixels)
  const original = Uint8Array.from(data)
  const alpha = new Float32Array(width * height)
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (isObject[pixel]) alpha[pixel] = 1
    else if (!isGround[pixel])
      alpha[pixel] = opacityOf(original, pixel, {
        object: fromObject[pixel]!,
        ground: fromGround[pixel]!,
        guess: mask[pixel]!,
      })
  }
  const calm = calmed(alpha, isObject, isGround, pixels)
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const opacity = calm[pixel]!
    data[pixel * 4 + 3] = Math.round(opacity * 255)
    if (opacity > 0 && opacity < 1)
      unmix(data, original, pixel, {
        opacity,
        object: fromObject[pixel]!,
        ground: fromGround[pixel]!,
      })
  }
}

const ROUGH_REACH = 4
/** Number of outline pixels around one on a smooth outline; hair and fur have far more. */
const ROUGH_COUNT = 24

/** Where the outline frays, as with hair: nothing near it is certain. */
function roughOutline(mask: Mask, size: Size): Mask {
  const { width, height } = size
  const isOutline = (pixel: number) =>
    pixel % width > 0 &&
    pixel >= width &&
    (mask[pixel] !== mask[pixel - 1] || mask[pixel] !== mask[pixel - width])
  const outline = mask.map((_, pixel) => (isOutline(pixel) ? 1 : 0))
  const rough = outline.map((value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const isInner = Math.min(x, y, width - 1 - x, height - 1 - y) >= ROUGH_REACH
    return value && isInner && countAround(outline, width, pixel) > ROUGH_COUNT ? 1 : 0
  })
  return grown(rough, size, 7, 1)
}

function countAround(outline: Mask, width: number, pixel: number): number {
  let count = 0
  for (let dy = -ROUGH_REACH; dy <= ROUGH_REACH; dy += 1) {
    const from = pixel + dy * width
    for (let at = from - ROUGH_REACH; at <= from + ROUGH_REACH; at += 1) count += outline[at]!
  }
  return count
}

/** In rough places only deeper pixels stay certain. */
function doubtRough(sure: Mask, rough: Mask, deeper: Mask): void {
  for (let pixel = 0; pixel < sure.length; pixel += 1)
    if (rough[pixel] && !deeper[pixel]) sure[pixel] = 0
}

function invert(mask: Mask): Mask {
  const result = new Uint8Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel += 1) result[pixel] = 1 - mask[pixel]!
  return result
}

/** A part thinner than the band would have no certain pixels; its center line is taken as certain. */
function keepThinParts(sure: Mask, mask: Mask, size: Size, band: number, rough: Mask): void {
  const near = grown(sure, size, band * 2, 1)
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (!mask[pixel] || near[pixel] || rough[pixel]) continue
    const isMiddle = [1, -1, size.width, -size.width].every((step) => mask[pixel + step])
    if (isMiddle) sure[pixel] = 1
  }
}

interface Mix {
  object: number
  ground: number
  /** The segmentation's estimate, for places where both sides look alike. */
  guess: number
}

function opacityOf(data: Uint8Array, pixel: number, { object, ground, guess }: Mix): number {
  if (object < 0 || ground < 0) return guess
  let [along, length] = [0, 0]
  for (let channel = 0; channel < 3; channel += 1) {
    const base = data[ground * 4 + channel]!
    const way = data[object * 4 + channel]! - base
    along += (data[pixel * 4 + channel]! - base) * way
    length += way * way
  }
  if (length < SEE_THROUGH * SEE_THROUGH) return guess
  const share = Math.min(1, Math.max(0, along / length))
  // If the two colors are close, the mix says little and the estimate counts more.
  const trust = Math.min(1, (Math.sqrt(length) - SEE_THROUGH) / 30)
  const hard = Math.min(1, Math.max(0, (share - 0.06) / 0.86))
  return hard * trust + guess * (1 - trust)
}

/** Removes single specks from the band; certain pixels stay. */
function calmed(alpha: Float32Array, isObject: Mask, isGround: Mask, size: Size): Float32Array {
  const { width, height } = size
  const calm = Float32Array.from(alpha)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x
      if (isObject[pixel] || isGround[pixel]) continue
      let sum = 0
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx += 1) sum += alpha[pixel + dy + dx]!
      calm[pixel] = alpha[pixel]! * 0.5 + (sum / 9) * 0.5
    }
  }
  return calm
}

/** The small mask at full size, its steps rounded by blending the four surrounding cells. */
function enlarged(small: Mask, from: Size, to: Size): Mask {
  const mask = new Uint8Array(to.width * to.height)
  const across = cellsAlong(from.width, to.width)
  const down = cellsAlong(from.height, to.height)
  // No destructuring in here: before optimization it costs more than the arithmetic.
  for (let y = 0, pixel = 0; y < to.height; y += 1) {
    const row = down.one[y]! * from.width
    const next = down.other[y]! * from.width
    const ty = down.share[y]!
    for (let x = 0; x < to.width; x += 1, pixel += 1) {
      const x0 = across.one[x]!
      const x1 = across.other[x]!
      const a = small[row + x0]!
      const b = small[row + x1]!
      const c = small[next + x0]!
      const d = small[next + x1]!
      const sum = a + b + c + d
      // Nearly all cells equal their neighbors.
      if (sum === 0 || sum === 4) {
        mask[pixel] = a
        continue
      }
      const tx = across.share[x]!
      const upper = a * (1 - tx) + b * tx
      const lower = c * (1 - tx) + d * tx
      mask[pixel] = upper * (1 - ty) + lower * ty > 0.5 ? 1 : 0
    }
  }
  return mask
}

/** Along one axis: the two cells that each pixel lies between, and its share of the second. */
function cellsAlong(cells: number, pixels: number) {
  const one = new Int32Array(pixels)
  const other = new Int32Array(pixels)
  const share = new Float64Array(pixels)
  for (let at = 0; at < pixels; at += 1) {
    const place = ((at + 0.5) * cells) / pixels - 0.5
    one[at] = Math.max(0, Math.floor(place))
    other[at] = Math.min(cells - 1, one[at]! + 1)
    share[at] = Math.max(0, place - one[at]!)
  }
  return { one, other, share }
}
