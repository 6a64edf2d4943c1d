/** What stands behind a mark, pixel by pixel, and how the mark changes it at full strength. */
export interface LaidOverGround {
  ground: Float32Array
  change: Float32Array
  /**
   * Largest typical deviation from both together, over the kinds of moments (without the mark, fully or partly with
   * it); levels of 255.
   */
  error: Float32Array
}

/** Up to the first strength a mark is absent, and from the second on it is full. */
export const [NOTHING, ALL] = [0.08, 0.92]
/** Least change by a mark, and how far a pixel may then deviate: in levels, and as a share of the change. */
export const CHANGED = 5
const [OFF, OFF_SHARE] = [2.5, 0.15]
/** Larger deviations count less: something passes there (Cauchy's weights; levels of 255). */
const OUTLYING = 6
const ROUNDS = 4
/** A pixel with a smaller change tells nothing about the strength. */
const FAINTEST = 4

/** Splits moments of a still picture into the picture and the mark, given each moment's strength. */
export function splitGround(
  rows: readonly Float32Array[],
  shown: ArrayLike<number>,
): LaidOverGround | null {
  const moments = [...rows.keys()]
  const without = moments.filter((t) => shown[t]! < NOTHING)
  const full = moments.filter((t) => shown[t]! > ALL)
  if (without.length === 0 || full.length === 0) return null
  const between = moments.filter((t) => shown[t]! >= NOTHING && shown[t]! <= ALL)
  const kinds = [without, full, between].filter((some) => some.length > 0)
  const count = rows[0]!.length
  const list = () => new Float32Array(count)
  const { ground, change, error } = { ground: list(), change: list(), error: list() }
  const middleOf = medianOver(rows)
  for (let k = 0; k < count; k++) {
    ground[k] = middleOf(without, (value) => value[k]!)
    change[k] = middleOf(full, (value) => value[k]!) - ground[k]!
    const off = (value: Float32Array, t: number) =>
      Math.abs(value[k]! - ground[k]! - shown[t]! * change[k]!)
    error[k] = kinds.reduce((most, some) => Math.max(most, middleOf(some, off)), 0)
  }
  return { ground, change, error }
}

/** Median of some values over some moments, in reused memory. */
function medianOver(rows: readonly Float32Array[]) {
  const memory = new Float32Array(rows.length)
  return (moments: readonly number[], amount: (row: Float32Array, t: number) => number) => {
    for (const [n, t] of moments.entries()) memory[n] = amount(rows[t]!, t)
    const values = memory.subarray(0, moments.length).sort()
    return values[values.length >> 1]!
  }
}

/** Value of each examined pixel. */
type ValueAt = (k: number) => number

/**
 * A mark's strength, by least squares over the pixels it changes: reweighted, from several guesses, since something
 * passing may cover most of them.
 */
export function shownIn(
  { ground, change }: Pick<LaidOverGround, 'ground' | 'change'>,
  valueAt: ValueAt,
  guesses: readonly number[],
): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const guess of guesses) {
    let shown = guess
    let cost = 0
    for (let round = 0; round < ROUNDS; round++) {
      let [products, squares] = [0, 1e-6]
      cost = 0
      for (let k = 0; k < change.length; k++) {
        const laid = change[k]!
        if (Math.abs(laid) < FAINTEST) continue
        const apart = valueAt(k) - ground[k]!
        const ratio = (apart - shown * laid) / OUTLYING
        const weight = 1 / (1 + ratio * ratio)
        products += weight * laid * apart
        squares += weight * laid * laid
        // Without a logarithm: the loss of Geman & McClure ranks the guesses the same way.
        cost += 1 - weight
      }
      shown = products / squares
    }
    if (cost >= least) continue
    ;[best, least] = [shown, cost]
  }
  return best
}

/** Whether a pixel follows the curve. */
export const isFollowed = (laid: number, error: number): boolean =>
  error < Math.max(OFF, OFF_SHARE * Math.abs(laid))
