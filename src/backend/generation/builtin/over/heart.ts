import { surface } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import type { PictureMap } from './busyness.ts'

const STEPS = 12

/** The part of a picture, of a shape, that shows the most of what it is about. */
export function heartOf(picture: Picture, map: PictureMap, ratio: number): Picture {
  const { width, height } = picture
  const box = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const windows: Rect[] = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = step / STEPS
    return rect((width - box.width) * at, (height - box.height) * at, box.width, box.height)
  })
  const best = windows.reduce((one, other) =>
    map.busyness(other) > map.busyness(one) ? other : one,
  )
  const { canvas, ctx } = surface(best.width, best.height)
  ctx.drawImage(picture.canvas, -best.x, -best.y)
  return { ...picture, canvas, width: canvas.width, height: canvas.height }
}
