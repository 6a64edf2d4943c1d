import type { Size } from '../geometry.ts'
import type { Mask } from './mask.ts'
import { writeMatte } from './matte.ts'
import { segment } from './segment.ts'
import { shrink } from './small-picture.ts'

type Pixels = { data: Buffer } & Size

/** An object without its ground, and how far that can be trusted (0 to 1). */
export interface CutOut {
  object: Pixels
  confidence: number
}

const TRANSPARENT = 24
/** Below this a cut-out would look butchered more often than not (measured in `cut-out.test.ts`). */
export const CONFIDENCE_MIN = 0.5
/** Below this the edge is worth a second look by its owner. */
export const CONFIDENCE_SURE = 0.75

/**
 * The object without its ground, when the ground is plain or simple enough to be told apart. Null
 * when it cannot be done honestly; then the picture is used whole.
 */
export function cutOut(pixels: Pixels): CutOut | null {
  const result = tryCutOut(pixels)
  if (!result || result.confidence < CONFIDENCE_MIN) return null
  return { ...result, object: cropped(result.object) }
}

/** The object at its place in the picture, however little the result can be trusted. */
export function tryCutOut(pixels: Pixels): CutOut | null {
  const object = { ...pixels, data: Buffer.from(pixels.data) }
  if (hasOwnCutOut(object)) return { object, confidence: 1 }
  const small = shrink(object.data, object)
  const found = segment(small)
  if (!found) return null
  writeMatte(object, found.mask as Mask, small)
  return { object, confidence: found.confidence }
}

function hasOwnCutOut({ data, width, height }: Pixels): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  return corners.filter((pixel) => (data[pixel * 4 + 3] as number) < TRANSPARENT).length >= 3
}

/** Cut down to what is visible. */
function cropped({ data, width, height }: Pixels): Pixels {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) < TRANSPARENT) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return { data, width, height }
  const size = { width: right - left + 1, height: bottom - top + 1 }
  const target = Buffer.alloc(size.width * size.height * 4)
  for (let y = 0; y < size.height; y += 1) {
    const from = ((y + top) * width + left) * 4
    data.copy(target, y * size.width * 4, from, from + size.width * 4)
  }
  return { data: target, ...size }
}
