import type { Rect, Region } from '../geometry.ts'
import type { Picture } from '../mark/contrast.ts'
import { estimateMatte } from '../mark/estimate-matte.ts'
import { findShape } from '../mark/find-shape.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import { halved, type Mask } from '../picture/mask.ts'
import { type Plane, readPlane } from '../picture/plane.ts'
import { textureVariance } from '../picture/texture.ts'
import type { MarkSpan } from './mark-span.ts'
import { workFor } from './still-mark.ts'

const PLANES = [0, 1, 2] as const

export function readPicture(samples: Samples, view: PatchView, scale: number): Picture {
  return view.planes.map((plane) => readPlane(samples, plane, scale)) as unknown as Picture
}

/** How calm the picture is around a mark, plane by plane, from a few moments. */
export function texturesAround(pictures: readonly Picture[], shape: Mask): Plane[] {
  const some = pictures.filter((_, index) => index % Math.ceil(pictures.length / 6) === 0)
  const small = halved(shape)
  return PLANES.map((plane) =>
    textureVariance(
      some.map((picture) => picture[plane]),
      plane === 0 ? shape : small,
    ),
  )
}

/** Learns a mark that stands still in one rectangle from beginning to end. */
export function stillSpan(pictures: readonly Picture[], view: PatchView, region: Region): MarkSpan {
  const shape = findShape(pictures, localRect(region, view.rect))
  return {
    from: 0,
    to: Number.POSITIVE_INFINITY,
    shape,
    matte: estimateMatte(pictures, shape),
    works: workFor(shape, texturesAround(pictures, shape)),
  }
}

export const localRect = ({ x, y, w, h }: Rect, patch: Rect): Rect => ({
  x: x - patch.x,
  y: y - patch.y,
  w,
  h,
})
