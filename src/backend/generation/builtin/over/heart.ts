import { surface } from '../canvas.ts'
import { overlap, type Rect, rect, type Size } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import type { PictureMap } from './busyness.ts'

const STEPS = 12
const HEADS_WORTH = 4

interface Subject extends Size {
  map: PictureMap
  /** The box around all heads, which outweighs everything else; null if there are none. */
  heads: Rect | null
}

/** The part of a picture, in a given shape, that shows most of its subject. */
export function heartOf({ width, height, map, heads }: Subject, ratio: number): Rect {
  const box = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const windows: Rect[] = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = step / STEPS
    return rect((width - box.width) * at, (height - box.height) * at, box.width, box.height)
  })
  const worth = (window: Rect) =>
    map.busyness(window) +
    (heads ? (HEADS_WORTH * overlap(heads, window)) / (heads.width * heads.height) : 0)
  return windows.reduce((one, other) => (worth(other) > worth(one) ? other : one))
}

/** Cuts a part out of a picture. */
export function cutFrom(picture: Picture, { x, y, ...size }: Rect): Picture {
  const { canvas, ctx } = surface(size.width, size.height)
  ctx.drawImage(picture.canvas, -x, -y)
  return { ...picture, canvas, width: canvas.width, height: canvas.height }
}
