import { learnColours, strangeness } from './colour-model.ts'
import { confidenceOf } from './confidence.ts'
import { type GroundMatch, matchGround } from './ground-match.ts'
import { islands, type Mask } from './mask.ts'
import { type SmallPicture, softened } from './small-picture.ts'
import { walkIn } from './walk-in.ts'

/** Object and ground of a small picture, and the confidence in them (0 to 1). */
export interface Segmentation {
  mask: Mask
  confidence: number
  /** How textured the ground is. */
  texture: number
}

const ROUNDS = 3
const GRAINY = 6
const CONTENT = 0.55
const STRICT_TRUST = 0.75
const CLUSTERS = 5
const SMOOTH_STEPS = 12
const NEIGHBOUR_PULL = 1.1
const SHARE_MIN = 0.012
const SHARE_MAX = 0.9
/** Islands below this share of the largest are crumbs, not products. */
const CRUMB = 0.025
const HOLE = 0.0025

/**
 * Separates object from ground: the border's prediction gives a first guess, the colors of both sides
 * are learned from it, and similar neighbors decide together.
 */
export function segment(small: SmallPicture): Segmentation | null {
  const first = matchGround(small)
  // Grain would drown faint edges; blurred, its mean is as plain as paper.
  const calm = first.texture > GRAINY ? softened(softened(small)) : small
  const match = calm === small ? first : matchGround(calm)
  const edges = neighbourWeights(calm)
  const shadeless = attempt(calm, match, match.unshaded, edges)
  if (shadeless && shadeless.confidence > CONTENT) return shadeless
  // A pale object on a pale ground looks like a shadow; then shadows count as object.
  const strict = attempt(calm, match, match.mismatch, edges)
  if (!strict) return shadeless
  const doubted = { ...strict, confidence: strict.confidence * STRICT_TRUST }
  return shadeless && shadeless.confidence >= doubted.confidence ? shadeless : doubted
}

function attempt(
  small: SmallPicture,
  match: GroundMatch,
  looks: Float32Array,
  edges: [Float32Array, Float32Array],
): Segmentation | null {
  const { mismatch, texture } = match
  const reach = walkIn(small, looks, texture)
  // Log odds of each pixel being object, by place and path alone.
  const place = mismatch.map((value, pixel) =>
    clamp((Math.min(value, reach[pixel]!) * 1.2 - 1) * 2.4, 3.5),
  )
  let odds: Float32Array = smoothed(place, edges, small)
  for (let round = 0; round < ROUNDS; round += 1) {
    const unary = withColours(small, odds, place)
    if (!unary) return null
    odds = smoothed(unary, edges, small)
  }
  const raw = Uint8Array.from(odds, (value) => (value > 0 ? 1 : 0))
  const mask = tidied(raw, mismatch, small)
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length
  if (share < SHARE_MIN || share > SHARE_MAX) return null
  return { mask, texture, confidence: confidenceOf(small, mask, match, looks) }
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** Similarity of each pixel to its right and lower neighbors. */
function neighbourWeights({ width, height, planes }: SmallPicture): [Float32Array, Float32Array] {
  const squares = (one: number, other: number) =>
    (planes[0][one]! - planes[0][other]!) ** 2 +
    (planes[1][one]! - planes[1][other]!) ** 2 +
    (planes[2][one]! - planes[2][other]!) ** 2
  const right = new Float32Array(width * height)
  const below = new Float32Array(width * height)
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < right.length; pixel += 1) {
    if (pixel % width < width - 1) right[pixel] = squares(pixel, pixel + 1)
    if (pixel < right.length - width) below[pixel] = squares(pixel, pixel + width)
    sum += right[pixel]! + below[pixel]!
    count += 2
  }
  const beta = 1 / Math.max(8, (2 * sum) / count)
  const weight = (value: number) => Math.exp(-value * beta)
  return [right.map(weight), below.map(weight)]
}

/** Log odds after similar neighbors have pulled at each other. */
function smoothed(
  unary: Float32Array,
  [right, below]: [Float32Array, Float32Array],
  { width, height }: SmallPicture,
): Float32Array {
  const odds = Float32Array.from(unary)
  // Zero padding saves the boundary checks at every pixel.
  const padded = width + 2
  const lean = new Float32Array(padded * (height + 2))
  // The weight of the neighbor above is that pixel's weight below; the first row has none.
  const above = new Float32Array(below.length)
  above.set(below.subarray(0, below.length - width), width)
  for (let step = 0; step < SMOOTH_STEPS; step += 1) {
    for (let y = 0, pixel = 0; y < height; y += 1)
      for (let at = (y + 1) * padded + 1, end = at + width; at < end; at += 1, pixel += 1)
        lean[at] = leaning(odds[pixel]!)
    for (let y = 0, pixel = 0; y < height; y += 1) {
      // The last pixel of the previous row isn't linked to this one.
      let left = 0
      for (let at = (y + 1) * padded + 1, end = at + width; at < end; at += 1, pixel += 1) {
        const pull =
          lean[at - 1]! * left +
          lean[at + 1]! * right[pixel]! +
          lean[at - padded]! * above[pixel]! +
          lean[at + padded]! * below[pixel]!
        left = right[pixel]!
        odds[pixel] = unary[pixel]! + NEIGHBOUR_PULL * pull
      }
    }
  }
  return odds
}

/** From -1 (ground) to 1 (object): the hyperbolic tangent of half the log odds, in half its time. */
const leaning = (odds: number) => 1 - 2 / (Math.exp(odds) + 1)

/** Combines the evidence of place and of both sides' colors; null if one side is empty. */
function withColours(
  { planes }: SmallPicture,
  odds: Float32Array,
  place: Float32Array,
): Float32Array | null {
  const object: number[] = []
  const ground: number[] = []
  for (let pixel = 0; pixel < odds.length; pixel += 1) {
    const value = odds[pixel]!
    if (value > 0.6) object.push(pixel)
    else if (value < -0.6) ground.push(pixel)
  }
  if (object.length < 12 || ground.length < 12) return null
  const inObject = strangeness(planes, learnColours(planes, object, CLUSTERS))
  const inGround = strangeness(planes, learnColours(planes, ground, CLUSTERS))
  return place.map(
    (value, pixel) => value * 0.8 + clamp((inGround(pixel) - inObject(pixel)) * 0.45, 2.4),
  )
}

/** Removes crumbs, and fills small gaps inside unless they clearly show the ground. */
function tidied(mask: Mask, mismatch: Float32Array, small: SmallPicture): Mask {
  const clean = Uint8Array.from(mask)
  const paint = (pixels: Int32Array, value: 0 | 1) => {
    for (const pixel of pixels) clean[pixel] = value
  }
  const [largest, ...others] = islands(mask, small, 1)
  const least = Math.max(10, (largest?.length ?? 0) * CRUMB)
  for (const island of others) if (island.length < least) paint(island, 0)
  const showsGround = (hole: Int32Array) => {
    const mean = hole.reduce((sum, pixel) => sum + mismatch[pixel]!, 0) / hole.length
    return hole.length >= mask.length * HOLE && mean <= 0.55
  }
  for (const hole of islands(clean, small, 0))
    if (!touchesBorder(hole, small) && !showsGround(hole)) paint(hole, 1)
  return clean
}

const touchesBorder = (pixels: Int32Array, { width, height }: SmallPicture) =>
  pixels.some((pixel) => {
    const x = pixel % width
    return x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)
  })
