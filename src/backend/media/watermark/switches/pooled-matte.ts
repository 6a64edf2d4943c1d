import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type PlaneMatte } from '../mark/matte.ts'
import { indicesOf, type Mask } from '../picture/mask.ts'

/** What was seen of a mark at one moment and what lay behind it, at the pixels of its shape. */
export interface Moment {
  seen: Float32Array
  behind: Float32Array
  /** One over the variance of what lay behind; nothing where it is not known. */
  precision: Float32Array
}

/** The moments of a mark in one place; `x` and `y` take its pixels to those of the whole family. */
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
/** Backgrounds whose variance over the moments is less do not tell the light a mark lets through. */
const FAINTEST = 4
/** Less light than this comes through: the mark counts as opaque. */
const OPAQUE_BELOW = 0.08

interface Row {
  seen: number
  behind: number
  variance: number
}

/** Fits what a mark lets through and adds, pixel by pixel, to all moments in all of its places. */
export function pooledPlane(
  shape: Mask,
  samples: readonly Sample[],
  throughAt?: (k: number) => number,
): PlaneMatte {
  const matte = emptyPlaneMatte(shape)
  const rows = rowsOf(matte.indices, shape, samples)
  const fits = rows.map((own, k) => fitted(own, throughAt?.(k)))
  for (const [k, { through, own, variance }] of fits.entries()) {
    matte.through[k] = through
    matte.own[k] = own
    matte.variance[k] =
      through < OPAQUE_BELOW
        ? Number.POSITIVE_INFINITY
        : (CODING_VARIANCE + variance) / through ** 2
  }
  return matte
}

/** All that was seen of each pixel of the family's shape. */
function rowsOf(indices: Int32Array, shape: Mask, samples: readonly Sample[]): Row[][] {
  const rows = Array.from(indices, (): Row[] => [])
  for (const sample of samples) {
    const order = orderOf(indices, shape, sample)
    for (const moment of sample.moments)
      for (let n = 0; n < order.length; n++) addRow(rows[order[n] as number], moment, n)
  }
  return rows
}

function addRow(rows: Row[] | undefined, { seen, behind, precision }: Moment, n: number): void {
  const sure = precision[n] as number
  if (!rows || sure <= 0) return
  const variance = LEAST_BEHIND + 1 / sure
  rows.push({ seen: seen[n] as number, behind: behind[n] as number, variance })
}

/** Which pixel of the family's shape each pixel of a place is; −1 for those that are none. */
function orderOf(indices: Int32Array, { width, height, data }: Mask, place: Sample): Int32Array {
  const order = new Int32Array(data.length).fill(-1)
  for (const [k, at] of indices.entries()) order[at] = k
  return indicesOf(place.shape).map((at) => {
    const x = (at % place.shape.width) - place.x
    const y = Math.floor(at / place.shape.width) - place.y
    const isOutside = x < 0 || y < 0 || x >= width || y >= height
    return isOutside ? -1 : (order[y * width + x] as number)
  })
}

/** A straight line from what lay behind to what was seen; outliers count less and less. */
function fitted(
  rows: readonly Row[],
  known?: number,
): { through: number; own: number; variance: number } {
  let [through, own, variance] = [1, 0, Number.POSITIVE_INFINITY]
  if (rows.length < 3) return { through, own, variance }
  let spread = 4
  for (let round = 0; round < ROUNDS; round++) {
    // First gently, for what is an outlier is not known yet.
    const power = round < ROUNDS / 2 ? 1 : 2
    let [w, e, j, ee, ej] = [1e-9, 0, 0, 0, 0]
    for (const row of rows) {
      const error = round === 0 ? 0 : row.seen - through * row.behind - own
      const expected = CODING_VARIANCE + through ** 2 * row.variance
      const weight = 1 / expected / (1 + (Math.abs(error) / (OUTLYING * spread)) ** power)
      w += weight
      e += weight * row.behind
      j += weight * row.seen
      ee += weight * row.behind ** 2
      ej += weight * row.behind * row.seen
    }
    const [meanE, meanJ] = [e / w, j / w]
    const spreadE = Math.max(0, ee / w - meanE ** 2)
    const together = ej / w - meanE * meanJ
    through = known ?? Math.min(1, Math.max(0, together / (spreadE + FAINTEST)))
    own = meanJ - through * meanE
    const errors = rows
      .map((row) => Math.abs(row.seen - through * row.behind - own))
      .sort((a, b) => a - b)
    spread = Math.max(1.5, 1.48 * (errors[errors.length >> 1] as number))
    variance = spread ** 2 / rows.length
  }
  return { through, own, variance }
}
