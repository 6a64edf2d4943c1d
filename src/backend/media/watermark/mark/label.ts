import { type Graph, graphOf } from './label-graph.ts'
import type { Joints, Net } from './label-net.ts'
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
  const graph = graphOf(stills, substance)
  const belief = settle(graph, rounds)
  return { label: belief, gain: gainOf(graph, belief) }
}

/**
 * Messages passed to and fro in reading order, every pixel sharing what it knows evenly among those
 * after it: for costs like these that ends at the best labelling.
 */
function settle({ net, size, own, first, second }: Graph, rounds: number): Uint8Array {
  const { nodes, ahead, behind } = net
  const { from, to } = net.inner
  const count = nodes.length
  const forth = new Float32Array(from.length)
  const back = new Float32Array(from.length)
  const sum = own.slice()
  const share = sharesOf(net)
  const messages = { first, second, from, to, share, sum, forth, back }
  const covered = [0, 0]
  for (let round = 0; round < rounds && !isSettled(covered, count); round++) {
    passOn(messages, ahead)
    passBack(messages, behind)
    covered.push(countBelow(sum))
  }
  const label = new Uint8Array(size)
  for (let k = 0; k < count; k++) if ((sum[k] as number) < 0) label[nodes[k] as number] = 1
  return label
}

/** Which part of what it knows a pixel tells each of those after it, or of those before it. */
function sharesOf({ nodes, ahead, behind }: Net): Float32Array {
  const share = new Float32Array(nodes.length)
  for (let k = 0; k < share.length; k++) {
    const after = (ahead.start[k + 1] as number) - (ahead.start[k] as number)
    const before = (behind.start[k + 1] as number) - (behind.start[k] as number)
    share[k] = 1 / Math.max(1, after, before)
  }
  return share
}

/** What pixels tell each other: one message each way per joint, and what each pixel has heard in all. */
interface Messages extends Pick<Graph, 'first' | 'second'> {
  from: Int32Array
  to: Int32Array
  share: Float32Array
  sum: Float32Array
  forth: Float32Array
  back: Float32Array
}

/** Every pixel tells those after it. */
function passOn(
  { first, second, to, share, sum, forth, back }: Messages,
  { start, edges }: Joints,
): void {
  for (let i = 0; i < sum.length; i++) {
    const known = (share[i] as number) * (sum[i] as number)
    for (let n = start[i] as number; n < (start[i + 1] as number); n++) {
      const e = edges[n] as number
      const j = to[e] as number
      const cavity = known - (back[e] as number)
      const message =
        Math.min(second[e] as number, cavity) - Math.min(0, cavity + (first[e] as number))
      sum[j] = (sum[j] as number) + message - (forth[e] as number)
      forth[e] = message
    }
  }
}

/** Every pixel tells those before it. */
function passBack(
  { first, second, from, share, sum, forth, back }: Messages,
  { start, edges }: Joints,
): void {
  for (let j = sum.length - 1; j >= 0; j--) {
    const known = (share[j] as number) * (sum[j] as number)
    for (let n = start[j] as number; n < (start[j + 1] as number); n++) {
      const e = edges[n] as number
      const i = from[e] as number
      const cavity = known - (forth[e] as number)
      const message =
        Math.min(first[e] as number, cavity) - Math.min(0, cavity + (second[e] as number))
      sum[i] = (sum[i] as number) + message - (back[e] as number)
      back[e] = message
    }
  }
}

function isSettled(covered: readonly number[], count: number): boolean {
  const [before, middle, now] = covered.slice(-3) as [number, number, number?]
  if (now === undefined) return false
  return Math.max(Math.abs(now - middle), Math.abs(middle - before)) <= SETTLED * count
}

function countBelow(values: Float32Array): number {
  let count = 0
  for (let k = 0; k < values.length; k++) if ((values[k] as number) < 0) count++
  return count
}

function gainOf({ net, own, first, second }: Graph, label: Uint8Array): number {
  const { nodes, inner } = net
  const is = Uint8Array.from(nodes, (at) => label[at] as number)
  return -(costOfPixels(is, own) + costOfJoints(is, inner, first, second))
}

function costOfPixels(is: Uint8Array, own: Float32Array): number {
  let cost = 0
  for (let k = 0; k < own.length; k++) if (is[k] as number) cost += own[k] as number
  return cost
}

function costOfJoints(
  is: Uint8Array,
  { from, to }: Net['inner'],
  first: Float32Array,
  second: Float32Array,
): number {
  let cost = 0
  for (let e = 0; e < from.length; e++) {
    const one = is[from[e] as number] as number
    const two = is[to[e] as number] as number
    if (one > two) cost += first[e] as number
    if (two > one) cost += second[e] as number
  }
  return cost
}
