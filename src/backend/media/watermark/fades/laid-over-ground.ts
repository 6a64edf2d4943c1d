/** What stands behind a mark, pixel by pixel, and what the mark changes of it where all of it is shown. */
export interface LaidOverGround {
  ground: Float32Array
  change: Float32Array
  /** What the moments of a kind (without it, with all or a part of it) are usually off both together, at most; levels of 255. */
  error: Float32Array
}

/** So much of a mark is nothing of it, and from so much on it is all. */
export const [NOTHING, ALL] = [0.08, 0.92]
/** What a mark changes at least, and what a pixel may be off then: in levels, and of the change. */
export const CHANGED = 5
const [OFF, OFF_SHARE] = [2.5, 0.15]
/** What is off by more counts less: something passes there (Cauchy's weights; levels of 255). */
const OUTLYING = 6
const ROUNDS = 4
/** A pixel that changes by less tells nothing of how much is shown. */
const FAINTEST = 4

/** Splits moments of a picture that stands still into itself and the mark, by how much of it each one shows. */
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

/** The middle one of some values at some moments, in the same memory each time. */
function medianOver(rows: readonly Float32Array[]) {
  const memory = new Float32Array(rows.length)
  return (moments: readonly number[], amount: (row: Float32Array, t: number) => number) => {
    for (const [n, t] of moments.entries()) memory[n] = amount(rows[t]!, t)
    const values = memory.subarray(0, moments.length).sort()
    return values[values.length >> 1]!
  }
}

/** A value of each pixel that is looked at. */
type ValueAt = (k: number) => number

/**
 * How much of a mark is shown, by least squares over the pixels it changes: reweighted, from several guesses, for
 * what passes may cover most of them.
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
        // Without a logarithm: the loss of Geman & McClure orders the guesses alike.
        cost += 1 - weight
      }
      shown = products / squares
    }
    if (cost >= least) continue
    ;[best, least] = [shown, cost]
  }
  return best
}

/** Whether a pixel goes along with the curve. */
export const isFollowed = (laid: number, error: number): boolean =>
  error < Math.max(OFF, OFF_SHARE * Math.abs(laid))
