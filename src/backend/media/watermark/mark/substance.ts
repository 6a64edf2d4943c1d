import type { Steps, Substance } from './steps.ts'
import { CHANNELS } from './stills.ts'

const TRIES = 1500
/** Misfit, over three channels, at which a step no longer supports a substance. */
const TOLERANCE = 12
const [CLEAREST, DENSEST] = [0.9, 0.12]
const KEPT = 4
const GAMUT = 32
/** Two candidates this near to each other are one. */
const ALIKE = 14

/**
 * Candidates for what a mark is made of. Across the edge of a mark, what is seen on its side is a
 * mixture of what is seen beside it and of one colour: pairs of steps tell mixture and colour, and
 * the candidates that most steps agree with are kept, less those the surroundings agree with too.
 */
export function candidateSubstances(inside: Steps, beside: Steps): Substance[] {
  if (inside.count < 50) return []
  const share = inside.count / Math.max(inside.count / 8, beside.count)
  const found: { substance: Substance; support: number }[] = []
  for (let n = 0; n < TRIES; n++) {
    const one = Math.floor(random(2 * n) * inside.count)
    const other = Math.floor(random(2 * n + 1) * inside.count)
    const substance = through(inside, one, other)
    if (!substance) continue
    found.push({ substance, support: supportOf(substance, inside, 7) })
  }
  found.sort((a, b) => b.support - a.support)
  const best: { substance: Substance; support: number }[] = []
  for (const { substance } of found.slice(0, 60)) {
    const better = refined(refined(substance, inside), inside)
    if (best.some((known) => distance(known.substance, better) < ALIKE)) continue
    const usual = beside.count > 50 ? Math.min(1, share) * supportOf(better, beside, 3) : 0
    best.push({ substance: better, support: supportOf(better, inside, 1) - usual })
  }
  return best
    .filter(({ support }) => support > 0)
    .sort((a, b) => b.support - a.support)
    .slice(0, KEPT)
    .map(({ substance }) => substance)
}

const COLOURFUL = 10
const DENSITIES = [0.35, 0.6, 0.85]

/** Candidates of a colour: the mean of what is more colourful than what lies beside it. */
export function colouredSubstances({ near, far, count }: Steps): Substance[] {
  const [on, off] = [
    [0, 0, 0],
    [0, 0, 0],
  ] as [number[], number[]]
  let total = 0
  for (let at = 0; at < count * CHANNELS; at += CHANNELS) {
    if (colourfulness(near, at) - colourfulness(far, at) < COLOURFUL) continue
    total++
    for (let c = 0; c < CHANNELS; c++) {
      on[c] = (on[c] as number) + (near[at + c] as number)
      off[c] = (off[c] as number) + (far[at + c] as number)
    }
  }
  if (total < 50) return []
  return DENSITIES.flatMap((alpha) => {
    const colour = on.map((sum, c) => (sum - (1 - alpha) * (off[c] as number)) / (alpha * total))
    const substance = { through: 1 - alpha, colour: colour as unknown as Substance['colour'] }
    return plausible(substance) ? [substance] : []
  })
}

const colourfulness = (pixels: Float32Array, at: number): number =>
  Math.hypot((pixels[at + 1] as number) - 128, (pixels[at + 2] as number) - 128)

/** The same sequence in every run. */
function random(n: number): number {
  let h = (n + 1) * 0x9e3779b1
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}

function through({ near, far }: Steps, one: number, other: number): Substance | null {
  const [a, b] = [one * CHANNELS, other * CHANNELS]
  let [products, squares] = [0, 0]
  for (let c = 0; c < CHANNELS; c++) {
    const apart = (far[b + c] as number) - (far[a + c] as number)
    products += apart * ((near[b + c] as number) - (near[a + c] as number))
    squares += apart * apart
  }
  if (squares < 300) return null
  const slope = products / squares
  if (slope < DENSEST || slope > CLEAREST) return null
  const colour = [0, 1, 2].map(
    (c) =>
      ((near[a + c] as number) +
        (near[b + c] as number) -
        slope * ((far[a + c] as number) + (far[b + c] as number))) /
      (2 * (1 - slope)),
  )
  return plausible({ through: slope, colour: colour as unknown as Substance['colour'] })
}

/** No light below none and none beyond the brightest, with room for what is not measured exactly. */
function plausible(substance: Substance): Substance | null {
  const [luma, blue, red] = substance.colour
  const light = 1.164 * (luma - 16)
  const lights = [
    light + 1.7 * (red - 128),
    light - 0.3 * (blue - 128) - 0.67 * (red - 128),
    light + 2.07 * (blue - 128),
  ]
  return lights.every((value) => value > -GAMUT && value < 255 + GAMUT) ? substance : null
}

/** How far a step is from what the substance would make of it. */
function misfit({ through: slope, colour }: Substance, { near, far }: Steps, at: number): number {
  let sum = 0
  for (let c = 0; c < CHANNELS; c++)
    sum += Math.abs(
      (near[at + c] as number) -
        slope * (far[at + c] as number) -
        (1 - slope) * (colour[c] as number),
    )
  return sum
}

function stepSize({ near, far }: Steps, at: number): number {
  let sum = 0
  for (let c = 0; c < CHANNELS; c++)
    sum += Math.abs((near[at + c] as number) - (far[at + c] as number))
  return sum
}

/** Steps explained, each as far as it needed explaining. */
function supportOf(substance: Substance, steps: Steps, stride: number): number {
  let support = 0
  for (let n = 0; n < steps.count; n += stride) {
    const left = misfit(substance, steps, n * CHANNELS) / TOLERANCE
    if (left >= 1) continue
    const needed = Math.min(1, stepSize(steps, n * CHANNELS) / TOLERANCE - left)
    if (needed > 0) support += (1 - left * left) * needed
  }
  return support * stride
}

