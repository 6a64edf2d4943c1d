import { type HoleFiller, holeFiller } from './hole-filler.ts'
import { indicesOf, type Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Pixels to solve for. */
export interface Grid {
  /** In reading order, like evidence and mattes. */
  indices: Int32Array
  /** Provides the pixels' initial values. */
  filler: HoleFiller
  /** Pixel numbers in checkerboard order, first white, then black: half of them don't depend on each other. */
  order: Int32Array
  /** Their positions in the plane, in the same order. */
  places: Int32Array
  /** For each color, where the pixels with four neighbors end in that order, and then those at a border. */
  ends: readonly [inner: number, outer: number][]
}

export function gridOf(mask: Mask): Grid {
  const { width, height } = mask
  const indices = indicesOf(mask)
  // Inner white, outer white, inner black, outer black.
  const kinds = new Uint8Array(indices.length)
  const counts = [0, 0, 0, 0]
  for (let k = 0; k < indices.length; k++) {
    const at = indices[k]!
    const y = (at / width) | 0
    const x = at - y * width
    const isInner = x > 0 && y > 0 && x < width - 1 && y < height - 1
    const kind = 2 * ((x + y) & 1) + (isInner ? 0 : 1)
    kinds[k] = kind
    counts[kind] = counts[kind]! + 1
  }
  const ends = counts.map((_, n) => counts.slice(0, n + 1).reduce((sum, count) => sum + count))
  const next = [0, ...ends]
  const order = new Int32Array(indices.length)
  const places = new Int32Array(indices.length)
  for (let k = 0; k < indices.length; k++) {
    const kind = kinds[k]!
    const slot = next[kind]!
    next[kind] = slot + 1
    order[slot] = k
    places[slot] = indices[k]!
  }
  const [a = 0, b = 0, c = 0, d = 0] = ends
  return {
    indices,
    filler: holeFiller(mask),
    order,
    places,
    ends: [
      [a, b],
      [c, d],
    ],
  }
}

/** What is known about each pixel of a grid: a value and its precision (one over its variance). */
export interface Evidence {
  values: Float32Array
  precision: Float32Array
}

const OVERRELAXATION = 1.5
/** Once no pixel moves further in a sweep, more sweeps change nothing visible. */
const SETTLED = 0.05

let pulls = new Float32Array(0)
let aims = new Float32Array(0)

/**
 * The most likely picture of a Gaussian Markov random field, given the evidence and smooth surroundings: a screened
 * Poisson equation, in which each pixel is drawn to its evidence and, the more strongly the calmer the texture, to the
 * mean of its neighbors. Without evidence it is Laplace's equation. Solved by successive over-relaxation in red–black
 * order (Young 1954). `texture` is a pixel's variance about that mean, and doesn't matter without evidence. Changes
 * `plane` in place.
 */
export function solveField(
  plane: Plane,
  grid: Grid,
  known: { evidence: Evidence; texture: Float32Array } | null,
  sweeps: number,
): void {
  const { order } = grid
  const count = order.length
  if (pulls.length < count) {
    pulls = new Float32Array(count)
    aims = new Float32Array(count)
  }
  if (known) prepare(order, known.evidence, known.texture)
  else {
    pulls.fill(OVERRELAXATION / 4, 0, count)
    aims.fill(0, 0, count)
  }
  for (let n = 0; n < sweeps; n++) if (sweep(plane, grid) < SETTLED) break
}

/** Updates every pixel once; returns the largest change. */
function sweep(plane: Plane, { places, ends }: Grid): number {
  let farthest = 0
  let from = 0
  for (const [inner, outer] of ends) {
    farthest = Math.max(farthest, drawInner(plane, places, from, inner))
    farthest = Math.max(farthest, drawOuter(plane, places, inner, outer))
    from = outer
  }
  return farthest
}

function drawInner({ width, data }: Plane, places: Int32Array, from: number, to: number): number {
  const [pull, aim] = [pulls, aims]
  let farthest = 0
  for (let slot = from; slot < to; slot++) {
    const at = places[slot]!
    const before = data[at]!
    const sum = data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]!
    const after = (1 - OVERRELAXATION) * before + pull[slot]! * sum + aim[slot]!
    data[at] = after
    const moved = Math.abs(after - before)
    if (moved > farthest) farthest = moved
  }
  return farthest
}

/** At a border, the pixel itself stands in for a missing neighbor. */
function drawOuter({ width, height, data }: Plane, places: Int32Array, from: number, to: number) {
  let farthest = 0
  for (let slot = from; slot < to; slot++) {
    const at = places[slot]!
    const x = at % width
    const before = data[at]!
    const sum =
      data[x > 0 ? at - 1 : at]! +
      data[x < width - 1 ? at + 1 : at]! +
      data[at >= width ? at - width : at]! +
      data[at < width * (height - 1) ? at + width : at]!
    const after = (1 - OVERRELAXATION) * before + pulls[slot]! * sum + aims[slot]!
    data[at] = after
    farthest = Math.max(farthest, Math.abs(after - before))
  }
  return farthest
}

/** Computes everything in an update that stays the same between sweeps. */
function prepare(order: Int32Array, { values, precision }: Evidence, texture: Float32Array): void {
  for (let slot = 0; slot < order.length; slot++) {
    const k = order[slot]!
    const trust = precision[k]! * texture[k]!
    const share = OVERRELAXATION / (1 + trust)
    pulls[slot] = share / 4
    aims[slot] = share * trust * values[k]!
  }
}
