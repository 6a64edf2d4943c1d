import type { Ctx } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import { footOf } from '../picture/foot.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'

const INK = '#07060f'

/**
 * What an object throws on its floor: a wide faint pool below all of it, and a dark core only where
 * it really touches. An ellipse as wide as the object would let a tilted one float.
 */
export function standingShadow(picture: Picture, place: Rect): Layer {
  const foot = footOf(picture)
  const ground = place.y + place.height
  const depth = Math.min(place.width * 0.2, place.height * 0.22)
  const bounds = rect(
    place.x - place.width * 0.16,
    ground - depth * 0.9,
    place.width * 1.32,
    depth * 1.8,
  )
  const middle = place.x + place.width * ((foot.from + foot.to) / 2)
  const span = place.width * Math.max(0.22, foot.to - foot.from)
  return {
    role: 'shadow',
    depth: 0.7,
    bounds,
    paint: (ctx) => {
      const centre = place.x + place.width * (0.5 * 0.45 + ((foot.from + foot.to) / 2) * 0.55)
      pool(ctx, centre, ground - depth * 0.06, place.width * 0.6, depth * 0.62, 0.26)
      pool(ctx, middle, ground - depth * 0.1, span * 0.72, depth * 0.34, 0.4)
      pool(ctx, middle, ground - depth * 0.05, span * 0.5, depth * 0.14, 0.46)
    },
  }
}

/** A soft-edged ellipse; many stops, since two make a visible rim. */
function pool(ctx: Ctx, x: number, y: number, rx: number, ry: number, alpha: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(rx, ry)
  const fall = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  for (const at of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    fall.addColorStop(at, withAlpha(INK, alpha * (1 - at) ** 1.7))
  }
  ctx.fillStyle = fall
  ctx.fillRect(-1, -1, 2, 2)
  ctx.restore()
}
