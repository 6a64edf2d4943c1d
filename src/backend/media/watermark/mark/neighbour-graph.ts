import { indicesOf, type Mask } from '../picture/mask.ts'
import { ACROSS, forPairs } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** A difference counts up to this; a larger one is an edge of the picture itself. */
const MOST = 200
const COLOUR_WEIGHT = 0.5

const BESIDE: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
]

/** The same neighbors for every pixel: those beside it, then those across an edge. */
const NEIGHBOURS = [...BESIDE, ...ACROSS]
/** Pairs that start at a pixel, one for each neighbor that follows it in reading order. */
export const PAIRS_PER_PIXEL = NEIGHBOURS.length

/** All pairs with the same offset, in reading order. */
export interface PixelPairs {
  /** Index of each pair's first pixel; the second follows `step` pixels later. */
  from: Int32Array
  step: number
}

/** Places whose observed difference, over all moments, is known. */
interface Compared {
  apart: Float64Array
}

/** Pairs across the region's border: only `one` is inside. */
interface Outer extends Compared {
  one: Int32Array
  two: Int32Array
}

/** The pixels that may belong to a mark and their neighbors: the same for every substance. */
interface Places {
  nodes: Int32Array
  /** Pixels of the region beside one outside it, once for each such pair. */
  rim: Int32Array
  /** Pairs inside the region: adjacent, and across an edge. */
  beside: readonly PixelPairs[]
  across: readonly PixelPairs[]
  outer: Omit<Outer, 'apart'>
  /** Padding around the picture that would give every pixel all its neighbors. */
  margin: number
  /** Weight of each chain through a pixel in TRW-S, one over their number; padded by the margin. */
  share: Float32Array
  scratch: ScratchBuffers
}

/**
 * Memory reused from substance to substance: padded by the margin, one number per pixel, or one per pair. Missing pairs
 * stay zero.
 */
interface ScratchBuffers {
  unary: Float32Array
  sum: Float32Array
  first: Float32Array
  second: Float32Array
  forth: Float32Array
  back: Float32Array
}

/** The places, and their differences in some stills. */
export interface NeighbourGraph extends Places {
  across: readonly (PixelPairs & Compared)[]
  outer: Outer
}

const places = new WeakMap<Mask, Places>()
const nets = new WeakMap<Stills, NeighbourGraph>()

/** The neighbor graph of some stills; built once for all substances that are tried on them. */
export function neighbourGraph(stills: Stills): NeighbourGraph {
  const neighbours = nets.get(stills) ?? measured(stills)
  nets.set(stills, neighbours)
  return neighbours
}

/** The same place at every nth moment. */
export function atFewerMoments(stills: Stills, step: number): Stills {
  return { ...stills, moments: stills.moments.filter((_, n) => n % step === 0) }
}

function measured({ regionMask, moments }: Stills): NeighbourGraph {
  const known = places.get(regionMask) ?? layOut(regionMask)
  places.set(regionMask, known)
  const { across, outer } = known
  return {
    ...known,
    across: across.map((pairs) => {
      const apart = new Float64Array(pairs.from.length)
      for (const seen of moments) addSteps(apart, seen, pairs)
      return { ...pairs, apart }
    }),
    outer: { ...outer, apart: apartAtEdge(moments, outer) },
  }
}

function layOut(regionMask: Mask): Places {
  const { width, data } = regionMask
  const margin = 3 * width + 3
  const pairs = (offsets: typeof BESIDE): PixelPairs[] =>
    offsets.map(([dx, dy]) => {
      const { one, two } = pairsWith(regionMask, [[dx, dy]], 2)
      return { from: one, step: one.length === 0 ? 0 : two[0]! - one[0]! }
    })
  const [beside, across] = [pairs(BESIDE), pairs(ACROSS)]
  return {
    nodes: indicesOf(regionMask),
    rim: pairsWith(regionMask, BESIDE, 1).one,
    outer: pairsWith(regionMask, ACROSS, 1),
    beside,
    across,
    margin,
    share: sharesOf([...beside, ...across], data.length, margin),
    scratch: scratchBuffers(data.length + 2 * margin),
  }
}

function scratchBuffers(cells: number): ScratchBuffers {
  const [pixels, pairs] = [
    () => new Float32Array(cells),
    () => new Float32Array(cells * PAIRS_PER_PIXEL),
  ] as const
  return {
    unary: pixels(),
    sum: pixels(),
    first: pairs(),
    second: pairs(),
    forth: pairs(),
    back: pairs(),
  }
}

/** Pairs with exactly one or two pixels in the region: the one inside first, or else in reading order. */
function pairsWith(
  { width, height, data }: Mask,
  offsets: readonly (readonly [number, number])[],
  inRoom: 1 | 2,
): { one: Int32Array; two: Int32Array } {
  const each = (use: (at: number, other: number) => void) => {
    for (const [dx, dy] of offsets)
      forPairs(width, height, dx, dy, (at, other) => {
        if (data[at]! + data[other]! === inRoom) use(at, other)
      })
  }
  let count = 0
  each(() => count++)
  const [one, two] = [new Int32Array(count), new Int32Array(count)]
  let next = 0
  each((at, other) => {
    const isTurned = inRoom === 1 ? !data[at] : other < at
    one[next] = isTurned ? other : at
    two[next++] = isTurned ? at : other
  })
  return { one, two }
}

function sharesOf(all: readonly PixelPairs[], size: number, margin: number): Float32Array {
  const [after, before] = [new Uint8Array(size), new Uint8Array(size)]
  for (const { from, step } of all)
    for (let n = 0; n < from.length; n++) {
      const at = from[n]!
      after[at] = after[at]! + 1
      before[at + step] = before[at + step]! + 1
    }
  const share = new Float32Array(size + 2 * margin)
  for (let at = 0; at < size; at++) share[at + margin] = 1 / Math.max(1, after[at]!, before[at]!)
  return share
}

/** Adds the size of the step from each place to its neighbor. */
function addSteps(sums: Float64Array, seen: Float32Array, { from, step }: PixelPairs): void {
  const ahead = step * CHANNELS
  for (let n = 0; n < from.length; n++) {
    const at = from[n]! * CHANNELS
    sums[n] = sums[n]! + apart(seen, at, seen, at + ahead)
  }
}

function apartAtEdge(
  moments: readonly Float32Array[],
  { one, two }: Omit<Outer, 'apart'>,
): Float64Array {
  const sums = new Float64Array(one.length)
  for (const seen of moments)
    for (let n = 0; n < one.length; n++)
      sums[n] = sums[n]! + apart(seen, one[n]! * CHANNELS, seen, two[n]! * CHANNELS)
  return sums
}

/** How different two places are, in the same picture or in two. */
export function apart(p: Float32Array, a: number, q: Float32Array, b: number): number {
  const sum =
    Math.abs(p[a]! - q[b]!) +
    COLOUR_WEIGHT * (Math.abs(p[a + 1]! - q[b + 1]!) + Math.abs(p[a + 2]! - q[b + 2]!))
  return sum < MOST ? sum : MOST
}
