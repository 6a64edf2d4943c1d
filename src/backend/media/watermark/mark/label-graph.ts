import { apart, type Net, netOf, type Pairs } from './label-net.ts'
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
  const bare = moments.map((pixels) => withoutMark(pixels, substance))
  const own = Float32Array.from(nodes, (at) => infeasible(bare, at * CHANNELS))
  const first = costs(
    inner,
    crossed(bare, moments, inner.one, inner.two, inner.beside),
    moments.length,
  )
  const second = costs(
    inner,
    crossed(bare, moments, inner.two, inner.one, inner.beside),
    moments.length,
  )
  const edge = costs(
    outer,
    crossed(bare, moments, outer.one, outer.two, outer.beside),
    moments.length,
  )
  for (let e = 0; e < edge.length; e++) {
    const node = outer.node[e] as number
    own[node] = (own[node] as number) + (edge[e] as number)
  }
  return { net, size: width * height, own, first, second }
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
function infeasible(bare: readonly Float32Array[], at: number): number {
  let sum = 0
  for (const pixels of bare)
    for (let c = 0; c < CHANNELS; c++) {
      const value = pixels[at + c] as number
      const over = Math.max(0, -6 - value, value - 261)
      sum += Math.min(MOST, over)
    }
  return (2 * sum) / bare.length
}

/** How far apart places are when the mark is taken away from one of them, over all moments. */
function crossed(
  bare: readonly Float32Array[],
  moments: readonly Float32Array[],
  covered: Int32Array,
  open: Int32Array,
  begin: number,
): Float64Array {
  const sums = new Float64Array(covered.length)
  for (let t = 0; t < moments.length; t++) {
    const [clean, seen] = [bare[t] as Float32Array, moments[t] as Float32Array]
    for (let e = begin; e < sums.length; e++)
      sums[e] =
        (sums[e] as number) +
        apart(clean, (covered[e] as number) * CHANNELS, seen, (open[e] as number) * CHANNELS)
  }
  return sums
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
