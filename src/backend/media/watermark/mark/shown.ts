import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import type { FoundMark } from './find-substance.ts'
import { rimPairs } from './rim.ts'

/** On a background of the mark's own color, nobody can see whether the mark is there. */
const LEAST = 0.08

/**
 * The mark's strength at each moment, from the steps across its rim: 1 is its usual strength, 0 its absence. A moment
 * in which it can't be measured takes the previous one's strength.
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

/** A permanent mark has at least this strength in nearly every moment, and never vanishes. */
const PRESENT = 0.5
const NEARLY_EVERY = 0.08
const NOTHING = 0.25

/** Whether a mark with these strengths over time is there from beginning to end. */
export function stays(shown: Float32Array): boolean {
  const ordered = shown.toSorted()
  if ((ordered[0] ?? 0) < NOTHING) return false
  return (ordered[Math.floor(ordered.length * NEARLY_EVERY)] ?? 0) > PRESENT
}
