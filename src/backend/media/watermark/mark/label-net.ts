import { indicesOf } from '../picture/mask.ts'
import { ACROSS, forPairs } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** A difference counts up to here; beyond it is an edge of the picture itself. */
const MOST = 200
const COLOUR_WEIGHT = 0.5

/** For every pixel the same neighbours: those beside it, and those across an edge. */
const NEXT: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
]

/** Pairs of pixels in reading order; those beside each other stand before those across an edge. */
export interface Pairs {
  /** So many of them lie beside each other. */
  beside: number
  one: Int32Array
  two: Int32Array
  /** How far apart both are as seen, over all moments; for those across an edge. */
  apart: Float64Array
}

/** Joints that begin (or end) at each node: `edges` from `start[node]` to `start[node + 1]`. */
export interface Joints {
  start: Int32Array
  edges: Int32Array
}

/** Who may be of a mark and who is whose neighbour: the same whatever the mark is made of. */
export interface Net {
  nodes: Int32Array
  /** Both in the room; `from` and `to` are the numbers of their nodes. */
  inner: Pairs & { from: Int32Array; to: Int32Array }
  /** Only `one` is in the room; `node` is its number. */
  outer: Pairs & { node: Int32Array }
  ahead: Joints
  behind: Joints
}

const nets = new WeakMap<Stills, Net>()

/** The net of some stills; laid out once for all substances that are tried on them. */
export function netOf(stills: Stills): Net {
  const net = nets.get(stills) ?? layOut(stills)
  nets.set(stills, net)
  return net
}

/** The same place at every so manyth of the moments: who is whose neighbour stays as it is. */
export function atFewerMoments(stills: Stills, step: number): Stills {
  const moments = stills.moments.filter((_, n) => n % step === 0)
  const fewer = { ...stills, moments }
  const { inner, outer, ...net } = netOf(stills)
  nets.set(fewer, {
    ...net,
    inner: { ...inner, apart: apartAsSeen(moments, inner) },
    outer: { ...outer, apart: apartAsSeen(moments, outer) },
  })
  return fewer
}

function layOut({ width, height, room, moments }: Stills): Net {
  const nodes = indicesOf(room)
  const number = new Int32Array(width * height).fill(-1)
  for (let k = 0; k < nodes.length; k++) number[nodes[k] as number] = k
  const inner = { beside: 0, one: [] as number[], two: [] as number[] }
  const outer = { beside: 0, one: [] as number[], two: [] as number[] }
  const add = (pairs: typeof inner, one: number, two: number) => {
    pairs.one.push(one)
    pairs.two.push(two)
  }
  const collect = (at: number, other: number) => {
    const [is, isOther] = [(number[at] as number) >= 0, (number[other] as number) >= 0]
    if (is && isOther) add(inner, Math.min(at, other), Math.max(at, other))
    else if (is) add(outer, at, other)
    else if (isOther) add(outer, other, at)
  }
  for (const [dx, dy] of NEXT) forPairs(width, height, dx, dy, collect)
  inner.beside = inner.one.length
  outer.beside = outer.one.length
  for (const [dx, dy] of ACROSS) forPairs(width, height, dx, dy, collect)
  const pairsOf = ({ beside, one, two }: typeof inner): Pairs => {
    const pairs = { beside, one: Int32Array.from(one), two: Int32Array.from(two) }
    return { ...pairs, apart: apartAsSeen(moments, pairs) }
  }
  const numbers = (pixels: readonly number[]) =>
    Int32Array.from(pixels, (at) => number[at] as number)
  const [from, to] = [numbers(inner.one), numbers(inner.two)]
  return {
    nodes,
    inner: { ...pairsOf(inner), from, to },
    outer: { ...pairsOf(outer), node: numbers(outer.one) },
    ahead: jointsAt(from, nodes.length),
    behind: jointsAt(to, nodes.length),
  }
}

function apartAsSeen(
  moments: readonly Float32Array[],
  { beside, one, two }: Omit<Pairs, 'apart'>,
): Float64Array {
  const sums = new Float64Array(one.length)
  for (const seen of moments) addApart(sums, beside, seen, one, seen, two)
  return sums
}

/** How far places of one picture are from places of another, pair by pair from some pair on. */
export function addApart(
  sums: Float64Array,
  first: number,
  p: Float32Array,
  one: Int32Array,
  q: Float32Array,
  two: Int32Array,
): void {
  for (let e = first; e < sums.length; e++) {
    const a = (one[e] as number) * CHANNELS
    const b = (two[e] as number) * CHANNELS
    sums[e] = (sums[e] as number) + apart(p, a, q, b)
  }
}

/** How different two places are, of the same picture or of two. */
function apart(p: Float32Array, a: number, q: Float32Array, b: number): number {
  const sum =
    Math.abs((p[a] as number) - (q[b] as number)) +
    COLOUR_WEIGHT *
      (Math.abs((p[a + 1] as number) - (q[b + 1] as number)) +
        Math.abs((p[a + 2] as number) - (q[b + 2] as number)))
  return sum < MOST ? sum : MOST
}

function jointsAt(ends: Int32Array, count: number): Joints {
  const start = new Int32Array(count + 1)
  for (const end of ends) start[end + 1] = (start[end + 1] as number) + 1
  for (let k = 0; k < count; k++) start[k + 1] = (start[k + 1] as number) + (start[k] as number)
  const next = start.slice()
  const edges = new Int32Array(ends.length)
  for (let e = 0; e < ends.length; e++) {
    const end = ends[e] as number
    edges[next[end] as number] = e
    next[end] = (next[end] as number) + 1
  }
  return { start, edges }
}
