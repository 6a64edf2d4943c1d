import type { Size } from '../geometry.ts'
import {
  createMask,
  dilated,
  eroded,
  halved,
  indicesOf,
  joined,
  type Mask,
  withoutSpecks,
} from '../picture/mask.ts'
import { type Plane, readPlane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import type { Place } from '../restore/place.ts'
import {
  isFollowed,
  type LaidOverGround,
  NOTHING,
  shownIn,
  splitGround,
} from './laid-over-ground.ts'
import type { OverStill } from './over-still.ts'

/** The still background behind a mark on one plane, at its shape's pixels in reading order. */
interface GroundPlane extends LaidOverGround {
  indices: Int32Array
  /** Variance of the background, over the moments that show it. */
  variance: Float32Array
}

/** A mark over a still picture, with that picture. */
export interface KnownGround {
  shape: Mask
  planes: readonly GroundPlane[]
  /** Whether something passes there while the mark is shown. */
  isPassed: boolean
}

/** A mark changes a pixel by at least this many levels of 255, and this share of its strongest change. */
const [FAINTEST, SHARE] = [2, 0.04]
/** Gaps up to this width belong to the mark, and an encoder smears it this far. */
const [GAP, SMEAR] = [3, 2]
/** A deviation of this many levels of 255 isn't the still picture; from this share on, something passes. */
const [PASSING, OFTEN] = [14, 0.01]
/** Nothing counts as farther off than this. */
const FURTHEST = 40

/** Learns the picture behind a mark from the moments without it. */
export function groundOf(
  { samples, view, scale }: Place,
  over: OverStill,
  shape = shapeOf(over, view.planes[0]),
): KnownGround | null {
  const small = halved(shape)
  const planes: GroundPlane[] = []
  let passed = 0
  for (const [n, plane] of view.planes.entries()) {
    const indices = indicesOf(n === 0 ? shape : small)
    const rows = samples.map((sample) => valuesAt(readPlane(sample, plane, scale).data, indices))
    const split = splitGround(rows, over.shown)
    if (!split) return null
    planes.push({ ...split, indices, variance: varianceOver(rows, over.shown, split.ground) })
    if (n === 0) passed = shareOff(rows, over.shown, split)
  }
  return { shape, planes, isPassed: passed > OFTEN }
}

/** The pixels that a mark changes along its curve, with gaps and what an encoder smears. */
function shapeOf({ luma: { change, error }, indices }: OverStill, { width, height }: Size): Mask {
  const strongest = change.map(Math.abs).sort()[Math.floor(change.length * 0.98)]!
  const limit = Math.max(FAINTEST, SHARE * strongest)
  const [changed, near] = [createMask(width, height), createMask(width, height)]
  for (const [k, at] of indices.entries()) {
    near.data[at] = 1
    if (Math.abs(change[k]!) > limit && isFollowed(change[k]!, error[k]!)) changed.data[at] = 1
  }
  const strokes = withoutSpecks(changed)
  const whole = joined([strokes, eroded(dilated(strokes, GAP), GAP)])
  const grown = dilated(whole, SMEAR)
  return { ...grown, data: grown.data.map((bit, at) => bit & near.data[at]!) }
}

function varianceOver(
  rows: readonly Float32Array[],
  shown: Float32Array,
  ground: Float32Array,
): Float32Array {
  const without = rows.filter((_, t) => shown[t]! < NOTHING)
  return ground.map((value, k) => {
    let sum = 0
    for (const row of without) sum += Math.min(FURTHEST, Math.abs(row[k]! - value)) ** 2
    return sum / without.length
  })
}

/** Share of what is seen that is neither the mark nor the picture behind it. */
function shareOff(
  rows: readonly Float32Array[],
  shown: Float32Array,
  { ground, change }: LaidOverGround,
): number {
  let [off, count] = [0, 1e-9]
  for (const [t, row] of rows.entries()) {
    if (shown[t]! < NOTHING) continue
    for (const [k, value] of row.entries())
      if (Math.abs(value - ground[k]! - shown[t]! * change[k]!) > PASSING) off++
    count += row.length
  }
  return off / count
}

/** Pixels used to measure a mark's strength. */
const TELLING = 2000
/** Up to the first, it is encoder noise; from the second on, it is full strength. */
const [HARDLY, NEARLY_ALL] = [0.025, 0.975]
/** A run of frames that never exceeds this doesn't show the mark. */
export const UNSEEN = 0.1

/** The mark's strength in each frame of a stretch: exactly 0 without it, exactly 1 at full strength. */
export function shownOver(
  { luma: { ground, change, error }, indices }: OverStill,
  first: number,
  count: number,
  luma: (index: number) => Plane,
): Float32Array {
  const telling = [...indices.keys()]
    .filter((k) => isFollowed(change[k]!, error[k]!))
    .sort((a, b) => Math.abs(change[b]!) - Math.abs(change[a]!))
  const step = Math.max(1, Math.ceil(telling.length / 2 / TELLING))
  // The stronger half: small changes tell little.
  const chosen = Int32Array.from(telling.filter((_, n) => n < telling.length / 2 && n % step === 0))
  const places = chosen.map((k) => indices[k]!)
  const split = { ground: valuesAt(ground, chosen), change: valuesAt(change, chosen) }
  let last = 0
  return Float32Array.from({ length: count }, (_, n) => {
    const { data } = luma(first + n)
    last = shownIn(split, (k) => data[places[k]!]!, [last, 0, 1])
    if (last < HARDLY) return 0
    return last > NEARLY_ALL ? 1 : last
  })
}

/** From this many levels of 255 on, something passing in front isn't the picture behind a mark. */
const FOREIGN = 9
/** Least transmittance assumed if it isn't known. */
const LEAST_LIGHT = 0.25
const [BLACK, WHITE] = [16, 235]
/** Least variance of what other frames show: two encodings. */
const LEAST = 2.5

/** Evidence of the picture behind a mark in a frame: none where something passes. */
export function groundEvidence(
  { ground, change, error, variance, indices }: GroundPlane,
  { width, height }: Size,
) {
  const off = new Float32Array(width * height)
  const evidence = { values: ground, precision: new Float32Array(ground.length) }
  return ({ data }: Plane, shown: number) => {
    for (let k = 0; k < indices.length; k++) {
      const at = indices[k]!
      const laid = change[k]!
      // A mark that changes this much hides at least this much.
      const hidden = laid / ((laid > 0 ? WHITE : BLACK) - ground[k]! || 1)
      const light = Math.max(LEAST_LIGHT, 1 - shown * Math.min(1, Math.max(0, hidden)))
      off[at] = Math.abs(data[at]! - ground[k]! - shown * laid) / light
    }
    for (let k = 0; k < indices.length; k++) {
      const at = indices[k]!
      const around = off[at - 1]! + off[at + 1]! + off[at - width]! + off[at + width]!
      const isForeign = (2 * off[at]! + around) / 6 > FOREIGN
      evidence.precision[k] = isForeign ? 0 : 1 / (LEAST + variance[k]! + error[k]! ** 2)
    }
    return evidence
  }
}
