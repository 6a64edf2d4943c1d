import type { Size } from '../geometry.ts'
import type { Plane } from '../picture/plane.ts'
import type { Grey, Sights } from './sights.ts'
import type { UsualPicture } from './usual-picture.ts'

/** Measures of the static edges, pixel by pixel. */
export interface StillEdges extends Size {
  /** Steepness of the mean picture. */
  slope: Float32Array
  /** 1 where an edge is static. */
  steady: Uint8Array
  /**
   * How much calmer one side of the edge is than the other, as a logarithm; 0 if neither is. A mark attenuates every
   * change behind it by 1 − alpha, so its inside is calm.
   */
  calm: Float32Array
  /** Direction from the lively side to the calm one. */
  inwardX: Float32Array
  inwardY: Float32Array
  /** 1 where the calm side is darker too: under changing light, anything dark is calmer. */
  natural: Uint8Array
  /** 1 where the edge stays while something else passes, −1 where it disappears, 0 if nothing passes. */
  passed: Int8Array
}

export const BORDER = 6
const WEAKEST = 1.5
const STEADY = 0.5
/** Smaller changes come from the encoder. */
const FLOOR = 0.1
const CALMER = 0.22
/** An edge of the scene trembles more than both its sides; a mark's edge doesn't. */
const RIDGE = 1.15
/**
 * Something that passes differs at least this much from the usual background, and by this share of the edge's contrast.
 */
const PASSING = 14
const PASSING_SHARE = 0.6
const PASSED_MOMENTS = 4

export function stillEdges(sights: Sights, usual: UsualPicture): StillEdges {
  const { width, height } = sights
  const size = width * height
  const edges: StillEdges = {
    width,
    height,
    slope: new Float32Array(size),
    steady: new Uint8Array(size),
    calm: new Float32Array(size),
    inwardX: new Float32Array(size),
    inwardY: new Float32Array(size),
    natural: new Uint8Array(size),
    passed: new Int8Array(size),
  }
  const { data } = usual.mean
  for (let y = BORDER; y < height - BORDER; y++) {
    for (let x = BORDER, at = y * width + BORDER; x < width - BORDER; x++, at++) {
      const across = (data[at + 1]! - data[at - 1]!) / 2
      const down = (data[at + width]! - data[at - width]!) / 2
      const slope = Math.sqrt(across * across + down * down)
      edges.slope[at] = slope
      if (slope < WEAKEST) continue
      const steepness = Math.abs(across) + Math.abs(down)
      if (steepness < STEADY * (usual.steepness.data[at]! + 0.5)) continue
      edges.steady[at] = 1
      judge(edges, sights, usual, { x, y, at, slope, nx: across / slope, ny: down / slope })
    }
  }
  return edges
}

/** An edge pixel; the normal points to its brighter side. */
interface Spot {
  x: number
  y: number
  at: number
  slope: number
  nx: number
  ny: number
}

function judge(edges: StillEdges, sights: Sights, { mean, middle }: UsualPicture, spot: Spot) {
  const { width, activity, samples } = sights
  const beside = (far: number) =>
    Math.round(spot.y + far * spot.ny) * width + Math.round(spot.x + far * spot.nx)
  const [bright, dark] = [liveliness(activity, spot, 2), liveliness(activity, spot, -2)]
  const outer = bright > dark ? beside(3) : beside(-3)
  const contrast = Math.abs(middle[beside(3)]! - middle[beside(-3)]!)
  edges.passed[spot.at] = passedBy(samples, spot, width, outer, middle[outer]!, contrast)
  const ridge = liveliness(activity, spot, 0)
  if (ridge > RIDGE * Math.max(bright, dark) + 0.05) return
  const calm = Math.log((bright + FLOOR) / (dark + FLOOR))
  if (Math.abs(calm) < CALMER) return
  const light = (far: number) => mean.data[beside(far)]! + 6
  edges.calm[spot.at] = Math.abs(calm)
  edges.natural[spot.at] = calm > 0 && calm < Math.log(light(2) / light(-2)) + 0.1 ? 1 : 0
  const towardsCalm = calm > 0 ? -1 : 1
  edges.inwardX[spot.at] = towardsCalm * spot.nx
  edges.inwardY[spot.at] = towardsCalm * spot.ny
}

/** Mean change over three pixels along the edge, this far beside it. */
function liveliness({ width, data }: Plane, { x, y, nx, ny }: Spot, far: number): number {
  let sum = 0
  for (let along = -1; along <= 1; along++)
    sum +=
      data[Math.round(y + far * ny + along * nx) * width + Math.round(x + far * nx - along * ny)]!
  return sum / 3
}

function passedBy(
  samples: readonly Grey[],
  { at, nx, ny, slope }: Spot,
  width: number,
  outer: number,
  usual: number,
  contrast: number,
): -1 | 0 | 1 {
  const differs = Math.max(PASSING, PASSING_SHARE * contrast)
  let [moments, kept, steepness] = [0, 0, 0]
  for (const sample of samples) {
    const difference = sample[outer]! - usual
    // A shadow darkens what it falls on but leaves its edges; something that covers it is darker still.
    const isDark = -difference > differs && sample[outer]! < 0.6 * usual - 6
    if (difference < differs && !isDark) continue
    const across = (sample[at + 1]! - sample[at - 1]!) / 2
    const down = (sample[at + width]! - sample[at - width]!) / 2
    moments++
    kept += across * nx + down * ny
    steepness += Math.sqrt(across * across + down * down)
  }
  if (moments < PASSED_MOMENTS) return 0
  return kept > 0.5 * slope * moments && kept > 0.6 * (steepness + 0.7 * moments) ? 1 : -1
}
