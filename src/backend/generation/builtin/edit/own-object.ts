import { surface } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import { standingShadow } from '../layout/standing-shadow.ts'
import { keepCutOut } from '../picture/cut-out.ts'
import { type Picture, pictureFromPixels } from '../picture/picture.ts'
import { filled } from './fill-hole.ts'
import { freedInPlace, isWholeAd, pixelsOf, tooBusy } from './ground.ts'
import type { Pixels } from './pixels.ts'
import { missing } from './refuse.ts'

const SEEN = 24
/** In parts of the picture: what comes nearer to an edge is cut by it. */
const EDGE = 0.006
/** How far a new place keeps from the edges. */
const MARGIN = 0.03

/** The object of a photograph where it stands. */
interface OwnObject {
  pixels: Pixels
  box: Rect
  picture: Picture
}

function ownObject(pixels: Pixels): OwnObject {
  if (isWholeAd(pixels)) throw tooBusy()
  const object = freedInPlace(pixels)
  const box = boxOf(object)
  const { canvas, ctx } = surface(box.width, box.height)
  ctx.drawImage(pictureFromPixels(object, true).canvas, -box.x, -box.y)
  const picture = pictureFromPixels(pixelsOf(canvas, box), true)
  return { pixels: object, box, picture }
}

function boxOf({ data, width, height }: Pixels): Rect {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < SEEN) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return rect(left, top, Math.max(1, right - left + 1), Math.max(1, bottom - top + 1))
}

/** The same picture with the shadow that its object throws on the floor it stands on. */
export function withShadow(pixels: Pixels, isStrong: boolean, prompt: string): Pixels {
  const { width, height } = pixels
  const object = ownObject(pixels)
  const foot = object.box.y + object.box.height
  // What is cut by the edge of the picture stands on nothing that is seen.
  if (foot > height * (1 - EDGE * 2)) throw missing('no_free_room', prompt)
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(pictureFromPixels(pixels, false).canvas, 0, 0)
  const shadow = standingShadow(object.picture, object.box)
  for (let times = isStrong ? 2 : 1; times > 0; times -= 1) shadow.paint(ctx)
  ctx.drawImage(pictureFromPixels(object.pixels, true).canvas, 0, 0)
  const shaded = pixelsOf(canvas, { width, height })
  keepCutOut(pixels, shaded, () => object.pixels)
  return shaded
}

/** The same picture with its object larger or smaller, standing where it stood. */
export function withScaled(pixels: Pixels, factor: number, prompt: string): Pixels {
  const { width, height } = pixels
  const object = ownObject(pixels)
  const place = placeFor(object.box, pixels, factor)
  if (!place) throw missing('no_free_room', prompt)
  const covered = silhouette(object.picture, place, pixels)
  const left = uncovered(object, covered, pixels)
  if (left.share > COVERED_MIN && !isSmoothAround(pixels, object)) throw tooBusy()
  const ground = filled(pixels, left.hole)
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(pictureFromPixels(ground, false).canvas, 0, 0)
  if (!isCutBelow(object.box, pixels)) standingShadow(object.picture, place).paint(ctx)
  ctx.drawImage(object.picture.canvas, place.x, place.y, place.width, place.height)
  const scaled = pixelsOf(canvas, { width, height })
  keepCutOut(pixels, scaled, () => covered)
  return scaled
}

/** Part of the old silhouette that may show beside the new one on any ground. */
const COVERED_MIN = 0.02

const isCutBelow = (box: Rect, { height }: Pixels) => box.y + box.height > height * (1 - EDGE)

/** On the same foot, moved only as far as the edges ask for; null where it would be cut. */
function placeFor(box: Rect, { width, height }: Pixels, factor: number): Rect | null {
  const isCut =
    box.x < width * EDGE || box.x + box.width > width * (1 - EDGE) || box.y < height * EDGE
  if (isCut) return null
  const size = { width: box.width * factor, height: box.height * factor }
  const margin = Math.min(width, height) * MARGIN
  const isBelow = isCutBelow(box, { width, height, data: Buffer.alloc(0) })
  const room = { width: width - margin * 2, height: height - margin - (isBelow ? 0 : margin) }
  if (size.width > room.width || size.height > room.height) return null
  const x = box.x + (box.width - size.width) / 2
  const y = box.y + box.height - size.height
  return {
    ...size,
    x: Math.min(Math.max(x, margin), width - margin - size.width),
    y: Math.max(y, margin),
  }
}

function silhouette(picture: Picture, place: Rect, { width, height }: Pixels): Pixels {
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
  return pixelsOf(canvas, { width, height })
}

/** Where the old object, with its rim and its own shadow at its foot, is not behind the new one. */
function uncovered({ pixels: object, box }: OwnObject, { data: covered }: Pixels, size: Pixels) {
  const { width, height } = size
  const hole = new Uint8Array(width * height)
  const reach = Math.max(3, Math.round(Math.min(box.width, box.height) * 0.03))
  let [shown, all] = [0, 0]
  for (let pixel = 0; pixel < hole.length; pixel += 1) {
    if (object.data[pixel * 4 + 3]! < SEEN) continue
    all += 1
    if (covered[pixel * 4 + 3]! < 250) shown += 1
  }
  const { canvas, ctx } = surface(width, height)
  const dark = { ...object, data: Buffer.from(object.data) }
  ctx.filter = `blur(${reach}px)`
  const shape = pictureFromPixels(dark, true).canvas
  for (let times = 0; times < 4; times += 1) ctx.drawImage(shape, 0, 0)
  ctx.filter = `blur(${Math.max(2, box.width * 0.04)}px)`
  ctx.fillStyle = '#000000'
  const deep = Math.min(box.width * 0.1, box.height * 0.1)
  ctx.fillRect(box.x - box.width * 0.08, box.y + box.height - deep, box.width * 1.16, deep * 1.7)
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  for (let pixel = 0; pixel < hole.length; pixel += 1) hole[pixel] = data[pixel * 4 + 3]!
  return { hole, share: shown / Math.max(1, all) }
}

const ROUGH_MAX = 7

/** Whether the ground beside the object has nothing in it that a smooth filling would leave out. */
function isSmoothAround(
  { data, width, height }: Pixels,
  { box, pixels: object }: OwnObject,
): boolean {
  const air = Math.round(Math.max(box.width, box.height) * 0.2)
  const step = Math.max(2, Math.round(Math.min(width, height) / 120))
  let [rough, count] = [0, 0]
  for (
    let y = Math.max(step, box.y - air);
    y < Math.min(height - step, box.y + box.height);
    y += step
  )
    for (
      let x = Math.max(step, box.x - air);
      x < Math.min(width - step, box.x + box.width + air);
      x += step
    ) {
      const at = (y * width + x) * 4
      const near = [at, at + step * 4, at + step * width * 4, at - step * 4, at - step * width * 4]
      if (near.some((one) => object.data[one + 3]! > 0)) continue
      const [own, right, below, before, above] = near.map((one) => data[one + 1]!)
      // How far a place is from the middle of its neighbours: none on any even fall of light.
      rough += Math.abs(own! - (right! + before!) / 2) + Math.abs(own! - (below! + above!) / 2)
      count += 1
    }
  return count > 0 && rough / count < ROUGH_MAX
}
