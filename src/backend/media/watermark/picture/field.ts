import { type HoleFiller, holeFiller } from './hole-filler.ts'
import { indicesOf, type Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Pixels to solve for. */
export interface Grid {
  /** In reading order, as evidence and mattes list them. */
  indices: Int32Array
  /** Gives the pixels a first value. */
  filler: HoleFiller
  /** Numbers of the pixels as on a chess board, first white, then black: half wait for no other. */
  order: Int32Array
  /** For each pixel in that order itself and its four neighbours; at a border the pixel itself. */
  stars: Int32Array
}

const STAR = 5

export function gridOf(mask: Mask): Grid {
  const { width } = mask
  const indices = indicesOf(mask)
  const isBlack = (at: number) => (at + ((at / width) | 0) * (width + 1)) & 1
  const numbers = indices.map((_, k) => k)
  const white = numbers.filter((k) => isBlack(indices[k] as number) === 0)
  const black = numbers.filter((k) => isBlack(indices[k] as number) === 1)
  const order = new Int32Array(indices.length)
  order.set(white)
  order.set(black, white.length)
  return { indices, filler: holeFiller(mask), order, stars: starsOf(mask, indices, order) }
}

function starsOf({ width, height }: Mask, indices: Int32Array, order: Int32Array): Int32Array {
  const stars = new Int32Array(order.length * STAR)
  for (let slot = 0, next = 0; slot < order.length; slot++) {
    const at = indices[order[slot] as number] as number
    const x = at % width
    stars[next++] = at
    stars[next++] = x > 0 ? at - 1 : at
    stars[next++] = x < width - 1 ? at + 1 : at
    stars[next++] = at >= width ? at - width : at
    stars[next++] = at < width * (height - 1) ? at + width : at
  }
  return stars
}

/** What is known of each pixel of a grid: a value and how sure it is (one over its variance). */
export interface Evidence {
  values: Float32Array
  precision: Float32Array
}

const OVERRELAXATION = 1.5
/** When no pixel moves further in a sweep, more sweeps change nothing that is seen. */
const SETTLED = 0.05

let pulls = new Float32Array(0)
let aims = new Float32Array(0)

/**
 * The most likely picture given the evidence and smooth surroundings: each pixel is drawn to its
 * evidence and, as strongly as the texture around is calm, to the mean of its neighbours.
 * `texture` is the variance of a pixel about that mean; without evidence it does not matter.
 * Changes `plane` in place.
 */
export function solveField(
  { data }: Plane,
  grid: Grid,
  known: { evidence: Evidence; texture: Float32Array } | null,
  sweeps: number,
): void {
  const { order, stars } = grid
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
  for (let n = 0; n < sweeps; n++) if (sweep(data, stars, pulls, aims) < SETTLED) break
}

/** Draws every pixel once; tells how far the one moved that moved farthest. */
function sweep(
  data: Float32Array,
  stars: Int32Array,
  pulls: Float32Array,
  aims: Float32Array,
): number {
  let farthest = 0
  for (let slot = 0, n = 0; n < stars.length; slot++, n += STAR) {
    const at = stars[n] as number
    const before = data[at] as number
    const sum =
      (data[stars[n + 1] as number] as number) +
      (data[stars[n + 2] as number] as number) +
      (data[stars[n + 3] as number] as number) +
      (data[stars[n + 4] as number] as number)
    const after =
      (1 - OVERRELAXATION) * before + (pulls[slot] as number) * sum + (aims[slot] as number)
    data[at] = after
    const moved = Math.abs(after - before)
    if (moved > farthest) farthest = moved
  }
  return farthest
}

/** Everything of a step that does not change from sweep to sweep. */
function prepare(order: Int32Array, { values, precision }: Evidence, texture: Float32Array): void {
  for (let slot = 0; slot < order.length; slot++) {
    const k = order[slot] as number
    const trust = (precision[k] as number) * (texture[k] as number)
    const share = OVERRELAXATION / (1 + trust)
    pulls[slot] = share / 4
    aims[slot] = share * trust * (values[k] as number)
  }
}