/** Both sides of an edge see the same pictures: mean and spread beside it tell those under it. */
export function refined(substance: Substance, steps: Steps): Substance {
  const near = [0, 0, 0]
  const far = [0, 0, 0]
  let [nearSquares, farSquares, total] = [0, 0, 1e-9]
  const own: number[] = []
  for (let n = 0; n < steps.count; n++) {
    const at = n * CHANNELS
    if (misfit(substance, steps, at) > 1.5 * TOLERANCE) continue
    if (stepSize(steps, at) < 0.5 * TOLERANCE) continue
    own.push(at)
    for (let c = 0; c < CHANNELS; c++) {
      near[c] = (near[c] as number) + (steps.near[at + c] as number)
      far[c] = (far[c] as number) + (steps.far[at + c] as number)
    }
    total++
  }
  for (const at of own)
    for (let c = 0; c < CHANNELS; c++) {
      nearSquares += ((steps.near[at + c] as number) - (near[c] as number) / total) ** 2
      farSquares += ((steps.far[at + c] as number) - (far[c] as number) / total) ** 2
    }
  if (own.length < 30 || farSquares < 20 * own.length) return substance
  const slope = Math.min(CLEAREST, Math.max(DENSEST, Math.sqrt(nearSquares / farSquares)))
  const colour = [0, 1, 2].map(
    (c) => ((near[c] as number) - slope * (far[c] as number)) / total / (1 - slope),
  ) as unknown as Substance['colour']
  return plausible({ through: slope, colour }) ?? substance
}

const distance = (a: Substance, b: Substance): number =>
  150 * Math.abs(a.through - b.through) +
  (1 - a.through) *
    a.colour.reduce((sum, value, c) => sum + Math.abs(value - (b.colour[c] as number)), 0)

/** What the rim of a mark tells of its substance, and how well. */
export interface Told {
  substance: Substance
  /** How large its steps are with the mark, and without. */
  before: number
  after: number
  /** How much what is seen on the mark goes with what is seen beside it: 0 to 1. */
  shared: number
}

export function matched(substance: Substance, steps: Steps): Told {
  const better = spreadMatched(spreadMatched(substance, steps, 40), steps, 25)
  let [before, after] = [0, 0]
  for (let n = 0; n < steps.count; n++) {
    before += Math.min(100, stepSize(steps, n * CHANNELS))
    after += Math.min(100, misfit(better, steps, n * CHANNELS) / better.through)
  }
  return {
    substance: better,
    before: before / steps.count,
    after: after / steps.count,
    shared: correlation(steps),
  }
}

/** Over all three channels, each about its own mean. */
function correlation({ near, far, count }: Steps): number {
  const means = (values: Float32Array) =>
    [0, 1, 2].map((c) => {
      let sum = 0
      for (let at = c; at < values.length; at += CHANNELS) sum += values[at] as number
      return sum / count
    })
  const [nearMean, farMean] = [means(near), means(far)]
  let [nearSquares, farSquares, products] = [1e-6, 1e-6, 0]
  for (let at = 0; at < near.length; at++) {
    const n = (near[at] as number) - (nearMean[at % CHANNELS] as number)
    const f = (far[at] as number) - (farMean[at % CHANNELS] as number)
    nearSquares += n * n
    farSquares += f * f
    products += n * f
  }
  return products / Math.sqrt(nearSquares * farSquares)
}

function spreadMatched(substance: Substance, steps: Steps, tolerance: number): Substance {
  const near = [0, 0, 0]
  const far = [0, 0, 0]
  const own: number[] = []
  for (let n = 0; n < steps.count; n++) {
    const at = n * CHANNELS
    if (misfit(substance, steps, at) / (0.5 + 0.5 * substance.through) > tolerance) continue
    own.push(at)
    for (let c = 0; c < CHANNELS; c++) {
      near[c] = (near[c] as number) + (steps.near[at + c] as number)
      far[c] = (far[c] as number) + (steps.far[at + c] as number)
    }
  }
  const total = own.length
  let [nearSquares, farSquares] = [0, 1e-6]
  for (const at of own)
    for (let c = 0; c < CHANNELS; c++) {
      nearSquares += ((steps.near[at + c] as number) - (near[c] as number) / total) ** 2
      farSquares += ((steps.far[at + c] as number) - (far[c] as number) / total) ** 2
    }
  if (own.length < 30 || farSquares < 20 * own.length) return substance
  const slope = Math.min(CLEAREST, Math.max(DENSEST, Math.sqrt(nearSquares / farSquares)))
  const colour = [0, 1, 2].map(
    (c) => ((near[c] as number) - slope * (far[c] as number)) / total / (1 - slope),
  ) as unknown as Substance['colour']
  return withinGamut({ through: slope, colour }, near[0] as number, far[0] as number, total)
}

const [BLACKEST, WHITEST] = [16, 235]

/** No mark is whiter than white: where the spread misleads, the means tell what white lets through. */
function withinGamut(
  { through: slope, colour }: Substance,
  near: number,
  far: number,
  total: number,
): Substance {
  const luma = Math.min(WHITEST, Math.max(BLACKEST, colour[0]))
  const apart = luma - far / total
  if (luma === colour[0] || Math.abs(apart) < 8) return { through: slope, colour }
  const through = Math.min(CLEAREST, Math.max(DENSEST, (luma - near / total) / apart))
  const chroma = (c: 1 | 2) => 128 + ((colour[c] - 128) * (1 - slope)) / (1 - through)
  return { through, colour: [luma, chroma(1), chroma(2)] }
}
