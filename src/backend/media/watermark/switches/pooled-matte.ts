import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type PlaneMatte } from '../mark/matte.ts'
import { indicesOf, type Mask } from '../picture/mask.ts'

/** What was seen of a mark at one moment and the background behind it, at the pixels of its shape. */
export interface Moment {
  seen: Float32Array
  behind: Float32Array
  /** One over the variance of the background; zero where it is not known. */
  precision: Float32Array
}

/** The moments of a mark in one place; `x` and `y` take its pixels to those of the whole cluster. */
export interface Sample {
  shape: Mask
  x: number
  y: number
  moments: readonly Moment[]
}

const ROUNDS = 8
/** From so many times its spread on a moment is an outlier. */
const OUTLYING = 2
/** Least variance of a background for its own sake: motion is never quite right. */
const LEAST_BEHIND = 2
/** From backgrounds whose variance over the moments is less the transmittance cannot be measured. */
const FAINTEST = 4
/** Less light than this comes through: the mark counts as opaque. */
const OPAQUE_BELOW = 0.08

/** All that was seen of one pixel; the same memory serves one pixel after the other. */
interface Rows {
  count: number
  seen: Float32Array
  behind: Float32Array
  variance: Float32Array
}

/** Fits what a mark lets through and adds, pixel by pixel, to all moments in all of its places. */
export function pooledPlane(
  shape: Mask,
  samples: readonly Sample[],
  transmittanceAt?: (k: number) => number,
): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  const orders = samples.map((sample) => orderOf(matte.indices, shape, sample))
  const most = samples.reduce((sum, { moments }) => sum + moments.length, 0)
  const list = () => new Float32Array(most)
  const rows: Rows = { count: 0, seen: list(), behind: list(), variance: list() }
  for (let k = 0; k < matte.indices.length; k++) {
    gather(rows, samples, orders, k)
    const { transmittance, own, variance } = fitted(rows, transmittanceAt?.(k))
    matte.transmittance[k] = transmittance
    matte.premultiplied[k] = own
    matte.variance[k] =
      transmittance < OPAQUE_BELOW
        ? Number.POSITIVE_INFINITY
        : (CODING_VARIANCE + variance) / transmittance ** 2
  }
  return matte
}

function gather(
  rows: Rows,
  samples: readonly Sample[],
  orders: readonly Int32Array[],
  k: number,
): void {
  rows.count = 0
  for (const [index, { moments }] of samples.entries()) {
    const n = orders[index]![k]!
    if (n < 0) continue
    for (const { seen, behind, precision } of moments) {
      const sure = precision[n]!
      if (sure <= 0) continue
      rows.seen[rows.count] = seen[n]!
      rows.behind[rows.count] = behind[n]!
      rows.variance[rows.count++] = LEAST_BEHIND + 1 / sure
    }
  }
}

/** Which pixel of a place each pixel of the cluster's shape is; −1 for those that are none. */
function orderOf(indices: Int32Array, { width }: Mask, { shape, x, y }: Sample): Int32Array {
  const order = new Int32Array(shape.data.length).fill(-1)
  for (const [n, at] of indicesOf(shape).entries()) order[at] = n
  return indices.map((at) => {
    const [u, v] = [(at % width) + x, Math.floor(at / width) + y]
    const isOutside = u < 0 || v < 0 || u >= shape.width || v >= shape.height
    return isOutside ? -1 : order[v * shape.width + u]!
  })
}

/** A line from background to what was seen, by iteratively reweighted least squares. */
function fitted(
  { count, seen, behind, variance: variances }: Rows,
  known?: number,
): { transmittance: number; own: number; variance: number } {
  let [transmittance, own, variance] = [1, 0, Number.POSITIVE_INFINITY]
  if (count < 3) return { transmittance, own, variance }
  let spread = 4
  for (let round = 0; round < ROUNDS; round++) {
    // First gently, for what is an outlier is not known yet.
    const power = round < ROUNDS / 2 ? 1 : 2
    let [w, e, j, ee, ej] = [1e-9, 0, 0, 0, 0]
    for (let n = 0; n < count; n++) {
      const [value, below] = [seen[n]!, behind[n]!]
      const error = round === 0 ? 0 : value - transmittance * below - own
      const expected = CODING_VARIANCE + transmittance ** 2 * variances[n]!
      const weight = 1 / expected / (1 + (Math.abs(error) / (OUTLYING * spread)) ** power)
      w += weight
      e += weight * below
      j += weight * value
      ee += weight * below ** 2
      ej += weight * below * value
    }
    const [meanE, meanJ] = [e / w, j / w]
    const spreadE = Math.max(0, ee / w - meanE ** 2)
    const together = ej / w - meanE * meanJ
    transmittance = known ?? Math.min(1, Math.max(0, together / (spreadE + FAINTEST)))
    own = meanJ - transmittance * meanE
    const errors = seen.slice(0, count)
    for (let n = 0; n < count; n++)
      errors[n] = Math.abs(seen[n]! - transmittance * behind[n]! - own)
    errors.sort()
    spread = Math.max(1.5, 1.48 * errors[errors.length >> 1]!)
    variance = spread ** 2 / count
  }
  return { transmittance, own, variance }
}
