import type { Size } from '../geometry.ts'
import { boxMean, guidedFilter, type Plane } from './guided-filter.ts'
import { nearestInside } from './mask.ts'
import type { SeenMatte } from './seen-matte.ts'
import { unmix } from './unmix.ts'

type Pixels = { data: Buffer } & Size

const RADIUS = 6
const EPSILON = 2e-5
/** Pixels this certain, with certain surroundings, stay as the model saw them. */
const SURE = 0.03

/**
 * Writes the object's transparency at full size: the model's matte, with its edge moved to where the picture
 * has it, and the ground removed from the colors of the edge.
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

/** If both sides look alike, the picture has no edge to move to, and the model's own matte counts. */
function fullAlpha({ data, width, height }: Pixels, seen: SeenMatte): Plane {
  const fit = guidedFilter(seen.guide, seen.alpha, seen, { radius: RADIUS, epsilon: EPSILON })
  const doubt = seen.alpha.map((value) => (value > SURE && value < 1 - SURE ? 1 : 0))
  const near = boxMean(doubt, seen, RADIUS / 2)
  const alpha = new Float32Array(width * height)
  const across = stepsAlong(seen.width, width)
  const down = stepsAlong(seen.height, height)
  const at: Place = { first: 0, right: 0, below: 0, tx: 0, ty: 0 }
  for (let y = 0, pixel = 0; y < height; y += 1) {
    at.below = down.cell[y]! < seen.height - 1 ? seen.width : 0
    at.ty = down.share[y]!
    for (let x = 0; x < width; x += 1, pixel += 1) {
      at.first = down.cell[y]! * seen.width + across.cell[x]!
      at.right = across.cell[x]! < seen.width - 1 ? 1 : 0
      at.tx = across.share[x]!
      const own = between(seen.alpha, at)
      if (between(near, at) === 0) {
        alpha[pixel] = own
        continue
      }
      const moved =
        between(fit.offset, at) +
        (between(fit.slopes[0], at) * data[pixel * 4]! +
          between(fit.slopes[1], at) * data[pixel * 4 + 1]! +
          between(fit.slopes[2], at) * data[pixel * 4 + 2]!) /
          255
      const told = smooth((between(fit.told, at) - 0.5) / 0.35)
      alpha[pixel] = stretched(moved * told + own * (1 - told))
    }
  }
  return alpha
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value))
/** The filter leaves a trace of ground in and a trace of the object out. */
const stretched = (value: number) => clamp((value - 0.05) / 0.9)

/** The four plane values around a pixel of a larger picture. */
interface Place {
  first: number
  right: number
  below: number
  tx: number
  ty: number
}

function between(plane: Plane, { first, right, below, tx, ty }: Place): number {
  return (
    (plane[first]! * (1 - tx) + plane[first + right]! * tx) * (1 - ty) +
    (plane[first + below]! * (1 - tx) + plane[first + below + right]! * tx) * ty
  )
}

/** Along one axis: for each pixel the cell before it, and its share of the way to the next one. */
function stepsAlong(cells: number, pixels: number) {
  const cell = new Int32Array(pixels)
  const share = new Float64Array(pixels)
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const place = clampTo((pixel + 0.5) * (cells / pixels) - 0.5, cells - 1)
    cell[pixel] = Math.floor(place)
    share[pixel] = place - cell[pixel]!
  }
  return { cell, share }
}

const clampTo = (value: number, most: number) => Math.min(most, Math.max(0, value))
