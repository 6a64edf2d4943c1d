import { mapTriple, tripleOf } from '../../triple.ts'
import type { Steps, Substance } from './steps.ts'
import { CHANNELS } from './stills.ts'
import { plausible } from './substance.ts'

const COLOURFUL = 10
const DENSITIES = [0.35, 0.6, 0.85]

/** Candidates with a hue: the mean of everything more colorful than its surroundings. */
export function colouredSubstances({ near, far, count }: Steps): Substance[] {
  const [on, off] = [tripleOf(() => 0), tripleOf(() => 0)]
  let total = 0
  for (let at = 0; at < count * CHANNELS; at += CHANNELS) {
    if (colourfulness(near, at) - colourfulness(far, at) < COLOURFUL) continue
    total++
    for (let c = 0; c < CHANNELS; c++) {
      on[c] = on[c]! + near[at + c]!
      off[c] = off[c]! + far[at + c]!
    }
  }
  if (total < 50) return []
  return DENSITIES.flatMap((alpha) => {
    const colour = mapTriple(on, (sum, c) => (sum - (1 - alpha) * off[c]) / (alpha * total))
    const substance = { transmittance: 1 - alpha, colour }
    return plausible(substance) ? [substance] : []
  })
}

const colourfulness = (pixels: Float32Array, at: number): number =>
  Math.hypot(pixels[at + 1]! - 128, pixels[at + 2]! - 128)
