import { type Askers, holeLevels, type Level } from './hole-levels.ts'
import type { Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Fills the same holes of picture after picture. */
export interface HoleFiller {
  /**
   * Fills in place, coarse to fine: every level holds the weighted means of the one below, and a
   * hole takes the value of the first level that knows something about it. A weight says how much
   * of what stands in the hole itself counts; without weights nothing does.
   */
  fill(plane: Plane, weights: Float32Array | null): void
}

/** Lays out once what filling the holes of a mask takes, so that each picture costs little. */
export function holeFiller(mask: Mask): HoleFiller {
  const { holes, size, levels, askers } = holeLevels(mask)
  const inBox = (askers[0] as Askers).at
  const trust = new Float32Array(size).fill(1)

  return {
    fill({ data }, weights) {
      if (weights)
        for (let k = 0; k < inBox.length; k++)
          trust[inBox[k] as number] = Math.min(1, weights[k] as number)
      else for (let k = 0; k < inBox.length; k++) trust[inBox[k] as number] = 0
      climb(data, trust, levels)
      for (let n = levels.length - 1; n > 0; n--) {
        const fine = levels[n - 1] as Level
        const { at } = askers[n] as Askers
        descend(levels[n] as Level, askers[n] as Askers, fine, at)
      }
      descend(levels[0] as Level, askers[0] as Askers, { values: data, weights: trust }, holes)
    },
  }
}

function climb(data: Float32Array, trust: Float32Array, levels: readonly Level[]): void {
  let values = data
  let weights = trust
  for (const level of levels) {
    gatherWhole(values, level)
    gatherMixed(values, weights, level)
    gatherOuter(values, weights, level)
    values = level.values
    weights = level.weights
  }
}

/** Means of two times two finer cells that are all known. */
function gatherWhole(data: Float32Array, { values, whole, finer }: Level): void {
  const { stride } = finer
  const { cells, values: from } = whole
  for (let k = 0; k < cells.length; k++) {
    const at = from[k] as number
    values[cells[k] as number] =
      ((data[at] as number) +
        (data[at + 1] as number) +
        (data[at + stride] as number) +
        (data[at + stride + 1] as number)) /
      4
  }
}

/** Means of two times two finer cells of which some may be known little or not at all. */
function gatherMixed(
  data: Float32Array,
  known: Float32Array,
  { values, weights, mixed, finer }: Level,
): void {
  const { stride, width } = finer
  for (let k = 0; k < mixed.cells.length; k++) {
    const sure = mixed.weights[k] as number
    const a = known[sure] as number
    const b = known[sure + 1] as number
    const c = known[sure + width] as number
    const d = known[sure + width + 1] as number
    const from = mixed.values[k] as number
    const total = a + b + c + d
    const sum =
      a * (data[from] as number) +
      b * (data[from + 1] as number) +
      c * (data[from + stride] as number) +
      d * (data[from + stride + 1] as number)
    const at = mixed.cells[k] as number
    values[at] = total > 0 ? sum / total : 0
    weights[at] = total < 1 ? total : 1
  }
}

/** Means of the one or two finer cells that lie at a border. */
function gatherOuter(
  data: Float32Array,
  known: Float32Array,
  { values, weights, outer, finer }: Level,
): void {
  const { stride, width, height } = finer
  for (let k = 0; k < outer.cells.length; k++) {
    const first = outer.weights[k] as number
    const from = outer.values[k] as number
    const across = (first % width) + 1 < width ? 1 : 0
    const down = first + width < width * height ? 1 : 0
    let sum = 0
    let total = 0
    for (let row = 0; row <= down; row++)
      for (let x = 0; x <= across; x++) {
        const weight = known[first + row * width + x] as number
        sum += weight * (data[from + row * stride + x] as number)
        total += weight
      }
    const at = outer.cells[k] as number
    values[at] = total > 0 ? sum / total : 0
    weights[at] = Math.min(1, total)
  }
}

/** Draws cells, the less is known of each the more, to what a coarser level shows around them. */
function descend(
  { values: shown, width }: Level,
  { at: numbers, corner, across, down }: Askers,
  { values, weights }: { values: Float32Array; weights: Float32Array },
  places: Int32Array,
): void {
  for (let k = 0; k < places.length; k++) {
    const weight = weights[numbers[k] as number] as number
    if (weight >= 1) continue
    const from = corner[k] as number
    const share = across[k] as number
    const upper =
      (shown[from] as number) + ((shown[from + 1] as number) - (shown[from] as number)) * share
    const below = from + width
    const lower =
      (shown[below] as number) + ((shown[below + 1] as number) - (shown[below] as number)) * share
    const guess = upper + (lower - upper) * (down[k] as number)
    const at = places[k] as number
    values[at] = guess + weight * ((values[at] as number) - guess)
  }
}

/** Bilinear value of the coarser level at a cell of the finer one. */
export function enlarge(
  { width, height, values }: { width: number; height: number; values: Float32Array },
  x: number,
  y: number,
): number {
  const fx = Math.min(width - 1, Math.max(0, x / 2 - 0.25))
  const fy = Math.min(height - 1, Math.max(0, y / 2 - 0.25))
  const left = fx | 0
  const top = fy | 0
  const right = left + 1 < width ? 1 : 0
  const down = top + 1 < height ? width : 0
  const at = top * width + left
  const across = fx - left
  const upper =
    (values[at] as number) + ((values[at + right] as number) - (values[at] as number)) * across
  const lower =
    (values[at + down] as number) +
    ((values[at + down + right] as number) - (values[at + down] as number)) * across
  return upper + (lower - upper) * (fy - top)
}
