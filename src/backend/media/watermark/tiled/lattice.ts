import type { Plane } from '../picture/plane.ts'
import { autocorrelation } from './fourier.ts'

/**
 * Every position of a repeated mark is an integer combination of two steps; the basis is kept in Hermite normal form,
 * as rows of cells.
 */
export interface Lattice {
  /** Step along a row. */
  across: number
  /** Rows of a cell, and the next cell's shift along the row. */
  down: number
  shift: number
}

interface Peak {
  x: number
  y: number
  value: number
}

/** Copies closer than this share of the picture's height are strokes or texture. */
const NEAREST = 0.08
/** A cell smaller than this share of the picture is texture too. */
const SMALLEST = 0.01
/** Few enough that three of them don't match by chance. */
const PEAKS = 12
/** Least autocorrelation of copies above its surroundings, normalized to 1 at zero shift. */
const ALIKE = 0.025
/** The third peak required by two lattice steps may be this much lower. */
const THIRD = 0.5
/** Correlation of a step relative to the best: all copies must be equally similar. */
const EQUAL = 0.45

/** Finds the lattice on which a detail picture repeats itself, from the peaks of its autocorrelation. */
export function findLattice(detail: Plane): Lattice | null {
  const peaks = findPeaks(detail)
  const pairs = peaks.flatMap((first, index) =>
    peaks.slice(index + 1).flatMap((second) => {
      const cell = Math.abs(first.x * second.y - first.y * second.x)
      const value = Math.min(first.value, second.value)
      return cell >= SMALLEST * detail.width * detail.height && isConfirmed(peaks, first, second)
        ? [{ first, second, cell, value }]
        : []
    }),
  )
  const best = Math.max(0, ...pairs.map(({ value }) => value))
  const [smallest] = pairs
    .filter(({ value }) => value > EQUAL * best)
    .sort((a, b) => a.cell - b.cell)
  return smallest ? hermiteForm(smallest.first, smallest.second) : null
}

/** In a lattice, the sum or difference of two steps is a step as well. */
function isConfirmed(peaks: readonly Peak[], a: Peak, b: Peak): boolean {
  const least = THIRD * Math.min(a.value, b.value)
  const isPeak = (x: number, y: number) =>
    peaks.some((peak) => peak.value > least && Math.abs(peak.x - x) < 2 && Math.abs(peak.y - y) < 2)
  const isStep = (x: number, y: number) => isPeak(x, y) || isPeak(-x, -y)
  return isStep(a.x - b.x, a.y - b.y) || isStep(a.x + b.x, a.y + b.y)
}

function findPeaks(detail: Plane): Peak[] {
  const value = normalisedAutocorrelation(detail)
  const nearest = Math.round(NEAREST * detail.height)
  const [mostX, mostY] = [Math.floor(detail.width * 0.45), Math.floor(detail.height * 0.45)]
  const peaks: Peak[] = []
  for (let y = 0; y <= mostY; y++) {
    for (let x = y === 0 ? nearest : -mostX; x <= mostX; x++) {
      if (x * x + y * y < nearest ** 2) continue
      const here = value(x, y)
      const prominence = here > ALIKE ? prominenceOf(value, x, y, here) : 0
      if (prominence > ALIKE) peaks.push({ x, y, value: prominence })
    }
  }
  return peaks.sort((a, b) => b.value - a.value).slice(0, PEAKS)
}

type Correlation = (x: number, y: number) => number

/** Autocorrelation of the detail, normalized by the overlap; 1 at zero shift. */
function normalisedAutocorrelation(detail: Plane): Correlation {
  const { width, height, data } = autocorrelation(detail.data, detail.width, detail.height)
  const own = data[0]!
  return (x, y) => {
    const overlap = (1 - Math.abs(x) / detail.width) * (1 - Math.abs(y) / detail.height)
    const [column, row] = [(x + width) % width, (y + height) % height]
    return data[row * width + column]! / own / overlap
  }
}

/** How far a local maximum rises above what texture alone would give; zero elsewhere. */
function prominenceOf(value: Correlation, x: number, y: number, here: number): number {
  return isLocalMaximum(value, x, y, here) ? here - around(value, x, y) : 0
}

/** Mean correlation a few pixels beside a shift: what texture alone would give. */
function around(value: Correlation, x: number, y: number): number {
  let sum = 0
  for (const [dx, dy] of RING) {
    sum += value(x + dx, y + dy)
  }
  return sum / RING.length
}

const RING = [7, 11].flatMap((far): [number, number][] => [
  [far, 0],
  [-far, 0],
  [0, far],
  [0, -far],
  [far, far],
  [-far, -far],
  [far, -far],
  [-far, far],
])

function isLocalMaximum(value: Correlation, x: number, y: number, here: number): boolean {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++)
      if ((dx !== 0 || dy !== 0) && value(x + dx, y + dy) > here) return false
  return true
}

/** The basis in Hermite normal form: Euclid's algorithm on the heights of the two steps. */
function hermiteForm(a: Peak, b: Peak): Lattice {
  let [one, other] = [
    { x: a.x, y: a.y },
    { x: b.x, y: b.y },
  ]
  while (other.y !== 0) {
    const times = Math.floor(one.y / other.y)
    ;[one, other] = [other, { x: one.x - times * other.x, y: one.y - times * other.y }]
  }
  const across = Math.abs(other.x)
  const sign = one.y < 0 ? -1 : 1
  const shift = (((one.x * sign) % across) + across) % across
  return { across, down: Math.abs(one.y), shift }
}

/** Index of the unit cell's pixel that a picture pixel repeats. */
export function cellPixel({ across, down, shift }: Lattice, x: number, y: number): number {
  const row = Math.floor(y / down)
  const column = (((x - row * shift) % across) + across) % across
  return (y - row * down) * across + column
}

/** A pixel of the cell, and which copy it belongs to. */
export interface Cell {
  pixel: number
  /** Adjacent copies differ by one. */
  copy: number
}

/** Writes into `place` which of the cell's pixels a picture pixel repeats, and in which copy. */
export function placeInCell(lattice: Lattice, x: number, y: number, place: Cell): void {
  const { across, down, shift } = lattice
  const row = Math.floor(y / down)
  place.copy = row + Math.floor((x - row * shift) / across)
  place.pixel = cellPixel(lattice, x, y)
}
