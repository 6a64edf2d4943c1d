import { gridOf } from '../picture/field.ts'
import { createMask, halved, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { spatialFill } from '../picture/spatial-fill.ts'

/** Luma and the two colour planes of one patch at one moment. */
export type Picture = readonly [Plane, Plane, Plane]

const SAMPLES = 18

/**
 * How far the patch lies, on average over time, from what its surroundings lead one to expect:
 * moving backgrounds average out and a mark that stands still remains. Colour counts as luma does.
 */
export function meanContrast(samples: readonly Picture[], hidden: Mask): Plane {
  const masks = [hidden, halved(hidden), halved(hidden)] as const
  const grids = masks.map(gridOf)
  const step = Math.max(1, Math.floor(samples.length / SAMPLES))
  const chosen = samples.filter((_, index) => index % step === 0)
  const [luma, blue, red] = [0, 1, 2].map((plane) => {
    const { width, height } = masks[plane] as Mask
    const sum = createPlane(width, height)
    const grid = grids[plane] as (typeof grids)[0]
    const { indices } = grid
    for (const sample of chosen) {
      const seen = sample[plane] as Plane
      add(sum.data, indices, seen.data, spatialFill(seen, grid), 1 / chosen.length)
    }
    return sum
  }) as [Plane, Plane, Plane]
  return lengthOf(luma, blue, red)
}

function add(
  sum: Float32Array,
  indices: Int32Array,
  seen: Float32Array,
  filled: Float32Array,
  share: number,
): void {
  for (let k = 0; k < indices.length; k++) {
    const at = indices[k] as number
    sum[at] = (sum[at] as number) + ((seen[at] as number) - (filled[k] as number)) * share
  }
}

function lengthOf(luma: Plane, blue: Plane, red: Plane): Plane {
  const length = createPlane(luma.width, luma.height)
  for (let y = 0, at = 0; y < luma.height; y++) {
    const row = (y >> 1) * blue.width
    for (let x = 0; x < luma.width; x++, at++) {
      const colour = row + (x >> 1)
      length.data[at] = Math.hypot(
        luma.data[at] as number,
        blue.data[colour] as number,
        red.data[colour] as number,
      )
    }
  }
  return length
}

export function rectMask(
  width: number,
  height: number,
  rect: { x: number; y: number; w: number; h: number },
): Mask {
  const mask = createMask(width, height)
  for (let y = Math.max(0, rect.y); y < Math.min(height, rect.y + rect.h); y++)
    mask.data.fill(1, y * width + Math.max(0, rect.x), y * width + Math.min(width, rect.x + rect.w))
  return mask
}
