import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'

/** Variance over time that an encoder and a sensor leave in a picture that stands still. */
const NOISE = 8
/** Variance over time of a picture that surely stands still, and of one that surely moves. */
const [STILL, MOVING] = [16, 60]
/** Less than this share of what goes on beside a mark goes on in it. */
const SHARE = 0.2
const MOMENTS = 18
const BESIDE = 28

/** Pixels of a region that stand still while the picture beside it moves; all of them where that stands, too. */
export function standingIn(lumas: readonly Plane[], regionMask: Mask): Mask {
  const { data } = varianceOverTime(lumas)
  const limit = Math.max(NOISE, SHARE * middleBeside(data, regionMask))
  return { ...regionMask, data: regionMask.data.map((bit, at) => bit & +(data[at]! < limit)) }
}

/** Whether the picture beside a region moves: over one that stands no edge tells whose it is. */
export const moves = (lumas: readonly Plane[], regionMask: Mask): boolean =>
  middleBeside(varianceOverTime(lumas).data, regionMask) > MOVING

/** Whether it stands still, but for its light. */
export const stands = (lumas: readonly Plane[], regionMask: Mask): boolean =>
  middleBeside(varianceOverTime(lumas).data, regionMask) < STILL

/**
 * Whether some of the moments are one pause of a picture that changes: beside the region all but nothing does.
 * On a page that is scrolled hardly any pixel ever changes, and those much: their mean is telling.
 */
export function isOnePause(
  some: readonly Plane[],
  all: readonly Plane[],
  regionMask: Mask,
): boolean {
  const usual = meanBeside(varianceOverTime(all).data, regionMask)
  return usual > STILL && meanBeside(varianceOverTime(some).data, regionMask) < SHARE * usual
}

function middleBeside(variance: Float32Array, regionMask: Mask): number {
  const values = valuesBeside(variance, regionMask).sort()
  return values[values.length >> 1] ?? 0
}

function meanBeside(variance: Float32Array, regionMask: Mask): number {
  const values = valuesBeside(variance, regionMask)
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function valuesBeside(variance: Float32Array, regionMask: Mask): Float32Array {
  const far = dilated(regionMask, BESIDE)
  const beside = { ...far, data: far.data.map((bit, at) => bit & ~regionMask.data[at]! & 1) }
  return valuesAt(variance, indicesOf(beside))
}

/** How much every pixel changes over some moments. */
function varianceOverTime(lumas: readonly Plane[]): Plane {
  const step = Math.max(1, Math.floor(lumas.length / MOMENTS))
  const chosen = lumas.filter((_, index) => index % step === 0)
  const { width, height } = chosen[0]!
  const variance = createPlane(width, height)
  for (let at = 0; at < variance.data.length; at++) {
    let [sum, squares] = [0, 0]
    for (const { data } of chosen) {
      sum += data[at]!
      squares += data[at]! ** 2
    }
    variance.data[at] = squares / chosen.length - (sum / chosen.length) ** 2
  }
  return variance
}
