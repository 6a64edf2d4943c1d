import { createPlane, type Plane } from '../picture/plane.ts'

export const LEVELS = 4

/** A luma plane and its halvings, finest first. */
export type Pyramid = readonly Plane[]

export function pyramidOf(luma: Plane, spare?: Pyramid): Pyramid {
  const levels = [luma]
  for (let level = 1; level < LEVELS; level++) {
    const finer = levels[level - 1]!
    if (Math.min(finer.width, finer.height) < 16) break
    levels.push(halfSize(finer, spare?.[level]))
  }
  return levels
}

function halfSize({ width, height, data }: Plane, spare?: Plane): Plane {
  const small = spare ?? createPlane(width >> 1, height >> 1)
  for (let y = 0, to = 0; y < small.height; y++) {
    let from = 2 * y * width
    for (let x = 0; x < small.width; x++, to++, from += 2) {
      small.data[to] =
        (data[from]! + data[from + 1]! + data[from + width]! + data[from + width + 1]!) / 4
    }
  }
  return small
}
