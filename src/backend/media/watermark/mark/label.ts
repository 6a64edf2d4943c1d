import { type Graph, graphOf } from './label-graph.ts'
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
  const share = Float32Array.from(own, (_, k) => {
    const after = (ahead.start[k + 1] as number) - (ahead.start[k] as number)
    const before = (behind.start[k + 1] as number) - (behind.start[k] as number)
    return 1 / Math.max(1, after, before)
  })
  const covered = [0, 0]
  for (let round = 0; round < rounds && !isSettled(covered, count); round++) {
    for (let i = 0; i < count; i++) {
      const known = (share[i] as number) * (sum[i] as number)
      for (let n = ahead.start[i] as number; n < (ahead.start[i + 1] as number); n++) {
        const e = ahead.edges[n] as number
        const j = to[e] as number
        const cavity = known - (back[e] as number)
        const message =
          Math.min(second[e] as number, cavity) - Math.min(0, cavity + (first[e] as number))
        sum[j] = (sum[j] as number) + message - (forth[e] as number)
        forth[e] = message
      }
    }
    for (let j = count - 1; j >= 0; j--) {
      const known = (share[j] as number) * (sum[j] as number)
      for (let n = behind.start[j] as number; n < (behind.start[j + 1] as number); n++) {
        const e = behind.edges[n] as number
        const i = from[e] as number
        const cavity = known - (forth[e] as number)
        const message =
          Math.min(first[e] as number, cavity) - Math.min(0, cavity + (second[e] as number))
        sum[i] = (sum[i] as number) + message - (back[e] as number)
        back[e] = message
      }
    }
    covered.push(countBelow(sum))
  }
  const label = new Uint8Array(size)
  for (let k = 0; k < count; k++) if ((sum[k] as number) < 0) label[nodes[k] as number] = 1
  return label
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
  const { from, to } = inner
  let cost = 0
  const is = Uint8Array.from(nodes, (at) => label[at] as number)
  for (let k = 0; k < is.length; k++) if (is[k] as number) cost += own[k] as number
  for (let e = 0; e < from.length; e++) {
    const [i, j] = [is[from[e] as number] as number, is[to[e] as number] as number]
    if (i && !j) cost += first[e] as number
    if (j && !i) cost += second[e] as number
  }
  return -cost
}
