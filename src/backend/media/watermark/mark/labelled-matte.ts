import { dilated, eroded, halved, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type PlaneWork, restorePlane } from '../restore/still-mark.ts'
import type { Picture } from './contrast.ts'
import type { FoundMark } from './find-substance.ts'
import { CODING_VARIANCE } from './fit-plane.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from './matte.ts'
import type { Substance } from './steps.ts'

/** Compression and soft edges spread a mark this far beyond its pixels. */
const REACH = 3
/** Standard deviation of alpha well inside a mark, and the least elsewhere. */
const PLATEAU = 0.008
const SMALLEST = 0.012
/** At least this many of a zone's clearest pixels represent all of it. */
const CLEAR = 60
const WILDEST = 25

export function shapeOf({ width, height }: Mask, { label }: FoundMark): Mask {
  return dilated({ width, height, data: label.map((value) => Math.min(1, value)) }, REACH)
}

/** Alpha of each pixel of a mark whose substance and rough shape are known. */
export function labelledMatte(
  pictures: readonly Picture[],
  shape: Mask,
  mark: FoundMark,
  works: readonly PlaneWork[],
): Matte {
  const first = lumaMatte(pictures, shape, mark, works[0]!)
  const small = halved(shape)
  const substanceAt = nearestSubstance(shape, mark, first.indices)
  const alphas = halfAlpha(first, shape, substanceAt)
  const colour = (plane: 1 | 2): PlaneMatte => {
    const matte = emptyPlaneMatte(small)
    for (let k = 0; k < matte.indices.length; k++) {
      const at = matte.indices[k]!
      const alpha = alphas.data[at]!
      const colour = alphas.added[plane - 1]![at]!
      setPixel(matte, k, alpha, alpha > 0 ? colour / alpha : 128, alphas.spread[at]!, 400)
    }
    return matte
  }
  return { shape, planes: [first, colour(1), colour(2)] }
}

function setPixel(
  matte: PlaneMatte,
  k: number,
  alpha: number,
  colour: number,
  spread: number,
  apart: number,
): void {
  const transmittance = 1 - alpha
  matte.transmittance[k] = transmittance
  matte.premultiplied[k] = alpha * colour
  matte.variance[k] =
    transmittance < 0.08
      ? Number.POSITIVE_INFINITY
      : (CODING_VARIANCE + spread * spread * apart) / (transmittance * transmittance)
}

function lumaMatte(
  pictures: readonly Picture[],
  shape: Mask,
  mark: FoundMark,
  work: PlaneWork,
): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  const { indices } = matte
  const substanceAt = nearestSubstance(shape, mark, indices)
  const zone = zonesOf(shape, mark, indices)
  const labelled = calibrated(labelledAlphas(pictures, matte, zone, substanceAt, work), zone)
  const usual = usualAlphas(labelled, zone)
  for (let k = 0; k < indices.length; k++) {
    const { mean, variance } = usual[zone[k]!]!
    const sure = labelled.sure[k]! + 1 / variance
    const between = (labelled.sure[k]! * labelled.alpha[k]! + mean / variance) / sure
    const { transmittance, colour } = substanceAt[k]!
    const full = 1 - transmittance
    const alpha = zone[k] === INNER ? full : Math.min(0.98, Math.max(0, between))
    const spread = zone[k] === INNER ? PLATEAU : Math.sqrt(1 / sure)
    setPixel(matte, k, alpha, colour[0], spread, labelled.apart[k]!)
  }
  return matte
}

/** Zone of a pixel: well inside, at the rim on either side, or beyond it. */
const [INNER, WITHIN, WITHOUT, BEYOND] = [0, 1, 2, 3]
const ZONES = 4

function zonesOf(shape: Mask, { substances, label }: FoundMark, indices: Int32Array): Uint8Array {
  const inner = substances.map((_, n) => eroded(maskOf(shape, label, n + 1), 1).data)
  const close = dilated({ ...shape, data: label.map((value) => Math.min(1, value)) }, 1).data
  return Uint8Array.from(indices, (at) => {
    if (inner.some((data) => data[at]!)) return INNER
    if (label[at]) return WITHIN
    return close[at] ? WITHOUT : BEYOND
  })
}

const maskOf = (shape: Mask, label: Uint8Array, number: number): Mask => ({
  ...shape,
  data: label.map((value) => (value === number ? 1 : 0)),
})

/** The substance of a pixel or, beside the mark, of the nearest part of the mark. */
function nearestSubstance(
  shape: Mask,
  { substances, label }: FoundMark,
  indices: Int32Array,
): Substance[] {
  const nearest = label.slice()
  for (let reach = 1; reach <= REACH; reach++)
    substances.forEach((_, n) => {
      const grown = dilated(maskOf(shape, label, n + 1), reach).data
      for (let at = 0; at < grown.length; at++) if (grown[at] && !nearest[at]) nearest[at] = n + 1
    })
  return Array.from(indices, (at) => substances[Math.max(1, nearest[at]!) - 1]!)
}

