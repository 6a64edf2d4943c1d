import {
  apart,
  type NeighbourGraph,
  neighbourGraph,
  PAIRS_PER_PIXEL,
  type PixelPairs,
} from './neighbour-graph.ts'
import type { Substance } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** Cost of one more pixel of edge. */
const EDGE = 3
/** Maximum penalty for being darker than black or brighter than white. */
const MOST = 200
/**
 * Share of a strong step that must disappear with the mark; becoming a little less bright doesn't make a bright line a
 * mark.
 */
const TAKEN = 0.75
const FAINT = 30

/**
 * Energy of a labeling: the cost of a pixel belonging to the mark, and of its neighbor not doing so. The next energy
 * for the same place reuses the memory.
 */
export interface LabelEnergy {
  neighbours: NeighbourGraph
  size: number
  /** Cost of a pixel belonging to the mark; padded by the neighbor graph's margin around the picture. */
  unary: Float32Array
  /**
   * Cost or gain if only the first, or only the second, of a pair belongs to the mark: each pixel's pairs in sequence.
   * Missing pairs cost nothing.
   */
  first: Float32Array
  second: Float32Array
}

export function labelEnergy(stills: Stills, substance: Substance): LabelEnergy {
  const { width, height, moments } = stills
  const neighbours = neighbourGraph(stills)
  const { nodes, across, outer, margin } = neighbours
  const size = width * height
  const count = moments.length
  const sums = across.map(({ from }) => ({
    first: new Float64Array(from.length),
    second: new Float64Array(from.length),
  }))
  const infeasible = new Float64Array(nodes.length)
  const edge = new Float64Array(outer.one.length)
  const bare = bareFor(size)
  for (const seen of moments) {
    takeAway(seen, nodes, substance, bare)
    addInfeasible(infeasible, bare, nodes)
    for (const [n, pairs] of across.entries()) addSteps(sums[n]!, bare, seen, pairs)
    addStepsAtEdge(edge, bare, seen, outer)
  }
  const { unary, first, second } = neighbours.scratch
  const energy = { neighbours, size, unary, first, second }
  for (const [n, pairs] of neighbours.beside.entries()) setEdges(energy, pairs, n, margin)
  for (const [n, pairs] of across.entries()) {
    const { first, second } = sums[n]!
    const which = neighbours.beside.length + n
    setCosts(energy.first, first, pairs, { which, margin, count })
    setCosts(energy.second, second, pairs, { which, margin, count })
  }
  setOwn(energy, infeasible, edge, count)
  return energy
}

let known = new Float32Array(0)

/** Memory reused from moment to moment. */
function bareFor(count: number): Float32Array {
  if (known.length < count * CHANNELS) known = new Float32Array(count * CHANNELS)
  return known
}

/** A neighbor graph's pixels at one moment, un-blended as if the mark covered them all. */
function takeAway(
  seen: Float32Array,
  nodes: Int32Array,
  { transmittance, colour }: Substance,
  bare: Float32Array,
): void {
  const [luma, blue, red] = colour
  for (let k = 0; k < nodes.length; k++) {
    const at = nodes[k]! * CHANNELS
    bare[at] = (seen[at]! - (1 - transmittance) * luma) / transmittance
    bare[at + 1] = (seen[at + 1]! - (1 - transmittance) * blue) / transmittance
    bare[at + 2] = (seen[at + 2]! - (1 - transmittance) * red) / transmittance
  }
}

/** Each pixel's value, assuming that the mark covered it. */
export function withoutMark(
  pixels: Float32Array,
  { transmittance, colour }: Substance,
): Float32Array {
  const bare = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += CHANNELS)
    for (let c = 0; c < CHANNELS; c++)
      bare[at + c] = (pixels[at + c]! - (1 - transmittance) * colour[c]!) / transmittance
  return bare
}

/** A picture can't have been darker than black or brighter than white. */
function addInfeasible(sums: Float64Array, bare: Float32Array, nodes: Int32Array): void {
  for (let k = 0; k < sums.length; k++) {
    const at = nodes[k]! * CHANNELS
    for (let c = at; c < at + CHANNELS; c++) {
      const value = bare[c]!
      const over = value < 0 ? -6 - value : value - 261
      if (over > 0) sums[k] = sums[k]! + (over < MOST ? over : MOST)
    }
  }
}

/** Sums of step sizes if only the first, or only the second, of two places belongs to the mark. */
interface Sums {
  first: Float64Array
  second: Float64Array
}

function addSteps(
  { first, second }: Sums,
  bare: Float32Array,
  seen: Float32Array,
  { from, step }: PixelPairs,
): void {
  const ahead = step * CHANNELS
  for (let n = 0; n < from.length; n++) {
    const at = from[n]! * CHANNELS
    first[n] = first[n]! + apart(bare, at, seen, at + ahead)
    second[n] = second[n]! + apart(bare, at + ahead, seen, at)
  }
}

function addStepsAtEdge(
  sums: Float64Array,
  bare: Float32Array,
  seen: Float32Array,
  { one, two }: NeighbourGraph['outer'],
): void {
  for (let n = 0; n < one.length; n++) {
    const step = apart(bare, one[n]! * CHANNELS, seen, two[n]! * CHANNELS)
    sums[n] = sums[n]! + step
  }
}

function setEdges(
  { first, second }: LabelEnergy,
  { from }: PixelPairs,
  which: number,
  margin: number,
): void {
  for (let n = 0; n < from.length; n++) {
    const pair = (from[n]! + margin) * PAIRS_PER_PIXEL + which
    first[pair] = EDGE
    second[pair] = EDGE
  }
}

function setCosts(
  costs: Float32Array,
  sums: Float64Array,
  { from, apart: plain }: NeighbourGraph['across'][number],
  { which, margin, count }: { which: number; margin: number; count: number },
): void {
  for (let n = 0; n < from.length; n++)
    costs[(from[n]! + margin) * PAIRS_PER_PIXEL + which] = costOf(sums[n]!, plain[n]!, count)
}

function setOwn(
  { neighbours, unary }: LabelEnergy,
  infeasible: Float64Array,
  edge: Float64Array,
  count: number,
): void {
  const { nodes, rim, outer, margin } = neighbours
  for (let k = 0; k < nodes.length; k++) unary[nodes[k]! + margin] = (2 * infeasible[k]!) / count
  for (let n = 0; n < rim.length; n++) {
    const at = rim[n]! + margin
    unary[at] = unary[at]! + EDGE
  }
  for (let n = 0; n < edge.length; n++) {
    const at = outer.one[n]! + margin
    const cost = Math.fround(costOf(edge[n]!, outer.apart[n]!, count))
    unary[at] = unary[at]! + cost
  }
}

/** Cost or gain if the mark covers one place but not the other across an edge. */
function costOf(sum: number, plain: number, count: number): number {
  const lowest = (1 - TAKEN) * Math.max(0, plain / count - FAINT)
  return (sum - plain) / count + lowest
}
