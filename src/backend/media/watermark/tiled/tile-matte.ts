import type { Picture } from '../mark/contrast.ts'
import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from '../mark/matte.ts'
import { gridOf } from '../picture/field.ts'
import { createMask, dilated, halved, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { spatialFill } from '../picture/spatial-fill.ts'
import type { Lattice } from './lattice.ts'

const COLOUR_STEP = 5
/** A smaller alpha is chance. */
const FAINTEST = 0.03
const SMEAR = 1

/** Estimates one tile's matte from all its copies at all moments, and repeats it over the picture. */
export function tileMatte(
  samples: readonly Picture[],
  rough: Mask,
  cells: Int32Array,
  lattice: Lattice,
  weights: Float32Array,
): Matte {
  const lumas = samples.map(([plane]) => plane)
  const size = lattice.across * lattice.down
  const estimate = (shape: Mask): PlaneMatte =>
    lumaMatte(sumsOver(lumas, shape, cells, size, weights), shape, cells, samples.length)
  // A first estimate separates the strokes from chance residue between them.
  const shape = strokesOf(estimate(rough), rough)
  const first = estimate(shape)
  const small = halved(shape)
  const transmittance = new Float32Array(shape.data.length).fill(1)
  for (let k = 0; k < first.indices.length; k++)
    transmittance[first.indices[k]!] = first.transmittance[k]!
  const colour = (plane: 1 | 2) =>
    colourMatte(
      samples.map((sample) => sample[plane]),
      small,
      shape.width,
      transmittance,
    )
  return { shape, planes: [first, colour(1), colour(2)] }
}

function strokesOf({ indices, transmittance }: PlaneMatte, { width, height }: Mask): Mask {
  const strokes = createMask(width, height)
  for (let k = 0; k < indices.length; k++)
    if (transmittance[k]! < 1 - FAINTEST) strokes.data[indices[k]!] = 1
  return dilated(strokes, SMEAR)
}

/** Weighted sums over all copies of a cell pixel: the background, and the observations. */
interface Sums {
  count: Float64Array
  e: Float64Array
  j: Float64Array
  ee: Float64Array
  ej: Float64Array
  jj: Float64Array
  squares: Float64Array
}

function sumsOver(
  planes: readonly Plane[],
  shape: Mask,
  cells: Int32Array,
  size: number,
  weights: Float32Array,
): Sums {
  const grid = gridOf(shape)
  const list = () => new Float64Array(size)
  const sums = {
    count: list(),
    e: list(),
    j: list(),
    ee: list(),
    ej: list(),
    jj: list(),
    squares: list(),
  }
  for (const plane of planes) {
    const background = spatialFill(plane, grid)
    for (let k = 0; k < grid.indices.length; k++) {
      const at = grid.indices[k]!
      const cell = cells[at]!
      const [e, j] = [background[k]!, plane.data[at]!]
      const weight = weights[at]!
      sums.count[cell] = sums.count[cell]! + weight
      sums.e[cell] = sums.e[cell]! + weight * e
      sums.j[cell] = sums.j[cell]! + weight * j
      sums.ee[cell] = sums.ee[cell]! + weight * e * e
      sums.ej[cell] = sums.ej[cell]! + weight * e * j
      sums.jj[cell] = sums.jj[cell]! + weight * j * j
      sums.squares[cell] = sums.squares[cell]! + weight * weight
    }
  }
  return sums
}

function lumaMatte(sums: Sums, shape: Mask, cells: Int32Array, moments: number): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  const bright = colourOf(sums, true)
  const dark = colourOf(sums, false)
  for (let k = 0; k < matte.indices.length; k++) {
    const cell = cells[matte.indices[k]!]!
    const colour = isBright(sums, cell) ? bright : dark
    const alpha = alphaWith(sums, cell, colour, moments)
    matte.transmittance[k] = 1 - alpha
    matte.premultiplied[k] = alpha * colour
    matte.variance[k] = CODING_VARIANCE / (1 - alpha) ** 2
  }
  return matte
}

const isBright = ({ e, j }: Sums, cell: number): boolean => j[cell]! > e[cell]!

/**
 * A cell pixel's alpha if the mark has this color: least squares over its copies, shrunk toward zero as far as the
 * copies' disagreement could be chance, and never past it.
 */
function alphaWith(sums: Sums, cell: number, colour: number, moments: number): number {
  const [above, below] = products(sums, cell, colour)
  if (below <= 0 || above <= 0) return 0
  const [e2, ej, jj] = [sums.ee[cell]!, sums.ej[cell]!, sums.jj[cell]!]
  const alpha = above / below
  const weight = sums.count[cell]!
  // Moments of a still scene aren't independent observations; copies are.
  const copies = weight ** 2 / (sums.squares[cell]! * moments)
  const unexplained = Math.max(0, jj - 2 * ej + e2 - alpha * above)
  const chance = unexplained / (Math.max(1, copies) * below)
  return Math.min(0.9, alpha * Math.max(0, 1 - chance / alpha ** 2))
}

function products({ count, e, j, ee, ej }: Sums, cell: number, colour: number): [number, number] {
  const [n, e1, j1, e2, ej1] = [count[cell]!, e[cell]!, j[cell]!, ee[cell]!, ej[cell]!]
  return [colour * (j1 - e1) - ej1 + e2, colour * colour * n - 2 * colour * e1 + e2]
}

/** The single color of all bright, or all dark, strokes that best explains the observations. */
function colourOf(sums: Sums, bright: boolean): number {
  let [best, most] = [bright ? 255 : 0, 0]
  for (let colour = 0; colour <= 255; colour += COLOUR_STEP) {
    let explained = 0
    for (let cell = 0; cell < sums.count.length; cell++) {
      if (sums.count[cell] === 0 || isBright(sums, cell) !== bright) continue
      const [above, below] = products(sums, cell, colour)
      if (above > 0 && below > 0 && above < below) explained += above ** 2 / below
    }
    if (explained > most) [best, most] = [colour, explained]
  }
  return best
}

/** One color for the whole mark: a halved plane's samples don't fall on the same strokes. */
function colourMatte(
  planes: readonly Plane[],
  shape: Mask,
  lumaWidth: number,
  transmittance: Float32Array,
): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  const grid = gridOf(shape)
  let [above, below] = [0, 1e-6]
  for (let k = 0; k < matte.indices.length; k++) {
    const [x, y] = [matte.indices[k]! % shape.width, Math.floor(matte.indices[k]! / shape.width)]
    matte.transmittance[k] = meanOfFour(transmittance, lumaWidth, 2 * x, 2 * y)
    matte.variance[k] = CODING_VARIANCE / matte.transmittance[k]! ** 2
  }
  for (const plane of planes.slice(0, 4)) {
    const background = spatialFill(plane, grid)
    for (let k = 0; k < matte.indices.length; k++) {
      const [at, alpha] = [matte.indices[k]!, 1 - matte.transmittance[k]!]
      above += alpha * (plane.data[at]! - (1 - alpha) * background[k]!)
      below += alpha * alpha
    }
  }
  for (let k = 0; k < matte.indices.length; k++)
    matte.premultiplied[k] = (1 - matte.transmittance[k]!) * (above / below)
  return matte
}

function meanOfFour(data: Float32Array, width: number, x: number, y: number): number {
  const right = x + 1 < width ? 1 : 0
  const at = y * width + x
  const down = at + width < data.length ? width : 0
  return (data[at]! + data[at + right]! + data[at + down]! + data[at + down + right]!) / 4
}

export const isEmpty = (shape: Mask): boolean => indicesOf(shape).length === 0
