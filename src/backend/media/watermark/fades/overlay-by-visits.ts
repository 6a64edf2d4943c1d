import type { Size } from '../geometry.ts'
import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from '../mark/matte.ts'
import {
  createMask,
  dilated,
  halved,
  indicesOf,
  type Mask,
  withoutSpecks,
} from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { ALL, NOTHING } from './laid-over-ground.ts'
import type { OverStill } from './over-still.ts'
import { type Line, lineThrough } from './overlay-line.ts'

/** Moments used right before a mark appears and right after it is complete, and as many when it disappears. */
const BESIDE_VISIT = 3
/** A pixel without the mark and with it, around a switch. */
interface Visit {
  without: Float32Array
  full: Float32Array
}

/** Over a background this close to its color, a mark's density can't be measured (levels of 255). */
const ALIKE = 12
/** How far two visits' densities for a pixel may differ. */
const AGREED = 0.15
/**
 * From this density on, and this multiple of its spread, a pixel belongs to the mark; a measured density may exceed the
 * range from none to the densest by the last value.
 */
const [FAINTEST, SURE, BEYOND] = [0.04, 3, 0.15]
/** An encoder smears a mark this far; unmeasurable pixels this close may belong to it. */
const [SMEAR, NEARBY] = [2, 3]
/** Un-blending must leave less than this of what the mark changed. */
const LEFT = 0.5

/** A moment's plane. */
type PlaneAt = (moment: number, plane: 0 | 1 | 2) => Plane

/**
 * The half-transparent mark of one color that comes and goes over a picture that is still around those times: the same
 * pixel is seen without it and with it. Null if the observations don't fit such a mark.
 */
export function overlayByVisits(
  planeAt: PlaneAt,
  { shown, luma, indices: places }: OverStill,
  size: Size,
): Matte | null {
  const visits = visitsIn(shown)
  const line = lineThrough(luma)
  if (visits.length === 0 || !line) return null
  const seenOn = (plane: 0 | 1 | 2, indices: Int32Array) =>
    visits.map((visit) => seenAt(planeAt, visit, plane, indices))
  const told = densities(seenOn(0, places), line)
  const shape = shapeOf(told, places, size)
  const first = lumaMatte(shape, told, places, line)
  if (!isNearer(first, seenOn(0, first.indices))) return null
  const small = halved(shape)
  const light = halfLight(first, shape)
  const colour = (plane: 1 | 2) => colourMatte(small, light, seenOn(plane, indicesOf(small)))
  return { shape, planes: [first, colour(1), colour(2)] }
}

/** The moments right beside the time when a mark appears or disappears. */
interface Change {
  without: number[]
  full: number[]
}

function visitsIn(shown: Float32Array): Change[] {
  const held = [...shown.keys()].filter((t) => shown[t]! < NOTHING || shown[t]! > ALL)
  const isFull = (t: number) => shown[t]! > ALL
  const changes: Change[] = []
  for (let n = 1; n < held.length; n++) {
    const [last, next] = [isFull(held[n - 1]!), isFull(held[n]!)]
    if (last === next) continue
    const before = held.slice(Math.max(0, n - BESIDE_VISIT), n).filter((t) => isFull(t) === last)
    const after = held.slice(n, n + BESIDE_VISIT).filter((t) => isFull(t) === next)
    changes.push(next ? { without: before, full: after } : { without: after, full: before })
  }
  return changes
}

function seenAt(
  planeAt: PlaneAt,
  { without, full }: Change,
  plane: 0 | 1 | 2,
  places: Int32Array,
): Visit {
  const middle = (moments: readonly number[]) => {
    const rows = moments.map((t) => valuesAt(planeAt(t, plane).data, places))
    return Float32Array.from(places, (_, k) => {
      const values = rows.map((row) => row[k]!).sort((a, b) => a - b)
      return (values[(values.length - 1) >> 1]! + values[values.length >> 1]!) / 2
    })
  }
  return { without: middle(without), full: middle(full) }
}

/** A mark's density at each pixel, and its uncertainty; infinite where no visit tells. */
interface Densities {
  alpha: Float32Array
  spread: Float32Array
}

