import { dilated, indicesOf, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'

/** Variance over time that encoder and sensor leave in a still picture. */
const NOISE = 8
/** Variance over time of a picture that is definitely still, and of one that definitely moves. */
const [STILL, MOVING] = [16, 60]
/** A mark shows less than this share of the changes beside it. */
const SHARE = 0.2
const MOMENTS = 18
const BESIDE = 28

/** A region's pixels that stand still while the picture beside it moves; all of them if that is still, too. */
export function standingIn(lumas: readonly Plane[], regionMask: Mask): Mask {
  const { data } = varianceOverTime(lumas)
  const limit = Math.max(NOISE, SHARE * middleBeside(data, regionMask))
  return { ...regionMask, data: regionMask.data.map((bit, at) => bit & +(data[at]! < limit)) }
}

/** Whether the picture beside a region moves: over a still one, an edge may belong to either. */
export const moves = (lumas: readonly Plane[], regionMask: Mask): boolean =>
  middleBeside(varianceOverTime(lumas).data, regionMask) > MOVING

/** Whether the picture is still, apart from its lighting. */
export const stands = (lumas: readonly Plane[], regionMask: Mask): boolean =>
  middleBeside(varianceOverTime(lumas).data, regionMask) < STILL

/**
 * Whether some of the moments are a single pause of a picture that changes: almost nothing changes beside the region.
 * On a scrolling page few pixels change, but those change a lot: the mean reveals that.
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

/** Each pixel's variance over some moments. */
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
