import { createMask, dilated, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { type Cell, cellPixel, type Lattice, placeInCell } from './lattice.ts'
import { boxBlur } from './mean-detail.ts'

const SMEAR = 2
const FAINTEST = 0.8
/** A stroke shows at least this share of the strongest one's contrast. */
const SHARE = 0.2
/** It must also be this many times what chance leaves in a mean over the copies. */
const ABOVE_CHANCE = 3
const NEAR = 8
/** Variance of detail that the mark itself and the encoder leave everywhere. */
const CALMEST = 12

/** Which cell pixel each picture pixel repeats. */
export function cellMap(lattice: Lattice, width: number, height: number): Int32Array {
  const cells = new Int32Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) cells[at++] = cellPixel(lattice, x, y)
  return cells
}

/**
 * Weight of each pixel, one over the variance around it: copies on a calm background show the mark, copies on foliage
 * hardly do.
 */
export function inverseVariance(detail: Plane): Float32Array {
  const squares = createPlane(detail.width, detail.height)
  for (let at = 0; at < squares.data.length; at++) squares.data[at] = detail.data[at]! ** 2
  return boxBlur(squares, NEAR).data.map((variance) => 1 / (variance + CALMEST))
}

/** The strokes of a repeated mark: where the mean over all copies stands out. */
export function tileShape(detail: Plane, lattice: Lattice, weights: Float32Array): Mask {
  const { width, height } = detail
  const cells = cellMap(lattice, width, height)
  const [one, other] = halves(detail, lattice, weights)
  const size = lattice.across * lattice.down
  const strength = new Float32Array(size)
  const chance: number[] = []
  for (let cell = 0; cell < size; cell++) {
    const [a, b] = [one.mean(cell), other.mean(cell)]
    strength[cell] = Math.abs(one.meanWith(other, cell))
    if (one.weight[cell] && other.weight[cell]) chance.push(Math.abs(a - b) / 2)
  }
  const strong = strength.slice().sort()[Math.floor(size * 0.98)]! ?? 0
  const usual = chance.sort((a, b) => a - b)[chance.length >> 1] ?? 0
  const limit = Math.max(FAINTEST, Math.min(0.6 * strong, ABOVE_CHANCE * usual), SHARE * strong)
  const strokes = createMask(width, height)
  for (let at = 0; at < cells.length; at++) if (strength[cells[at]!]! > limit) strokes.data[at] = 1
  return dilated(strokes, SMEAR)
}

/** Weighted means over some of the copies. */
class Means {
  readonly weight: Float64Array
  readonly #sum: Float64Array

  constructor(size: number) {
    this.weight = new Float64Array(size)
    this.#sum = new Float64Array(size)
  }

  add(cell: number, value: number, weight: number): void {
    this.weight[cell] = this.weight[cell]! + weight
    this.#sum[cell] = this.#sum[cell]! + value * weight
  }

  mean(cell: number): number {
    return this.#sum[cell]! / Math.max(1e-9, this.weight[cell]!)
  }

  meanWith(other: Means, cell: number): number {
    const weight = this.weight[cell]! + other.weight[cell]!
    return (this.#sum[cell]! + other.#sum[cell]!) / Math.max(1e-9, weight)
  }
}

function halves(detail: Plane, lattice: Lattice, weights: Float32Array): readonly [Means, Means] {
  const size = lattice.across * lattice.down
  const means = [new Means(size), new Means(size)] as const
  const place: Cell = { pixel: 0, copy: 0 }
  for (let y = 0, at = 0; y < detail.height; y++) {
    for (let x = 0; x < detail.width; x++, at++) {
      placeInCell(lattice, x, y, place)
      const half = means[place.copy & 1]!
      half.add(place.pixel, detail.data[at]!, weights[at]!)
    }
  }
  return means
}
