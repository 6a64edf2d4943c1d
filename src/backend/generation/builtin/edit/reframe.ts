import { headsOf } from '../faces/heads.ts'
import { type Rect, type Size, unionOf } from '../geometry.ts'
import { subjectBox } from '../picture/cut-out.ts'
import { onPanels } from './panels.ts'
import { type Pixels, through } from './pixels.ts'

const SAME_RATIO = 0.015

/** Brings a picture to a size, by cropping around its focus or by adding panels beside it. */
export function reframe(pixels: Pixels, size: Size, way: 'crop' | 'extend'): Promise<Pixels> {
  const { width, height } = size
  const apart = Math.abs(pixels.width / pixels.height / (width / height) - 1)
  if (apart < SAME_RATIO)
    return through(pixels, (image) =>
      image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }),
    )
  return way === 'crop' ? cropped(pixels, size) : onPanels(pixels, size)
}

/** Crops around the subject and all heads, if there are any; what does not fit the shape keeps its full length. */
async function cropped(pixels: Pixels, size: Size): Promise<Pixels> {
  const subject = subjectBox(pixels)
  const heads = headsOf(pixels)
  const box = subject && heads ? unionOf([subject, heads]) : (subject ?? heads)
  const window = box && windowAround(pixels, box, size, subject !== null)
  const { width, height } = size
  if (window)
    return through(pixels, (image) =>
      image.extract(window).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }),
    )
  if (subject && box)
    return onPanels(await through(pixels, (image) => image.extract(withAir(box, pixels))), size)
  if (heads) return onPanels(pixels, size)
  return through(pixels, (image) =>
    image.resize(width, height, { fit: 'cover', position: 'attention', kernel: 'lanczos3' }),
  )
}

function withAir(box: Rect, { width, height }: Size) {
  const air = Math.max(box.width, box.height) * AIR
  const left = Math.max(0, Math.floor(box.x - air))
  const top = Math.max(0, Math.floor(box.y - air))
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(box.x + box.width + air)) - left,
    height: Math.min(height, Math.ceil(box.y + box.height + air)) - top,
  }
}

/** Space around a cropped subject, as a fraction of its longer edge. */
const AIR = 0.14

/**
 * The part of a picture in the requested shape that contains the whole box, or null if there is none. It is tight
 * around a subject, but as large as possible around heads alone.
 */
function windowAround(pixels: Size, box: Rect, size: Size, isNear: boolean) {
  const shape = size.width / size.height
  const air = Math.max(box.width, box.height) * AIR
  const wished = isNear
    ? Math.max((box.width + air * 2) / shape, box.height + air * 2)
    : pixels.height
  const height = Math.floor(Math.min(wished, pixels.height, pixels.width / shape))
  const width = Math.max(1, Math.floor(height * shape))
  if (width < box.width || height < box.height) return null
  const at = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), whole - length))
  return {
    left: at(box.x + box.width / 2, width, pixels.width),
    top: at(box.y + box.height / 2, height, pixels.height),
    width,
    height,
  }
}
