import { mapTriple, tripleOf } from '../../triple.ts'
import { gridOf } from '../picture/field.ts'
import { createMask, halved, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { spatialFill } from '../picture/spatial-fill.ts'

/** Luma and both chroma planes of one patch at one moment. */
export type Picture = readonly [Plane, Plane, Plane]

const SAMPLES = 18

/** The mean of some moments: moving backgrounds average out and a static mark remains. */
export function meanPicture(samples: readonly Picture[]): Picture {
  const step = Math.max(1, Math.floor(samples.length / SAMPLES))
  const chosen = samples.filter((_, index) => index % step === 0)
  return tripleOf((plane) => {
    const { width, height } = samples[0]![plane]
    const mean = createPlane(width, height)
    for (const sample of chosen) add(mean.data, sample[plane].data, 1 / chosen.length)
    return mean
  })
}

function add(sum: Float32Array, data: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = sum[at]! + data[at]! * share
}

/** How far a picture deviates from what its surroundings predict; chroma counts like luma. */
export function contrastOf(picture: Picture, hidden: Mask): Plane {
  const small = halved(hidden)
  const [luma, blue, red] = mapTriple([hidden, small, small], (mask, plane) => {
    const { data } = picture[plane]
    const grid = gridOf(mask)
    const expected = spatialFill(picture[plane], grid)
    const apart = createPlane(mask.width, mask.height)
    for (let k = 0; k < expected.length; k++) {
      const at = grid.indices[k]!
      apart.data[at] = data[at]! - expected[k]!
    }
    return apart
  })
  return lengthOf(luma, blue, red)
}

function lengthOf(luma: Plane, blue: Plane, red: Plane): Plane {
  const length = createPlane(luma.width, luma.height)
  for (let y = 0, at = 0; y < luma.height; y++) {
    const row = (y >> 1) * blue.width
    for (let x = 0; x < luma.width; x++, at++) {
      const l = luma.data[at]!
      const b = blue.data[row + (x >> 1)]!
      const r = red.data[row + (x >> 1)]!
      length.data[at] = Math.sqrt(l * l + b * b + r * r)
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
