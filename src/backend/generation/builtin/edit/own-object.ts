import { surface } from '../canvas.ts'
import { grow, type Rect, rect, type Size } from '../geometry.ts'
import { standingShadow } from '../layout/standing-shadow.ts'
import { keepCutOut } from '../picture/cut-out.ts'
import { boxOf } from '../picture/mask.ts'
import { type Picture, pictureFromPixels } from '../picture/picture.ts'
import { filled } from './fill-hole.ts'
import { freedInPlace, isWholeAd, pixelsOf, tooBusy } from './ground.ts'
import type { Pixels } from './pixels.ts'
import { missing } from './refuse.ts'

const SEEN = 24
/** As a fraction of the picture: an object closer to an edge is cut off by it. */
const EDGE = 0.006
/** Distance a new place keeps from the edges. */
const MARGIN = 0.03

/** The object of a photo, at its place. */
interface OwnObject {
  pixels: Pixels
  box: Rect
  picture: Picture
}

function ownObject(pixels: Pixels): OwnObject {
  if (isWholeAd(pixels)) throw tooBusy()
  const object = freedInPlace(pixels)
  const seen = boxOf(object, (pixel) => object.data[pixel * 4 + 3]! >= SEEN)
  const box = rect(seen.x, seen.y, Math.max(1, seen.width), Math.max(1, seen.height))
  const { canvas, ctx } = surface(box.width, box.height)
  ctx.drawImage(pictureFromPixels(object, true).canvas, -box.x, -box.y)
  const picture = pictureFromPixels(pixelsOf(canvas, box), true)
  return { pixels: object, box, picture }
}

/** The same picture with the shadow its object casts on the floor it stands on. */
export function withShadow(pixels: Pixels, isStrong: boolean, prompt: string): Pixels {
  const { width, height } = pixels
  const object = ownObject(pixels)
  const foot = object.box.y + object.box.height
  // An object cut off by the picture's edge stands on no visible floor.
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

/** The same picture with its object larger or smaller, at the same place. */
export function withScaled(pixels: Pixels, factor: number, prompt: string): Pixels {
  const { width, height } = pixels
  const object = ownObject(pixels)
  const place = placeFor(object.box, pixels, factor)
  if (!place) throw missing('no_free_room', prompt)
  const covered = silhouette(object.picture, place, pixels)
  const isSmooth = isSmoothAround(pixels, object)
  if (!isSmooth && shownOf(object, covered) > COVERED_MIN) throw tooBusy()
  const ground = filled(pixels, holeOf(object, pixels, isSmooth))
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(pictureFromPixels(ground, false).canvas, 0, 0)
  if (!isCutBelow(object.box, pixels)) standingShadow(object.picture, place).paint(ctx)
  ctx.drawImage(object.picture.canvas, place.x, place.y, place.width, place.height)
  const scaled = pixelsOf(canvas, { width, height })
  keepCutOut(pixels, scaled, () => covered)
  return scaled
}

/** The share of the old silhouette that may stay visible on any background. */
const COVERED_MIN = 0.02

const isCutBelow = (box: Rect, { height }: Size) => box.y + box.height > height * (1 - EDGE)

/** On the same foot, moved only as far as the edges require; null if it would be cut off. */
function placeFor(box: Rect, { width, height }: Size, factor: number): Rect | null {
  const isCut =
    box.x < width * EDGE || box.x + box.width > width * (1 - EDGE) || box.y < height * EDGE
  if (isCut) return null
  const size = { width: box.width * factor, height: box.height * factor }
  const margin = Math.min(width, height) * MARGIN
  const isBelow = isCutBelow(box, { width, height })
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

/** Where the old object, with its rim and its shadow at its foot, is not covered by the new one. */
function holeOf({ pixels: object, box }: OwnObject, { width, height }: Size, isSmooth: boolean) {
  const { ctx } = surface(width, height)
  const reach = Math.max(4, Math.round(Math.min(box.width, box.height) * 0.04))
  ctx.filter = `blur(${reach}px)`
  const shape = pictureFromPixels(object, true).canvas
  for (let times = 0; times < 4; times += 1) ctx.drawImage(shape, 0, 0)
  ctx.fillStyle = '#000000'
  if (isSmooth) {
    // A smooth background is filled behind the whole object, so that nothing the matte missed is left.
    const { x, y, width: across, height: down } = grow(box, reach * 2)
    ctx.fillRect(x, y, across, down)
    const side = box.width * 0.1
    ctx.fillRect(x - side, box.y + box.height - side, across + side * 2, side * 1.6)
  }
  const { data } = ctx.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, pixel) =>
    Math.min(255, data[pixel * 4 + 3]! * FULL),
  )
}

/** A pixel a quarter inside the hole counts as fully inside: its own rim would leave an outline. */
const FULL = 4

/** The share of the old silhouette that the new one does not cover. */
function shownOf({ pixels: object }: OwnObject, { data: covered }: Pixels): number {
  let [shown, all] = [0, 0]
  for (let at = 3; at < covered.length; at += 4) {
    if (object.data[at]! < SEEN) continue
    all += 1
    if (covered[at]! < 250) shown += 1
  }
  return shown / Math.max(1, all)
}

const ROUGH_MAX = 7

/** Whether the background next to the object has no detail that a smooth fill would lose. */
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
      // How far a pixel is from the mean of its neighbors: zero on any even gradient.
      rough += Math.abs(own! - (right! + before!) / 2) + Math.abs(own! - (below! + above!) / 2)
      count += 1
    }
  return count > 0 && rough / count < ROUGH_MAX
}