function densities(visits: readonly Visit[], { light, colour }: Line): Densities {
  const count = visits[0]!.without.length
  const alpha = new Float32Array(count)
  const spread = new Float32Array(count).fill(Number.POSITIVE_INFINITY)
  for (let k = 0; k < count; k++) {
    const told = visits
      .map(({ without, full }) => {
        const apart = colour - without[k]!
        return { value: (full[k]! - without[k]!) / apart, weight: apart * apart }
      })
      .filter(
        ({ value, weight }) => weight > ALIKE ** 2 && value > -BEYOND && value < 1 - light + BEYOND,
      )
    const [best, ...others] = told.sort((a, b) => Math.abs(a.value) - Math.abs(b.value))
    if (!best) continue
    // Something coming in between changes a pixel more than the mark alone.
    const agreed = [best, ...others.filter(({ value }) => Math.abs(value - best.value) < AGREED)]
    const weight = agreed.reduce((sum, one) => sum + one.weight, 0)
    alpha[k] = Math.max(0, agreed.reduce((sum, one) => sum + one.weight * one.value, 0) / weight)
    spread[k] = Math.sqrt((2 * CODING_VARIANCE) / weight)
  }
  return { alpha, spread }
}

/** Dense pixels, with what an encoder smears and unmeasurable pixels beside them. */
function shapeOf({ alpha, spread }: Densities, places: Int32Array, { width, height }: Size): Mask {
  const dense = createMask(width, height)
  for (const [k, at] of places.entries())
    if (alpha[k]! > Math.max(FAINTEST, SURE * spread[k]!)) dense.data[at] = 1
  const strokes = withoutSpecks(dense)
  const [close, near] = [dilated(strokes, SMEAR).data, dilated(strokes, NEARBY).data]
  const shape = createMask(width, height)
  for (const [k, at] of places.entries())
    if (close[at] || (near[at] && spread[k] === Number.POSITIVE_INFINITY)) shape.data[at] = 1
  return shape
}

/** Squared distance of a medium-bright picture from a color. */
const USUAL_APART = 80 ** 2

function lumaMatte(
  shape: Mask,
  { alpha, spread }: Densities,
  places: Int32Array,
  { colour }: Line,
): PlaneMatte {
  const order = new Int32Array(shape.data.length).fill(-1)
  for (const [k, at] of places.entries()) order[at] = k
  const matte = emptyPlaneMatte(shape)
  for (const [n, at] of matte.indices.entries()) {
    const k = order[at]!
    const light = 1 - alpha[k]!
    matte.transmittance[n] = light
    matte.premultiplied[n] = alpha[k]! * colour
    matte.variance[n] = (CODING_VARIANCE + spread[k]! ** 2 * USUAL_APART) / light ** 2
  }
  return matte
}

/** Transmittance at the chroma samples: the mean over the pixels each covers; unknown if any of them is. */
function halfLight(
  { indices, transmittance, variance }: PlaneMatte,
  { width, height }: Mask,
): Float32Array {
  const half = (width + 1) >> 1
  const light = new Float32Array(half * ((height + 1) >> 1)).fill(1)
  for (const [k, at] of indices.entries()) {
    const to = (Math.floor(at / width) >> 1) * half + ((at % width) >> 1)
    if (variance[k] === Number.POSITIVE_INFINITY) light[to] = Number.NaN
    else light[to] = light[to]! - (1 - transmittance[k]!) / 4
  }
  return light
}

/** The single color that best explains the mark's changes to its samples. */
function colourMatte(small: Mask, light: Float32Array, visits: readonly Visit[]): PlaneMatte {
  const matte = emptyPlaneMatte(small)
  let [products, squares] = [0, 1e-6]
  for (const { without, full } of visits)
    for (const [k, at] of matte.indices.entries()) {
      const alpha = 1 - light[at]!
      if (!(alpha > 0)) continue
      products += alpha * (full[k]! - light[at]! * without[k]!)
      squares += alpha * alpha
    }
  const colour = products / squares
  for (const [k, at] of matte.indices.entries()) {
    const known = light[at]!
    if (Number.isNaN(known)) continue
    matte.transmittance[k] = known
    matte.premultiplied[k] = (1 - known) * colour
    matte.variance[k] = CODING_VARIANCE / known ** 2
  }
  return matte
}

/** Whether removing the mark brings the picture closer to what is seen without it. */
function isNearer(
  { transmittance, premultiplied, variance }: PlaneMatte,
  visits: readonly Visit[],
): boolean {
  let [before, after] = [1e-6, 0]
  for (const [k, light] of transmittance.entries()) {
    if (variance[k] === Number.POSITIVE_INFINITY) continue
    const seen = (visit: Visit) => Math.abs(visit.full[k]! - visit.without[k]!)
    const rest = (visit: Visit) =>
      Math.abs((visit.full[k]! - premultiplied[k]!) / light - visit.without[k]!)
    before += Math.min(...visits.map(seen))
    after += Math.min(...visits.map(rest))
  }
  return after < LEFT * before
}
