import { tripleOf } from '../../triple.ts'
import type { Steps, Substance } from './steps.ts'
import { CHANNELS } from './stills.ts'
import { CLEAREST, DENSEST, fittedTo, misfit, plausible, stepSize } from './substance.ts'

const TRIES = 1500
/** Misfit, over three channels, at which a step no longer supports a substance. */
const TOLERANCE = 12
const KEPT = 4
/** Two candidates this close together count as one. */
const ALIKE = 14
/** How many of the best supported pairs are refined, without those that would give the same result. */
const REFINED = 60
const SAME = 3.5

/**
 * Candidates for a mark's substance. Across the edge of a mark, the inside is a blend of the outside with a single
 * color. Random sample consensus (RANSAC, Fischler & Bolles 1981) with the bounded loss of MSAC: pairs of steps yield
 * transmittance and color, and the candidates that most steps support are kept, except those that the surroundings
 * support too.
 */
export function candidateSubstances(inside: Steps, beside: Steps): Substance[] {
  if (inside.count < 50) return []
  const share = inside.count / Math.max(inside.count / 8, beside.count)
  const found: { substance: Substance; support: number }[] = []
  for (let n = 0; n < TRIES; n++) {
    const one = Math.floor(random(2 * n) * inside.count)
    const other = Math.floor(random(2 * n + 1) * inside.count)
    const substance = substanceThrough(inside, one, other)
    if (!substance) continue
    found.push({ substance, support: supportOf(substance, inside, 7) })
  }
  found.sort((a, b) => b.support - a.support)
  const best: { substance: Substance; support: number }[] = []
  const tried: Substance[] = []
  for (const { substance } of found.slice(0, REFINED)) {
    if (tried.some((known) => distance(known, substance) < SAME)) continue
    tried.push(substance)
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

/** A pseudorandom number, the same in every run. */
function random(n: number): number {
  let h = (n + 1) * 0x9e3779b1
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}

function substanceThrough({ near, far }: Steps, one: number, other: number): Substance | null {
  const [a, b] = [one * CHANNELS, other * CHANNELS]
  let [products, squares] = [0, 0]
  for (let c = 0; c < CHANNELS; c++) {
    const apart = far[b + c]! - far[a + c]!
    products += apart * (near[b + c]! - near[a + c]!)
    squares += apart * apart
  }
  if (squares < 300) return null
  const slope = products / squares
  if (slope < DENSEST || slope > CLEAREST) return null
  const colour = tripleOf(
    (c) => (near[a + c]! + near[b + c]! - slope * (far[a + c]! + far[b + c]!)) / (2 * (1 - slope)),
  )
  return plausible({ transmittance: slope, colour })
}

/** Number of steps explained, each weighted by how much it needed explaining. */
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

/** The substance fitted to all steps that agree with a candidate. */
function refined(substance: Substance, steps: Steps): Substance {
  const fit = fittedTo(steps, agreeing(substance, steps))
  return (fit && plausible(fit.substance)) ?? substance
}

function agreeing(substance: Substance, steps: Steps): Int32Array {
  const own = new Int32Array(steps.count)
  let count = 0
  for (let at = 0; at < steps.count * CHANNELS; at += CHANNELS)
    if (misfit(substance, steps, at) <= 1.5 * TOLERANCE && stepSize(steps, at) >= 0.5 * TOLERANCE)
      own[count++] = at
  return own.subarray(0, count)
}

const distance = (a: Substance, b: Substance): number =>
  150 * Math.abs(a.transmittance - b.transmittance) +
  (1 - a.transmittance) *
    a.colour.reduce((sum, value, c) => sum + Math.abs(value - b.colour[c]!), 0)
