import { createMask, dilated, halved, type Mask } from '../picture/mask.ts'
import { contrastOf, meanPicture, type Picture } from './contrast.ts'
import type { Matte, PlaneMatte } from './matte.ts'
import { ACROSS, forPairs } from './steps.ts'
import { CHANNELS, interleaved } from './stills.ts'

/** Un-blending changes at least so much of what a mark is seen to differ by. */
const LEAST_CHANGE = 0.2
/** So much of the steps that were taken away may be left, or be turned into their opposite; more over a still picture. */
const [LEFT, PLAINLY_LEFT] = [0.3, 0.6]
/** Steps that are left may be so many times as high as the picture's own beside the mark, or so much of those seen. */
const [USUAL, OF_SEEN] = [2, 0.5]
/** Steps this high, of the highest that were taken away, are the mark's rim. */
const RIM = 0.4
/** Strokes this near to each other are judged together. */
const NEAR = 3
/** The stretch beside a place that shows the picture's own steps. */
const [MARGIN, BESIDE] = [4, 28]
/** With fewer steps across its rim nothing can be said of a part. */
const FEWEST = 30

/** What un-blending does to one connected part of a mark. */
export interface Verdict {
  pixels: number[]
  /** What is changed, of all the part is seen to differ by. */
  changed: number
  /** Which share of the steps over its rim is left; below zero their opposite is. */
  left: number
  /** How high the steps left over its rim are, beside those seen there and those of the picture. */
  rough: { left: number; seen: number; usual: number }
}

/** The mean of all moments, as it was seen and as it is with the mark un-blended. */
interface Means {
  seen: Float32Array
  bare: Float32Array
  contrast: Float32Array
  usual: number
}

/**
 * Judges a matte by its work: where un-blending changes next to nothing, leaves the steps over a mark's rim,
 * reverses them or puts others in their place, the matte is wrong, however well it was fitted.
 */
export function judgeMatte(
  pictures: readonly Picture[],
  bare: readonly Picture[],
  { shape }: Matte,
  regionMask: Mask,
): Verdict[] {
  const mean = meanPicture(pictures)
  const means = {
    seen: interleaved(mean),
    bare: interleaved(meanPicture(bare)),
    contrast: contrastOf(mean, shape).data,
    usual: usualStep(mean, regionMask),
  }
  return partsOf(shape).map((pixels) => judged(pixels, shape, means))
}

export const isWrong = ({ changed, left, rough }: Verdict): boolean =>
  changed < LEAST_CHANGE ||
  Math.abs(left) > LEFT ||
  rough.left > Math.max(USUAL * rough.usual, OF_SEEN * rough.seen)

/** The same over a picture that stands: its own steps are always at the same places, and they are no mark's. */
export const isPlainlyWrong = ({ changed, left }: Verdict): boolean =>
  changed < LEAST_CHANGE || Math.abs(left) > PLAINLY_LEFT

/** A matte that lets nothing be known of some pixels. */
export function distrusting(matte: Matte, pixels: Iterable<number>): Matte {
  const wrong = createMask(matte.shape.width, matte.shape.height)
  for (const at of pixels) wrong.data[at] = 1
  const small = halved(wrong)
  const [luma, blue, red] = matte.planes
  return {
    shape: matte.shape,
    planes: [without(luma, wrong), without(blue, small), without(red, small)],
  }
}

function without(plane: PlaneMatte, { data }: Mask): PlaneMatte {
  const variance = plane.variance.map((value, k) =>
    data[plane.indices[k]!] ? Number.POSITIVE_INFINITY : value,
  )
  return { ...plane, variance }
}

/** The pixels of strokes that are near to each other: connected components of the grown shape. */
function partsOf(shape: Mask): number[][] {
  const left = dilated(shape, NEAR)
  const parts: number[][] = []
  for (let first = left.data.indexOf(1); first >= 0; first = left.data.indexOf(1, first))
    parts.push(takenFrom(left, first).filter((at) => shape.data[at]))
  return parts
}

/** Everything that is connected to a pixel; it is taken out of the mask. */
function takenFrom({ width, data }: Mask, first: number): number[] {
  const taken = [first]
  data[first] = 0
  const take = (at: number) => {
    if (!data[at]) return
    data[at] = 0
    taken.push(at)
  }
  for (const at of taken) {
    const x = at % width
    if (x > 0) take(at - 1)
    if (x < width - 1) take(at + 1)
    take(at - width)
    take(at + width)
  }
  return taken
}

function judged(pixels: number[], shape: Mask, means: Means): Verdict {
  const { seen, bare, contrast, usual } = means
  let [changes, differences] = [0, 1e-6]
  for (const at of pixels) {
    changes += squareOf(seen, bare, at, at)
    differences += contrast[at]! ** 2
  }
  const part = createMask(shape.width, shape.height)
  for (const at of pixels) part.data[at] = 1
  const rim = rimSteps(dilated(part, MARGIN), seen, bare)
  return {
    pixels,
    changed: Math.sqrt(changes / differences),
    left: rim.count < FEWEST ? 0 : rim.products / rim.squares,
    rough:
      rim.count < FEWEST
        ? { left: 0, seen: 0, usual }
        : {
            left: Math.sqrt(rim.left / rim.count),
            seen: Math.sqrt(rim.seen / rim.count),
            usual,
          },
  }
}

/** Sums over the pairs of pixels that un-blending took the highest steps from. */
function rimSteps({ width, height, data }: Mask, seen: Float32Array, bare: Float32Array) {
  const pairs: { at: number; other: number; taken: number }[] = []
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (!(data[at]! & data[other]!)) return
      let taken = 0
      for (let c = 0; c < CHANNELS; c++) taken += takenIn(seen, bare, at, other, c) ** 2
      pairs.push({ at, other, taken })
    })
  const limit = RIM ** 2 * pairs.reduce((most, { taken }) => Math.max(most, taken), 1e-6)
  const sums = { count: 0, products: 0, squares: 1e-6, left: 0, seen: 0 }
  for (const { at, other, taken } of pairs) {
    if (taken < limit) continue
    sums.count++
    sums.squares += taken
    sums.left += squareOf(bare, null, at, other)
    sums.seen += squareOf(seen, null, at, other)
    for (let c = 0; c < CHANNELS; c++)
      sums.products += takenIn(seen, bare, at, other, c) * stepIn(bare, at, other, c)
  }
  return sums
}

const stepIn = (values: Float32Array, at: number, other: number, c: number): number =>
  values[at * CHANNELS + c]! - values[other * CHANNELS + c]!

const takenIn = (seen: Float32Array, bare: Float32Array, at: number, other: number, c: number) =>
  stepIn(seen, at, other, c) - stepIn(bare, at, other, c)

/** The squared difference of two places, or of two pictures at one. */
function squareOf(one: Float32Array, two: Float32Array | null, at: number, other: number): number {
  let sum = 0
  for (let c = 0; c < CHANNELS; c++)
    sum += (one[at * CHANNELS + c]! - (two ?? one)[other * CHANNELS + c]!) ** 2
  return sum
}

/** How high the steps of the picture itself are, right beside a place. */
function usualStep(mean: Picture, regionMask: Mask): number {
  const { width, height } = regionMask
  const pixels = interleaved(mean)
  const [near, far] = [dilated(regionMask, MARGIN).data, dilated(regionMask, MARGIN + BESIDE).data]
  const is = (at: number) => far[at]! & ~near[at]!
  let [sum, count] = [0, 1e-6]
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (!(is(at) & is(other))) return
      sum += squareOf(pixels, null, at, other)
      count++
    })
  return Math.sqrt(sum / count)
}
