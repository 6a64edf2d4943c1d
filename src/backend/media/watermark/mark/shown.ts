import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import type { FoundMark } from './find-substance.ts'
import { rimPairs } from './rim.ts'

/** On a background of the mark's own colour nobody can see whether the mark is there. */
const LEAST = 0.08

/**
 * How much of a mark each moment shows, by the steps across its rim: 1 as usual, 0 nothing of it.
 * A moment in which that cannot be seen is taken to be as the one before.
 */
export function shownOverTime(
  lumas: Iterable<Plane>,
  regionMask: Mask,
  { substances, label }: FoundMark,
): Float32Array {
  const pairs = rimPairs({ ...regionMask, data: label.map((value) => Math.min(1, value)) })
  const sums = Array.from(lumas, ({ data }) => {
    let [products, squares] = [0, 1e-6]
    for (let n = 0; n < pairs.length; n += 2) {
      const at = pairs[n]!
      const { transmittance, colour } = substances[label[at]! - 1]!
      const beside = data[pairs[n + 1]!]!
      const step = (1 - transmittance) * (colour[0] - beside)
      products += step * (data[at]! - beside)
      squares += step * step
    }
    return { products, squares }
  })
  const usual = sums.reduce((sum, { squares }) => sum + squares, 0) / sums.length
  let last = 1
  return Float32Array.from(sums, ({ products, squares }) => {
    if (squares > LEAST * usual) last = products / squares
    return last
  })
}

/** A mark that stays shows at least this much of itself in nearly every moment, and never nothing. */
const PRESENT = 0.5
const NEARLY_EVERY = 0.08
const NOTHING = 0.25

/** Whether a mark that shows so much of itself over time is there from beginning to end. */
export function stays(shown: Float32Array): boolean {
  const ordered = shown.toSorted()
  if ((ordered[0] ?? 0) < NOTHING) return false
  return (ordered[Math.floor(ordered.length * NEARLY_EVERY)] ?? 0) > PRESENT
}
