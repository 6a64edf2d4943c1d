import { type Rect, rect, type Size, unionOf } from '../geometry.ts'
import { findFaces } from './find-faces.ts'

type Pixels = { data: Uint8Array | Uint8ClampedArray } & Size

/** What surrounds a face, as fractions of it: hair above, ears beside, chin and neck below. */
const HAIR = 0.55
const EARS = 0.3
const NECK = 0.4

const known = new WeakMap<object, Rect | null>()

/** The box around all heads in a picture (RGBA), which no crop may cut; null without a face. */
export function headsOf(pixels: Pixels): Rect | null {
  return rememberedFor(pixels, () => pixels)
}

/** The same for a picture on a canvas. */
export const headsIn = (picture: { canvas: { data(): Uint8Array } } & Size): Rect | null =>
  rememberedFor(picture, () => ({
    data: picture.canvas.data(),
    width: picture.width,
    height: picture.height,
  }))

function rememberedFor(subject: object, read: () => Pixels): Rect | null {
  const before = known.get(subject)
  if (before !== undefined) return before
  const pixels = read()
  const heads = findFaces(pixels).map((face) => headOf(face, pixels))
  const found = heads.length > 0 ? unionOf(heads) : null
  known.set(subject, found)
  return found
}

function headOf({ x, y, width, height }: Rect, picture: Size): Rect {
  const [left, top] = [Math.max(0, x - width * EARS), Math.max(0, y - height * HAIR)]
  const right = Math.min(picture.width, x + width * (1 + EARS))
  const bottom = Math.min(picture.height, y + height * (1 + NECK))
  return rect(left, top, right - left, bottom - top)
}
