import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import type { PlaneMatte } from '../mark/matte.ts'
import type { Evidence } from '../picture/field.ts'
import type { Plane } from '../picture/plane.ts'

/** Below this transmittance, the background can't be measured. */
const OPAQUE_BELOW = 0.08
/** Variance of what an opaque mark adds, which was never measured. */
const UNTOLD = 30
/** Standard deviation of a mark's strength in a frame, measured by its edges alone and by its background. */
const ROUGH = 0.04
const FINE = 0.006
/** With this much evidence from the background, the edges aren't used. */
const TELLING = 4000
const ROUNDS = 4
const OUTLYING = 8

export interface Strength {
  value: number
  /** Standard deviation of the value. */
  spread: number
}

/** A mark's matte in a frame that shows it at this strength. */
export function weakened(matte: PlaneMatte, { value, spread }: Strength): PlaneMatte {
  if (value === 1) return matte
  const { indices, transmittance, premultiplied, variance } = matte
  const weaker = {
    indices,
    transmittance: transmittance.map((light) => 1 - value * (1 - light)),
    premultiplied: premultiplied.map((light) => value * light),
    variance: new Float32Array(indices.length),
  }
  for (let k = 0; k < indices.length; k++) {
    const full = transmittance[k]!
    const isOpaque = full < OPAQUE_BELOW
    // A transparent pixel with infinite variance was never measured.
    const isUnknown = !isOpaque && variance[k]! === Number.POSITIVE_INFINITY
    const light = weaker.transmittance[k]!
    if (isUnknown || light < OPAQUE_BELOW) {
      weaker.variance[k] = Number.POSITIVE_INFINITY
      continue
    }
    const doubt = isOpaque ? UNTOLD : Math.max(0, variance[k]! * full ** 2 - CODING_VARIANCE)
    // The mark's change to a medium-bright picture.
    const change = premultiplied[k]! - (1 - full) * 128
    weaker.variance[k] =
      (CODING_VARIANCE + value ** 2 * doubt + (spread * change) ** 2) / light ** 2
  }
  return weaker
}

/** The mark's strength in a frame whose background is known from other frames. */
export function strengthBy(
  { data }: Plane,
  matte: PlaneMatte,
  behind: Evidence,
  guess: number,
): Strength {
  const { indices, transmittance, premultiplied } = matte
  let value = guess
  let told = 0
  for (let round = 0; round < ROUNDS; round++) {
    let products = 0
    told = 0
    for (let k = 0; k < indices.length; k++) {
      const sure = behind.precision[k]!
      if (sure <= 0) continue
      const below = behind.values[k]!
      const change = premultiplied[k]! - (1 - transmittance[k]!) * below
      const step = data[indices[k]!]! - below
      const error = Math.abs(step - value * change)
      const weight = 1 / ((CODING_VARIANCE + 1 / sure) * (1 + (error / OUTLYING) ** 2))
      products += weight * change * step
      told += weight * change * change
    }
    if (told < TELLING) return { value: guess, spread: ROUGH }
    value = Math.min(1, Math.max(0, products / told))
  }
  return { value, spread: FINE }
}