interface Told {
  alpha: Float32Array
  /** Precision of alpha: one over its variance. */
  sure: Float32Array
  /** Mean squared difference between color and background. */
  apart: Float32Array
}

/** Alpha of each pixel on its own: what it shows against its surroundings. */
function labelledAlphas(
  pictures: readonly Picture[],
  { indices }: PlaneMatte,
  zone: Uint8Array,
  substanceAt: readonly Substance[],
  work: PlaneWork,
): Told {
  const count = indices.length
  const list = () => new Float32Array(count)
  const [alpha, sure, apart, known, weights] = [list(), list(), list(), list(), list()]
  for (const [{ data, ...size }] of pictures) {
    const luma = { ...size, data: data.slice() }
    const evidence = { values: list(), precision: list() }
    for (let k = 0; k < count; k++) {
      if (zone[k] !== INNER) continue
      const { transmittance, colour } = substanceAt[k]!
      evidence.values[k] = (data[indices[k]!]! - (1 - transmittance) * colour[0]) / transmittance
      evidence.precision[k] = transmittance ** 2 / CODING_VARIANCE
    }
    restorePlane(luma, work, evidence)
    for (let k = 0; k < count; k++) {
      const at = indices[k]!
      const difference = substanceAt[k]!.colour[0] - luma.data[at]!
      const shown = data[at]! - luma.data[at]!
      const noise = CODING_VARIANCE + 0.5 * work.texture[k]! + unrest(luma, at)
      const weight = 1 / noise
      alpha[k] = alpha[k]! + weight * difference * shown
      known[k] = known[k]! + weight * difference * difference
      sure[k] = sure[k]! + weight * weight * difference * difference
      weights[k] = weights[k]! + weight
      apart[k] = apart[k]! + (difference * difference) / pictures.length
    }
  }
  for (let k = 0; k < count; k++) {
    alpha[k] = alpha[k]! / Math.max(1e-6, known[k]!)
    // A still picture repeats the same evidence, so its moments count as one.
    sure[k] = sure[k]! / weights[k]!
  }
  return { alpha, sure, apart }
}

const STRIDE = 3

/** The picture's squared change across a rim at this moment: the likely error of a guess. */
function unrest({ width, height, data }: Plane, at: number): number {
  const x = at % width
  const row = at - x
  const left = data[row + Math.max(0, x - STRIDE)]!
  const right = data[row + Math.min(width - 1, x + STRIDE)]!
  const up = data[Math.max(x, at - STRIDE * width)]!
  const down = data[Math.min((height - 1) * width + x, at + STRIDE * width)]!
  return ((right - left) ** 2 + (down - up) ** 2) / 8
}

interface Usual {
  mean: number
  variance: number
}

/** Mean and spread of alpha over each zone's clearest pixels: how soft this mark's rim is. */
function usualAlphas({ alpha, sure }: Told, zone: Uint8Array): Usual[] {
  return Array.from({ length: ZONES }, (_, which) => {
    const own = Array.from(zone.keys()).filter((k) => zone[k] === which)
    own.sort((a, b) => sure[b]! - sure[a]!)
    const clear = own.slice(0, Math.max(CLEAR, own.length >> 2))
    let [weights, sum, squares, noise] = [1e-9, 0, 0, 0]
    for (const k of clear) {
      const weight = sure[k]!
      weights += weight
      sum += weight * alpha[k]!
      squares += weight * alpha[k]! ** 2
      noise++
    }
    const mean = sum / weights
    const variance = squares / weights - mean * mean - noise / weights
    return { mean: Math.max(0, mean), variance: Math.max(SMALLEST ** 2, variance) }
  })
}

/** Beside the mark, alpha is zero: whatever was measured there shows how far to trust the rest. */
function calibrated({ alpha, sure, apart }: Told, zone: Uint8Array): Told {
  let [sum, count] = [0, 1e-9]
  for (let k = 0; k < zone.length; k++) {
    if (zone[k] !== BEYOND) continue
    sum += Math.min(WILDEST, alpha[k]! ** 2 * sure[k]!)
    count++
  }
  const excess = Math.max(1, sum / count)
  return { alpha, sure: sure.map((value) => value / excess), apart }
}

/** Alpha of the chroma samples: the mean over the pixels that each covers. */
function halfAlpha(
  { indices, transmittance, variance }: PlaneMatte,
  { width, height }: Mask,
  substanceAt: readonly Substance[],
) {
  const half = (width + 1) >> 1
  const list = () => new Float32Array(half * ((height + 1) >> 1))
  const [data, spread, blue, red] = [list(), list(), list(), list()]
  for (let k = 0; k < indices.length; k++) {
    const at = indices[k]!
    const to = (((at / width) | 0) >> 1) * half + ((at % width) >> 1)
    const alpha = (1 - transmittance[k]!) / 4
    const { colour } = substanceAt[k]!
    data[to] = data[to]! + alpha
    blue[to] = blue[to]! + alpha * colour[1]
    red[to] = red[to]! + alpha * colour[2]
    if (variance[k]! > 3 * CODING_VARIANCE) spread[to] = 0.06
  }
  return { data, spread, added: [blue, red] as const }
}
