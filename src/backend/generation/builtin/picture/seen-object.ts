import type { Size } from '../geometry.ts'
import { boxMean, guidedFilter, type Plane } from './guided-filter.ts'
import { nearestInside } from './mask.ts'
import type { SeenMatte } from './seen-matte.ts'
import { unmix } from './unmix.ts'

type Pixels = { data: Buffer } & Size

const RADIUS = 6
const EPSILON = 2e-5
/** Pixels as sure as this, with all around them, are left as the model saw them. */
const SURE = 0.03

/**
 * Writes the object's transparency at full size: the model's matte, its edge moved to where the picture
 * has it, and the ground taken out of the colours of the edge.
 */
export function writeSeenMatte(pixels: Pixels, seen: SeenMatte): void {
  const { data, width } = pixels
  const alpha = fullAlpha(pixels, seen)
  const original = Uint8Array.from(data)
  const isObject = Uint8Array.from(alpha, (value) => (decided(value) === 1 ? 1 : 0))
  const isGround = Uint8Array.from(alpha, (value) => (decided(value) === 0 ? 1 : 0))
  const size = { width, height: pixels.height }
  const fromObject = nearestInside(isObject, size)
  const fromGround = nearestInside(isGround, size)
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const opacity = decided(alpha[pixel]!)
    data[pixel * 4 + 3] = Math.round(opacity * 255)
    if (opacity > 0 && opacity < 1)
      unmix(data, original, pixel, {
        opacity,
        object: fromObject[pixel]!,
        ground: fromGround[pixel]!,
      })
  }
}

function decided(value: number): number {
  if (value >= 0.98) return 1
  return value <= 0.02 ? 0 : value
}

/** Where both sides look alike the picture has no edge to move to, and the model's own word counts. */
function fullAlpha({ data, width, height }: Pixels, seen: SeenMatte): Plane {
  const fit = guidedFilter(seen.guide, seen.alpha, seen, { radius: RADIUS, epsilon: EPSILON })
  const doubt = seen.alpha.map((value) => (value > SURE && value < 1 - SURE ? 1 : 0))
  const near = boxMean(doubt, seen, RADIUS / 2)
  const alpha = new Float32Array(width * height)
  const at = sampler(seen, { width, height })
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const place = at(pixel)
    const own = place(seen.alpha)
    if (place(near) === 0) {
      alpha[pixel] = own
      continue
    }
    const moved =
      place(fit.offset) +
      (place(fit.slopes[0]) * data[pixel * 4]! +
        place(fit.slopes[1]) * data[pixel * 4 + 1]! +
        place(fit.slopes[2]) * data[pixel * 4 + 2]!) /
        255
    const told = smooth((place(fit.told) - 0.5) / 0.35)
    alpha[pixel] = stretched(moved * told + own * (1 - told))
  }
  return alpha
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value))
/** A filter leaves a breath of ground behind and a breath of the object out. */
const stretched = (value: number) => clamp((value - 0.05) / 0.9)

/** Reads planes of one size at the pixels of another, between their four neighbours. */
function sampler(from: Size, to: Size): (pixel: number) => (plane: Plane) => number {
  return (pixel) => {
    const fx = clampTo(((pixel % to.width) + 0.5) * (from.width / to.width) - 0.5, from.width - 1)
    const fy = clampTo(
      (Math.floor(pixel / to.width) + 0.5) * (from.height / to.height) - 0.5,
      from.height - 1,
    )
    const [x, y] = [Math.floor(fx), Math.floor(fy)]
    const [tx, ty] = [fx - x, fy - y]
    const first = y * from.width + x
    const right = x < from.width - 1 ? 1 : 0
    const below = y < from.height - 1 ? from.width : 0
    return (plane) =>
      (plane[first]! * (1 - tx) + plane[first + right]! * tx) * (1 - ty) +
      (plane[first + below]! * (1 - tx) + plane[first + below + right]! * tx) * ty
  }
}

const clampTo = (value: number, most: number) => Math.min(most, Math.max(0, value))
