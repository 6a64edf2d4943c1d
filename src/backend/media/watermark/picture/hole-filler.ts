import { type Askers, holeLevels, type Level } from './hole-levels.ts'
import type { Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Fills the same holes in one picture after another. */
export interface HoleFiller {
  /**
   * Fills in place by pull–push interpolation (Gortler et al. 1996): every coarser level has the weighted means of the
   * one below, and a hole takes the value of the first level that has one. A weight says how much a hole's own value
   * counts; without weights it doesn't.
   */
  fill(plane: Plane, weights: Float32Array | null): void
}

/** Precomputes everything for filling a mask's holes, so that each picture is cheap. */
export function holeFiller(mask: Mask): HoleFiller {
  const { holes, size, levels, askers } = holeLevels(mask)
  const inBox = askers[0]!.at
  const trust = new Float32Array(size).fill(1)

  return {
    fill({ data }, weights) {
      if (weights)
        for (let k = 0; k < inBox.length; k++) trust[inBox[k]!] = Math.min(1, weights[k]!)
      else for (let k = 0; k < inBox.length; k++) trust[inBox[k]!] = 0
      pull(data, trust, levels)
      for (let n = levels.length - 1; n > 0; n--) {
        const fine = levels[n - 1]!
        const { at } = askers[n]!
        push(levels[n]!, askers[n]!, fine, at)
      }
      push(levels[0]!, askers[0]!, { values: data, weights: trust }, holes)
    },
  }
}

function pull(data: Float32Array, trust: Float32Array, levels: readonly Level[]): void {
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

/** Means of 2×2 finer cells that are all known. */
function gatherWhole(data: Float32Array, { values, whole, finer }: Level): void {
  const { stride } = finer
  const { cells, values: from } = whole
  for (let k = 0; k < cells.length; k++) {
    const at = from[k]!
    values[cells[k]!] =
      (data[at]! + data[at + 1]! + data[at + stride]! + data[at + stride + 1]!) / 4
  }
}

/** Means of 2×2 finer cells, some of which may be partly or wholly unknown. */
function gatherMixed(
  data: Float32Array,
  known: Float32Array,
  { values, weights, mixed, finer }: Level,
): void {
  const { stride, width } = finer
  for (let k = 0; k < mixed.cells.length; k++) {
    const sure = mixed.weights[k]!
    const a = known[sure]!
    const b = known[sure + 1]!
    const c = known[sure + width]!
    const d = known[sure + width + 1]!
    const from = mixed.values[k]!
    const total = a + b + c + d
    const sum =
      a * data[from]! +
      b * data[from + 1]! +
      c * data[from + stride]! +
      d * data[from + stride + 1]!
    const at = mixed.cells[k]!
    values[at] = total > 0 ? sum / total : 0
    weights[at] = total < 1 ? total : 1
  }
}

/** Means of the one or two finer cells at a border. */
function gatherOuter(
  data: Float32Array,
  known: Float32Array,
  { values, weights, outer, finer }: Level,
): void {
  const { stride, width, height } = finer
  for (let k = 0; k < outer.cells.length; k++) {
    const first = outer.weights[k]!
    const from = outer.values[k]!
    const across = (first % width) + 1 < width ? 1 : 0
    const down = first + width < width * height ? 1 : 0
    let sum = 0
    let total = 0
    for (let row = 0; row <= down; row++)
      for (let x = 0; x <= across; x++) {
        const weight = known[first + row * width + x]!
        sum += weight * data[from + row * stride + x]!
        total += weight
      }
    const at = outer.cells[k]!
    values[at] = total > 0 ? sum / total : 0
    weights[at] = Math.min(1, total)
  }
}

/** Pulls cells toward the coarser level's values around them, the more so the less is known of each. */
function push(
  { values: shown, width }: Level,
  { at: numbers, corner, across, down }: Askers,
  { values, weights }: { values: Float32Array; weights: Float32Array },
  places: Int32Array,
): void {
  for (let k = 0; k < places.length; k++) {
    const weight = weights[numbers[k]!]!
    if (weight >= 1) continue
    const from = corner[k]!
    const share = across[k]!
    const upper = shown[from]! + (shown[from + 1]! - shown[from]!) * share
    const below = from + width
    const lower = shown[below]! + (shown[below + 1]! - shown[below]!) * share
    const guess = upper + (lower - upper) * down[k]!
    const at = places[k]!
    values[at] = guess + weight * (values[at]! - guess)
  }
}

/** The coarser level, bilinearly interpolated at a cell of the finer one. */
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
  const upper = values[at]! + (values[at + right]! - values[at]!) * across
  const lower = values[at + down]! + (values[at + down + right]! - values[at + down]!) * across
  return upper + (lower - upper) * (fy - top)
}
