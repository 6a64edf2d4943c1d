import type { Picture } from '../mark/contrast.ts'
import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from '../mark/matte.ts'
import { gridOf } from '../picture/field.ts'
import { createMask, dilated, halved, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { spatialFill } from '../picture/spatial-fill.ts'
import { cellPixel, type Lattice } from './lattice.ts'

const SMEAR = 2
const FAINTEST = 0.8
/** A stroke shows at least this share of the contrast of the strongest. */
const SHARE = 0.2

/** Which pixel of the cell each pixel of the picture repeats. */
export function cellMap(lattice: Lattice, width: number, height: number): Int32Array {
  const cells = new Int32Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) cells[at++] = cellPixel(lattice, x, y)
  return cells
}

/** The strokes of a repeated mark: where the mean over all copies stands out. */
export function tileShape(detail: Plane, cells: Int32Array, { across, down }: Lattice): Mask {
  const sums = new Float32Array(across * down)
  const counts = new Float32Array(across * down)
  for (let at = 0; at < cells.length; at++) {
    sums[cells[at] as number] =
      (sums[cells[at] as number] as number) + (detail.data[at] as number as number)
    counts[cells[at] as number] = (counts[cells[at] as number] as number) + 1
  }
  const means = sums.map((sum, cell) =>
    (counts[cell] as number) > 0 ? Math.abs(sum / (counts[cell] as number)) : 0,
  )
  const strong = (means.slice().sort()[Math.floor(means.length * 0.98)] as number) ?? 0
  const limit = Math.max(FAINTEST, SHARE * strong)
  const strokes = createMask(detail.width, detail.height)
  for (let at = 0; at < cells.length; at++)
    if ((means[cells[at] as number] as number) > limit) strokes.data[at] = 1
  return dilated(strokes, SMEAR)
}

/** Estimates one tile from all its copies at all moments, and lays it over the picture again. */
export function tileMatte(
  samples: readonly Picture[],
  shape: Mask,
  cells: Int32Array,
  lattice: Lattice,
): Matte {
  const size = lattice.across * lattice.down
  const luma = sumsOver(
    samples.map(([plane]) => plane),
    shape,
    (at) => cells[at] as number,
    size,
  )
  const first = lumaMatte(luma, shape, cells)
  const small = halved(shape)
  const through = new Float32Array(shape.data.length).fill(1)
  for (let k = 0; k < first.indices.length; k++)
    through[first.indices[k] as number] = first.through[k] as number
  const colour = (plane: 1 | 2) =>
    colourMatte(
      samples.map((sample) => sample[plane]),
      small,
      shape.width,
      through,
    )
  return { shape, planes: [first, colour(1), colour(2)] }
}

interface Sums {
  count: Float32Array
  e: Float64Array
  j: Float64Array
  ee: Float64Array
  ej: Float64Array
}

function sumsOver(
  planes: readonly Plane[],
  shape: Mask,
  cellOf: (at: number) => number,
  size: number,
): Sums {
  const grid = gridOf(shape)
  const list = () => new Float64Array(size)
  const sums = { count: new Float32Array(size), e: list(), j: list(), ee: list(), ej: list() }
  for (const plane of planes) {
    const behind = spatialFill(plane, grid)
    for (let k = 0; k < grid.indices.length; k++) {
      const at = grid.indices[k] as number
      const cell = cellOf(at)
      const [e, j] = [behind[k] as number, plane.data[at] as number] as [number, number]
      sums.count[cell] = (sums.count[cell] as number) + 1
      sums.e[cell] = (sums.e[cell] as number) + e
      sums.j[cell] = (sums.j[cell] as number) + j
      sums.ee[cell] = (sums.ee[cell] as number) + e * e
      sums.ej[cell] = (sums.ej[cell] as number) + e * j
    }
  }
  return sums
}

function lumaMatte(sums: Sums, shape: Mask, cells: Int32Array): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  for (let k = 0; k < matte.indices.length; k++) {
    const cell = cells[matte.indices[k] as number] as number
    const count = sums.count[cell] as number
    const [e, j] = [(sums.e[cell] as number) / count, (sums.j[cell] as number) / count]
    const spread = (sums.ee[cell] as number) / count - e * e
    const slope = ((sums.ej[cell] as number) / count - e * j + 4) / (spread + 4)
    matte.through[k] = Math.min(1, Math.max(0.1, slope))
    matte.own[k] = j - (matte.through[k] as number) * e
    matte.variance[k] = CODING_VARIANCE / (matte.through[k] as number) ** 2
  }
  return matte
}

/** One colour for the whole mark: the samples of a halved plane do not fall on the same strokes. */
function colourMatte(
  planes: readonly Plane[],
  shape: Mask,
  lumaWidth: number,
  through: Float32Array,
): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  const grid = gridOf(shape)
  let [above, below] = [0, 1e-6]
  for (let k = 0; k < matte.indices.length; k++) {
    const [x, y] = [
      (matte.indices[k] as number) % shape.width,
      Math.floor((matte.indices[k] as number) / shape.width),
    ]
    matte.through[k] = meanOfFour(through, lumaWidth, 2 * x, 2 * y)
    matte.variance[k] = CODING_VARIANCE / (matte.through[k] as number) ** 2
  }
  for (const plane of planes.slice(0, 4)) {
    const behind = spatialFill(plane, grid)
    for (let k = 0; k < matte.indices.length; k++) {
      const [at, alpha] = [matte.indices[k] as number, 1 - (matte.through[k] as number)] as [
        number,
        number,
      ]
      above += alpha * ((plane.data[at] as number) - (1 - alpha) * (behind[k] as number))
      below += alpha * alpha
    }
  }
  for (let k = 0; k < matte.indices.length; k++)
    matte.own[k] = (1 - (matte.through[k] as number)) * (above / below)
  return matte
}

function meanOfFour(data: Float32Array, width: number, x: number, y: number): number {
  const right = x + 1 < width ? 1 : 0
  const at = y * width + x
  const down = at + width < data.length ? width : 0
  return (
    ((data[at] as number) +
      (data[at + right] as number) +
      (data[at + down] as number) +
      (data[at + down + right] as number)) /
    4
  )
}

export const isEmpty = (shape: Mask): boolean => indicesOf(shape).length === 0
