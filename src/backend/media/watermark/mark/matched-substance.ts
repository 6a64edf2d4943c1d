import type { Steps, Substance } from './steps.ts'
import { CHANNELS } from './stills.ts'
import { type Fit, fittedTo, misfit, stepSize, withinDensities } from './substance.ts'

/** The substance measured across a mark's rim, and how well it explains the rim. */
export interface Told {
  substance: Substance
  /** Size of the steps with the mark, and without it. */
  before: number
  after: number
  /** Correlation between what is seen on the mark and beside it: 0 to 1. */
  shared: number
}

/** Measures a substance across a mark's rim, starting from the assumed one. */
export function matched(substance: Substance, steps: Steps): Told {
  const better = spreadMatched(spreadMatched(substance, steps, 40), steps, 25)
  let [before, after] = [0, 0]
  for (let n = 0; n < steps.count; n++) {
    before += Math.min(100, stepSize(steps, n * CHANNELS))
    after += Math.min(100, misfit(better, steps, n * CHANNELS) / better.transmittance)
  }
  return {
    substance: better,
    before: before / steps.count,
    after: after / steps.count,
    shared: correlation(steps),
  }
}

/** Over all three channels, each relative to its own mean. */
function correlation({ near, far }: Steps): number {
  let [nearSquares, farSquares, products] = [1e-6, 1e-6, 0]
  for (let c = 0; c < CHANNELS; c++) {
    const [nearMean, farMean] = [meanOf(near, c), meanOf(far, c)]
    for (let at = c; at < near.length; at += CHANNELS) {
      const n = near[at]! - nearMean
      const f = far[at]! - farMean
      nearSquares += n * n
      farSquares += f * f
      products += n * f
    }
  }
  return products / Math.sqrt(nearSquares * farSquares)
}

function meanOf(values: Float32Array, channel: number): number {
  let sum = 0
  for (let at = channel; at < values.length; at += CHANNELS) sum += values[at]!
  return sum / (values.length / CHANNELS)
}

function spreadMatched(substance: Substance, steps: Steps, tolerance: number): Substance {
  const own = new Int32Array(steps.count)
  let count = 0
  for (let at = 0; at < steps.count * CHANNELS; at += CHANNELS)
    if (misfit(substance, steps, at) / (0.5 + 0.5 * substance.transmittance) <= tolerance)
      own[count++] = at
  const fit = fittedTo(steps, own.subarray(0, count))
  return fit ? withinGamut(fit) : substance
}

const [BLACKEST, WHITEST] = [16, 235]

/** No mark is whiter than white: if the variance misleads, the means yield the transmittance of white. */
function withinGamut({ substance, near, far }: Fit): Substance {
  const { transmittance: slope, colour } = substance
  const luma = Math.min(WHITEST, Math.max(BLACKEST, colour[0]))
  const apart = luma - far[0]!
  if (luma === colour[0] || Math.abs(apart) < 8) return substance
  const transmittance = withinDensities((luma - near[0]!) / apart)
  const chroma = (c: 1 | 2) => 128 + ((colour[c] - 128) * (1 - slope)) / (1 - transmittance)
  return { transmittance, colour: [luma, chroma(1), chroma(2)] }
}
