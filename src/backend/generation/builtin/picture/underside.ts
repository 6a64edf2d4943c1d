import { type Canvas, surface } from '../canvas.ts'
import type { Picture } from './picture.ts'

/** Edge length of the square that an object is analyzed in. */
export const UNDERSIDE = 96
const SOLID = 110
/** A part that ends higher above the floor than this share of its height touches nothing. */
const REACH = 0.16
/** How much of an object counts as its underside, in cells. */
const THICK = 5

const known = new WeakMap<Picture, Canvas>()

/**
 * What an object stands on, seen from the front: each leg, wheel, or slanted edge in its place,
 * fainter the higher it is above the floor. Scaled to the object's box, it lines up with the object.
 */
export function undersideOf(picture: Picture): Canvas {
  const before = known.get(picture)
  if (before) return before
  const { canvas, ctx } = surface(UNDERSIDE, UNDERSIDE)
  ctx.drawImage(picture.canvas, 0, 0, UNDERSIDE, UNDERSIDE)
  const image = ctx.getImageData(0, 0, UNDERSIDE, UNDERSIDE)
  const lowest = Array.from({ length: UNDERSIDE }, (_, x) => lowestOf(image.data, x))
  const floor = Math.max(0, ...lowest)
  image.data.fill(0)
  for (const [x, y] of lowest.entries()) {
    const nearness = 1 - (floor - y) / (UNDERSIDE * REACH)
    if (y < 0 || nearness <= 0) continue
    for (let row = Math.max(0, y - THICK + 1); row <= y; row += 1)
      image.data[(row * UNDERSIDE + x) * 4 + 3] = Math.round(255 * nearness ** 1.5)
  }
  ctx.putImageData(image, 0, 0)
  known.set(picture, canvas)
  return canvas
}

/** The lowest solid cell of a column, -1 if there is none. */
function lowestOf(data: ArrayLike<number>, x: number): number {
  for (let y = UNDERSIDE - 1; y >= 0; y -= 1)
    if ((data[(y * UNDERSIDE + x) * 4 + 3] ?? 0) > SOLID) return y
  return -1
}
