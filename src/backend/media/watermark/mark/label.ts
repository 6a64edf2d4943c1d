import { type LabelEnergy, labelEnergy } from './label-energy.ts'
import { type NeighbourGraph, PAIRS_PER_PIXEL } from './neighbour-graph.ts'
import type { Substance } from './steps.ts'
import type { Stills } from './stills.ts'

/** Most rounds, if the labels don't settle earlier. */
const ROUNDS = 24
/** If at most this share of the pixels changes sides in two rounds, the labeling is final. */
const SETTLED = 1 / 2000

export interface Labelling {
  label: Uint8Array
  /** How much smoother the picture is across the mark's edge without the mark than with it. */
  gain: number
}

/**
 * The pixels covered by a mark of a given substance: those for which removing the mark makes the picture continue most
 * smoothly across its edge. A Markov random field with two labels per pixel, whose energy is minimized by message
 * passing.
 */
export function labelMark(stills: Stills, substance: Substance, rounds = ROUNDS): Labelling {
  const energy = labelEnergy(stills, substance)
  const covered = minimise(energy, rounds)
  const { margin } = energy.neighbours
  const label = covered.subarray(margin, margin + energy.size)
  return { label, gain: gainOf(energy, covered) }
}

/**
 * Sequential tree-reweighted message passing (TRW-S, Kolmogorov 2006): forward and backward in reading order, each
 * pixel dividing its belief evenly among its chains. With submodular pairwise costs, it converges to the optimal
 * labeling. Returns one byte per pixel, including the margin.
 */
function minimise({ neighbours, unary, first, second }: LabelEnergy, rounds: number): Uint8Array {
  const { nodes, share, margin } = neighbours
  const steps = stepsOf(neighbours)
  const { sum, forth, back } = neighbours.scratch
  sum.set(unary)
  forth.fill(0)
  back.fill(0)
  const messages = { first, second, share, sum, forth, back }
  const covered = [0, 0]
  for (let round = 0; round < rounds && !hasConverged(covered, nodes.length); round++) {
    forwardPass(messages, nodes, margin, steps)
    backwardPass(messages, nodes, margin, steps)
    covered.push(countBelow(sum, nodes, margin))
  }
  const label = new Uint8Array(sum.length)
  for (let k = 0; k < nodes.length; k++) {
    const at = nodes[k]! + margin
    if (sum[at]! < 0) label[at] = 1
  }
  return label
}

/** Memory offsets from a pixel to the second one of each of its pairs. */
const stepsOf = ({ beside, across }: NeighbourGraph): Int32Array =>
  new Int32Array([...beside, ...across].map(({ step }) => step))

/** One message in each direction per pair, and each pixel's cost including all messages received. */
interface Messages extends Pick<LabelEnergy, 'first' | 'second'> {
  share: Float32Array
  sum: Float32Array
  forth: Float32Array
  back: Float32Array
}

/** Updates the messages from each pixel to later ones. */
function forwardPass(
  { first, second, share, sum, forth, back }: Messages,
  nodes: Int32Array,
  margin: number,
  steps: Int32Array,
): void {
  for (let k = 0; k < nodes.length; k++) {
    const i = nodes[k]! + margin
    const known = share[i]! * sum[i]!
    for (let n = 0, e = i * PAIRS_PER_PIXEL; n < PAIRS_PER_PIXEL; n++, e++) {
      const j = i + steps[n]!
      const cavity = known - back[e]!
      const message = Math.min(second[e]!, cavity) - Math.min(0, cavity + first[e]!)
      sum[j] = sum[j]! + message - forth[e]!
      forth[e] = message
    }
  }
}

/** Updates the messages from each pixel to earlier ones. */
function backwardPass(
  { first, second, share, sum, forth, back }: Messages,
  nodes: Int32Array,
  margin: number,
  steps: Int32Array,
): void {
  for (let k = nodes.length - 1; k >= 0; k--) {
    const j = nodes[k]! + margin
    const known = share[j]! * sum[j]!
    for (let n = 0; n < PAIRS_PER_PIXEL; n++) {
      const i = j - steps[n]!
      const e = i * PAIRS_PER_PIXEL + n
      const cavity = known - forth[e]!
      const message = Math.min(first[e]!, cavity) - Math.min(0, cavity + second[e]!)
      sum[i] = sum[i]! + message - back[e]!
      back[e] = message
    }
  }
}

function hasConverged(covered: readonly number[], count: number): boolean {
  const [before, middle, now] = covered.slice(-3)
  if (now === undefined) return false
  return Math.max(Math.abs(now - middle!), Math.abs(middle! - before!)) <= SETTLED * count
}

function countBelow(values: Float32Array, nodes: Int32Array, margin: number): number {
  let count = 0
  for (let k = 0; k < nodes.length; k++) if (values[nodes[k]! + margin]! < 0) count++
  return count
}

function gainOf({ neighbours, unary, first, second }: LabelEnergy, label: Uint8Array): number {
  const { nodes, margin } = neighbours
  let cost = 0
  for (let k = 0; k < nodes.length; k++) {
    const at = nodes[k]! + margin
    if (label[at]) cost += unary[at]!
  }
  let atEdges = 0
  for (const [which, { from, step }] of [...neighbours.beside, ...neighbours.across].entries())
    for (let n = 0; n < from.length; n++) {
      const at = from[n]! + margin
      const pair = at * PAIRS_PER_PIXEL + which
      const one = label[at]!
      const two = label[at + step]!
      if (one > two) atEdges += first[pair]!
      if (two > one) atEdges += second[pair]!
    }
  return -(cost + atEdges)
}
