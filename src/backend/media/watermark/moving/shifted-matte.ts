import type { Picture } from '../mark/contrast.ts'
import { CODING_VARIANCE } from '../mark/fit-plane.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from '../mark/matte.ts'
import { halved, type Mask } from '../picture/mask.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import type { Point } from './smooth-trajectory.ts'

/** Error of a mark's position, in pixels. */
const ASTRAY = 0.06
/** Luma of a medium-bright picture. */
const MIDDLE = 128

/** A plane shifted by a fraction of a pixel. */
export function shifted({ width, height, data }: Plane, dx: number, dy: number): Plane {
  const moved = createPlane(width, height)
  const [left, top] = [Math.floor(dx), Math.floor(dy)]
  const across = weights(dx - left)
  const down = weights(dy - top)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      let sum = 0
      for (let n = 0; n < 4; n++) {
        if (down[n] === 0) continue
        const row = Math.min(height - 1, Math.max(0, y + top + n - 1)) * width
        let line = 0
        for (let m = 0; m < 4; m++) {
          const column = Math.min(width - 1, Math.max(0, x + left + m - 1))
          line += across[m]! * data[row + column]!
        }
        sum += down[n]! * line
      }
      moved.data[at] = sum
    }
  return moved
}

/** Weights of cubic interpolation (Catmull & Rom 1974). */
const weights = (t: number): number[] => [
  ((-t + 2) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((-3 * t + 4) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
]

/** All three planes of a picture, with half the shift for chroma. */
export const shiftedPicture = ([luma, blue, red]: Picture, { x, y }: Point): Picture => [
  shifted(luma, x, y),
  shifted(blue, x / 2, y / 2),
  shifted(red, x / 2, y / 2),
]

/** The matte of a mark shifted by a fraction of a pixel, on a shape that contains it. */
export function shiftedMatte(matte: Matte, shape: Mask, { x, y }: Point): Matte {
  const small = halved(shape)
  const base = halved(matte.shape)
  return {
    shape,
    planes: [
      shiftedPlaneMatte(matte.planes[0], matte.shape, shape, x, y),
      shiftedPlaneMatte(matte.planes[1], base, small, x / 2, y / 2),
      shiftedPlaneMatte(matte.planes[2], base, small, x / 2, y / 2),
    ],
  }
}

function shiftedPlaneMatte(
  { indices, transmittance, premultiplied, variance }: PlaneMatte,
  { width, height }: Mask,
  shape: Mask,
  dx: number,
  dy: number,
): PlaneMatte {
  const plane = () => createPlane(width, height)
  const [alpha, added, doubt, dark] = [plane(), plane(), plane(), plane()]
  for (const [k, at] of indices.entries()) {
    alpha.data[at] = 1 - transmittance[k]!
    added.data[at] = premultiplied[k]!
    const isDark = variance[k]! === Number.POSITIVE_INFINITY
    if (isDark) dark.data[at] = 1
    else doubt.data[at] = Math.max(0, variance[k]! * transmittance[k]! ** 2 - CODING_VARIANCE)
  }
  const shift = (still: Plane) => shifted(still, -dx, -dy)
  const planes = {
    alpha: shift(alpha),
    added: shift(added),
    doubt: shift(doubt),
    dark: shift(dark),
  }
  const moved = emptyPlaneMatte(shape)
  for (let k = 0; k < moved.indices.length; k++) {
    const at = moved.indices[k]!
    const light = 1 - planes.alpha.data[at]!
    moved.transmittance[k] = light
    moved.premultiplied[k] = planes.added.data[at]!
    if (planes.dark.data[at]! > 0.05 || light < 0.08) continue
    const slope = (plane: Plane) =>
      Math.hypot(
        ((plane.data[at + 1] ?? 0) - (plane.data[at - 1] ?? 0)) / 2,
        ((plane.data[at + width] ?? 0) - (plane.data[at - width] ?? 0)) / 2,
      )
    const astray = ASTRAY * Math.abs(slope(planes.added) - MIDDLE * slope(planes.alpha))
    moved.variance[k] =
      (CODING_VARIANCE + Math.max(0, planes.doubt.data[at]!) + astray ** 2) / light ** 2
  }
  return moved
}
