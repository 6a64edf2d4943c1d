import { addApart, type Net, netOf, type Pairs } from './label-net.ts'
import type { Substance } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** What one more pixel of edge costs. */
const EDGE = 3
/** Of what is darker than black or brighter than white, so much counts. */
const MOST = 200
/** Share of a strong step that must go with the mark; a bright line is no mark for being a little less bright. */
const TAKEN = 0.75
const FAINT = 30

/** Pixels that may be of a mark, and what it costs to tell them from their neighbours. */
export interface Graph {
  net: Net
  size: number
  /** Cost of a pixel to be of the mark. */
  own: Float32Array
  /** What it saves or costs when only the first, or only the second, of a joint is of the mark. */
  first: Float32Array
  second: Float32Array
}

export function graphOf(stills: Stills, substance: Substance): Graph {
  const { width, height, moments } = stills
  const net = netOf(stills)
  const { nodes, inner, outer } = net
  const sums = {
    own: new Float64Array(nodes.length),
    first: new Float64Array(inner.one.length),
    second: new Float64Array(inner.one.length),
    edge: new Float64Array(outer.one.length),
  }
  const bare = bareFor(nodes.length)
  for (const seen of moments) {
    takeAway(seen, nodes, substance, bare)
    addInfeasible(sums.own, bare)
    addApart(sums.first, inner.beside, bare, inner.from, seen, inner.two)
    addApart(sums.second, inner.beside, bare, inner.to, seen, inner.one)
    addApart(sums.edge, outer.beside, bare, outer.node, seen, outer.two)
  }
  const own = costsOfPixels(outer, sums.own, sums.edge, moments.length)
  const first = costs(inner, sums.first, moments.length)
  const second = costs(inner, sums.second, moments.length)
  return { net, size: width * height, own, first, second }
}

function costsOfPixels(
  outer: Net['outer'],
  infeasible: Float64Array,
  apartAtEdge: Float64Array,
  count: number,
): Float32Array {
  const own = Float32Array.from(infeasible, (sum) => (2 * sum) / count)
  const edge = costs(outer, apartAtEdge, count)
  for (let e = 0; e < edge.length; e++) {
    const node = outer.node[e] as number
    own[node] = (own[node] as number) + (edge[e] as number)
  }
  return own
}

let known = new Float32Array(0)

/** The same memory for one moment after the other. */
function bareFor(count: number): Float32Array {
  if (known.length < count * CHANNELS) known = new Float32Array(count * CHANNELS)
  return known
}

/** What the pixels of a net show at a moment if the mark covers them all. */
function takeAway(
  seen: Float32Array,
  nodes: Int32Array,
  { through, colour }: Substance,
  bare: Float32Array,
): void {
  const [luma, blue, red] = colour
  for (let k = 0, to = 0; k < nodes.length; k++, to += CHANNELS) {
    const at = (nodes[k] as number) * CHANNELS
    bare[to] = ((seen[at] as number) - (1 - through) * luma) / through
    bare[to + 1] = ((seen[at + 1] as number) - (1 - through) * blue) / through
    bare[to + 2] = ((seen[at + 2] as number) - (1 - through) * red) / through
  }
}

/** Every pixel as it would have to be if the mark covered it. */
export function withoutMark(pixels: Float32Array, { through, colour }: Substance): Float32Array {
  const bare = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += CHANNELS)
    for (let c = 0; c < CHANNELS; c++)
      bare[at + c] = ((pixels[at + c] as number) - (1 - through) * (colour[c] as number)) / through
  return bare
}

/** A picture darker than black or brighter than white cannot have been there. */
function addInfeasible(sums: Float64Array, bare: Float32Array): void {
  for (let k = 0, at = 0; k < sums.length; k++)
    for (let c = 0; c < CHANNELS; c++, at++) {
      const value = bare[at] as number
      const over = Math.max(0, -6 - value, value - 261)
      sums[k] = (sums[k] as number) + Math.min(MOST, over)
    }
}

/** What it saves or costs when the mark covers the one place and not the other beside it. */
function costs({ beside, apart: plain }: Pairs, sums: Float64Array, count: number): Float32Array {
  const values = new Float32Array(sums.length).fill(EDGE, 0, beside)
  for (let e = beside; e < values.length; e++) {
    const before = plain[e] as number
    const lowest = (1 - TAKEN) * Math.max(0, before / count - FAINT)
    values[e] = ((sums[e] as number) - before) / count + lowest
  }
  return values
}
