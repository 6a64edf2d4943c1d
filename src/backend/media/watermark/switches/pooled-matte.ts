import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type PlaneMatte } from '../mark/matte.ts'
import { indicesOf, type Mask } from '../picture/mask.ts'

/** What was seen of a mark at one moment, and the background behind it, at its shape's pixels. */
export interface Moment {
  seen: Float32Array
  behind: Float32Array
  /** One over the background's variance; zero if unknown. */
  precision: Float32Array
}

/** A mark's moments in one place; `x` and `y` map its pixels to those of the whole cluster. */
export interface Sample {
  shape: Mask
  x: number
  y: number
  moments: readonly Moment[]
}

const ROUNDS = 8
/** From this multiple of its spread on, a moment is an outlier. */
const OUTLYING = 2
/** Least intrinsic variance of a background: motion is never exact. */
const LEAST_BEHIND = 2
/** From backgrounds with a smaller variance over the moments, transmittance can't be measured. */
const FAINTEST = 4
/** Below this transmittance, the mark counts as opaque. */
const OPAQUE_BELOW = 0.08

/** Everything seen of one pixel; memory reused from pixel to pixel. */
interface Rows {
  count: number
  seen: Float32Array
  behind: Float32Array
  variance: Float32Array
}

/** Fits a mark's transmittance and added color, pixel by pixel, to all moments in all of its places. */
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

/** For each pixel of the cluster's shape, the corresponding pixel of a place; −1 if there is none. */
function orderOf(indices: Int32Array, { width }: Mask, { shape, x, y }: Sample): Int32Array {
  const order = new Int32Array(shape.data.length).fill(-1)
  for (const [n, at] of indicesOf(shape).entries()) order[at] = n
  return indices.map((at) => {
    const [u, v] = [(at % width) + x, Math.floor(at / width) + y]
    const isOutside = u < 0 || v < 0 || u >= shape.width || v >= shape.height
    return isOutside ? -1 : order[v * shape.width + u]!
  })
}

/** A line from background to observation, by iteratively reweighted least squares. */
function fitted(
  { count, seen, behind, variance: variances }: Rows,
  known?: number,
): { transmittance: number; own: number; variance: number } {
  let [transmittance, own, variance] = [1, 0, Number.POSITIVE_INFINITY]
  if (count < 3) return { transmittance, own, variance }
  let spread = 4
  for (let round = 0; round < ROUNDS; round++) {
    // Gently at first, since the outliers aren't known yet.
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
