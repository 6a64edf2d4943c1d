import type { Rect, Size } from '../geometry.ts'
import { subjectBox } from '../picture/cut-out.ts'
import { type Pixels, through } from './pixels.ts'

const SAME_RATIO = 0.015

/** Brings a picture to a size: by cropping around what draws the eye, or by painting on the sides. */
export function reframe(pixels: Pixels, size: Size, way: 'crop' | 'extend'): Promise<Pixels> {
  const { width, height } = size
  const apart = Math.abs(pixels.width / pixels.height / (width / height) - 1)
  if (apart < SAME_RATIO)
    return through(pixels, (image) =>
      image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }),
    )
  return way === 'crop' ? cropped(pixels, size) : extended(pixels, size)
}

/** Around the subject where one is found; one too long for the shape keeps its length. */
async function cropped(pixels: Pixels, size: Size): Promise<Pixels> {
  const box = subjectBox(pixels)
  const window = box && windowAround(pixels, box, size)
  const { width, height } = size
  if (window)
    return through(pixels, (image) =>
      image.extract(window).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }),
    )
  if (box)
    return extended(await through(pixels, (image) => image.extract(withAir(box, pixels))), size)
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

/** Air around a subject that is cropped to, in parts of its longer edge. */
const AIR = 0.14

/** The part of a picture, in the asked shape, that holds the whole subject; null where none can. */
function windowAround(pixels: Size, box: Rect, size: Size) {
  const shape = size.width / size.height
  const air = Math.max(box.width, box.height) * AIR
  const wished = Math.max((box.width + air * 2) / shape, box.height + air * 2)
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

/**
 * The whole picture in the middle, going on at its sides: mirrored first, so that lines and grounds
 * run through the seam, and ever softer outwards, so that nothing is seen twice.
 */
async function extended(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  const scale = Math.min(width / pixels.width, height / pixels.height)
  const inner = {
    width: Math.min(width, Math.max(1, Math.round(pixels.width * scale))),
    height: Math.min(height, Math.max(1, Math.round(pixels.height * scale))),
  }
  const middle = await through(pixels, (image) =>
    image.resize(inner.width, inner.height, { fit: 'fill', kernel: 'lanczos3' }),
  )
  const left = Math.floor((width - inner.width) / 2)
  const top = Math.floor((height - inner.height) / 2)
  const grown = mirrored(middle, { width, height }, left, top)
  const blur = Math.max(3, Math.min(width, height) * 0.018)
  const soft = await through(grown, (image) => image.blur(blur))
  return mixTowardsEdges(grown, soft, { ...inner, x: left, y: top })
}

/** Goes on with what lies between the subject and the edge, to and fro, so that it is not seen twice. */
function mirrored(pixels: Pixels, size: Size, left: number, top: number): Pixels {
  const data = Buffer.alloc(size.width * size.height * 4)
  const room = roomAround(pixels)
  for (let y = 0; y < size.height; y += 1) {
    const row = folded(y - top, pixels.height, room.above, room.below) * pixels.width
    for (let x = 0; x < size.width; x += 1) {
      const from = (row + folded(x - left, pixels.width, room.left, room.right)) * 4
      pixels.data.copy(data, (y * size.width + x) * 4, from, from + 4)
    }
  }
  return { data, ...size }
}

/** Place in the picture that is shown at a place outside it, walking to and fro in the room there is. */
function folded(at: number, length: number, before: number, after: number): number {
  if (at >= 0 && at < length) return at
  const room = at < 0 ? before : after
  const out = at < 0 ? -1 - at : at - length
  const step = out % (room * 2)
  const inwards = step < room ? step : room * 2 - 1 - step
  return at < 0 ? inwards : length - 1 - inwards
}

/** Share of the room beside a subject that is surely free of its shadow. */
const CLEAR = 0.25
/** Share of an edge that may be repeated where nothing is known of a subject. */
const STRIP = 0.06

function roomAround(pixels: Pixels) {
  const { width, height } = pixels
  const box = subjectBox(pixels)
  const within = (room: number, length: number) =>
    Math.max(1, Math.min(length, Math.floor(box ? room * CLEAR : length * STRIP)))
  return {
    left: within(box?.x ?? 0, width),
    right: within(width - (box ? box.x + box.width : 0), width),
    above: within(box?.y ?? 0, height),
    below: within(height - (box ? box.y + box.height : 0), height),
  }
}

function mixTowardsEdges(sharp: Pixels, soft: Pixels, inner: Rect): Pixels {
  const data = Buffer.from(sharp.data)
  const reach = Math.min(sharp.width, sharp.height) * 0.06
  for (let pixel = 0; pixel < sharp.width * sharp.height; pixel += 1) {
    const x = pixel % sharp.width
    const y = Math.floor(pixel / sharp.width)
    const outX = Math.max(inner.x - x, x - (inner.x + inner.width - 1), 0)
    const outY = Math.max(inner.y - y, y - (inner.y + inner.height - 1), 0)
    const share = Math.min(1, Math.max(outX, outY) / reach)
    if (share === 0) continue
    for (let at = pixel * 4; at < pixel * 4 + 4; at += 1)
      data[at] = sharp.data[at]! * (1 - share) + soft.data[at]! * share
  }
  return { ...sharp, data }
}
