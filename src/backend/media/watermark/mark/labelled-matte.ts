import { dilated, eroded, halved, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { type PlaneWork, restorePlane } from '../restore/still-mark.ts'
import type { Picture } from './contrast.ts'
import type { FoundMark } from './find-substance.ts'
import { CODING_VARIANCE } from './fit-plane.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from './matte.ts'
import type { Substance } from './steps.ts'

/** An encoder and soft edges carry a mark this far beyond its pixels. */
const REACH = 3
/** How well the alpha well inside a mark is known, and how far it strays elsewhere at least. */
const PLATEAU = 0.008
const SMALLEST = 0.012
/** At least so many of the clearest pixels of a zone represent all of it. */
const CLEAR = 60
const WILDEST = 25

export function shapeOf({ width, height }: Mask, { label }: FoundMark): Mask {
  return dilated({ width, height, data: label.map((value) => Math.min(1, value)) }, REACH)
}

/** Alpha of every pixel of a mark whose substance and rough shape are known. */
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

/** The substance of a pixel or, beside the mark, of the part of the mark it is nearest to. */
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
  /** One over the variance of alpha. */
  sure: Float32Array
  /** Mean square of what colour and background are apart. */
  apart: Float32Array
}

/** Alpha of each pixel by itself: what it shows against what goes on around it. */
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
    // A still picture repeats the same evidence: its moments count as one.
    sure[k] = sure[k]! / weights[k]!
  }
  return { alpha, sure, apart }
}

const STRIDE = 3

/** How much the picture changes across a rim at this moment, squared: what a guess may be off. */
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

/** Mean and spread of alpha over the clearest pixels of each zone: how soft this mark's rim is. */
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

/** Beside the mark alpha is zero: what was measured there all the same shows how far to trust the rest. */
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

/** Alpha of the colour samples: the mean over the pixels each covers. */
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
