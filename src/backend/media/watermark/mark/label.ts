import { type LabelEnergy, labelEnergy } from './label-energy.ts'
import { type NeighbourGraph, PAIRS_PER_PIXEL } from './neighbour-graph.ts'
import type { Substance } from './steps.ts'
import type { Stills } from './stills.ts'

/** So often, if nothing settles before. */
const ROUNDS = 24
/** When so few pixels change sides in two rounds, the rest is left as it is. */
const SETTLED = 1 / 2000

export interface Labelling {
  label: Uint8Array
  /** By how much the picture without the mark is smoother across the mark's edge than with it. */
  gain: number
}

/**
 * Which pixels a mark of a given substance covers: those for which the picture without the mark goes
 * on most smoothly across the mark's edge. Two labels per pixel, settled by passing messages.
 */
export function labelMark(stills: Stills, substance: Substance, rounds = ROUNDS): Labelling {
  const energy = labelEnergy(stills, substance)
  const covered = minimise(energy, rounds)
  const { margin } = energy.neighbours
  const label = covered.subarray(margin, margin + energy.size)
  return { label, gain: gainOf(energy, covered) }
}

/**
 * Messages passed to and fro in reading order, every pixel sharing what it knows evenly among those
 * after it: for costs like these that ends at the best labelling. One byte per pixel, with the margin.
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

/** How far away those are that a pixel is joined to, one for each of its joints. */
const stepsOf = ({ beside, across }: NeighbourGraph): Int32Array =>
  new Int32Array([...beside, ...across].map(({ step }) => step))

/** What pixels tell each other: one message each way per joint, and what each pixel has heard in all. */
interface Messages extends Pick<LabelEnergy, 'first' | 'second'> {
  share: Float32Array
  sum: Float32Array
  forth: Float32Array
  back: Float32Array
}

/** Every pixel tells those after it. */
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

/** Every pixel tells those before it. */
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
