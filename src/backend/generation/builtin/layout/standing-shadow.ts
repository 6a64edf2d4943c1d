import { type Canvas, type Ctx, surface } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import { footOf } from '../picture/foot.ts'
import type { Picture } from '../picture/picture.ts'
import { undersideOf } from '../picture/underside.ts'
import type { Layer } from '../scene.ts'

const INK = '#07060f'

/**
 * An object's shadow on its floor: a wide faint pool below all of it, and a dark core along what it
 * actually stands on. A single ellipse between two wheels, or at a corner of a box, would make it float.
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
  return {
    role: 'shadow',
    depth: 0.7,
    bounds,
    paint: (ctx) => {
      const centre = place.x + place.width * (0.5 * 0.45 + ((foot.from + foot.to) / 2) * 0.55)
      pool(ctx, centre, ground - depth * 0.06, place.width * 0.6, depth * 0.62, 0.22)
      const core = contactOf(picture, place, bounds, [
        { below: depth * 0.16, blur: depth * 0.16, alpha: 0.55 },
        { below: depth * 0.06, blur: depth * 0.05, alpha: 0.6 },
      ])
      ctx.drawImage(core, bounds.x, bounds.y, bounds.width, bounds.height)
    },
  }
}

interface Blur {
  below: number
  blur: number
  alpha: number
}

/** A blurred picture needs no more pixels than this. */
const EDGE_MAX = 480

/** The blurred underside, on a separate canvas the size of `bounds`, since layers are also drawn scaled. */
function contactOf(picture: Picture, place: Rect, bounds: Rect, passes: Blur[]): Canvas {
  const scale = Math.min(1, EDGE_MAX / Math.max(bounds.width, bounds.height))
  const { canvas, ctx } = surface(bounds.width * scale, bounds.height * scale)
  for (const { below, blur, alpha } of passes) {
    ctx.filter = `blur(${(blur * scale).toFixed(2)}px)`
    ctx.globalAlpha = alpha
    ctx.drawImage(
      undersideOf(picture),
      (place.x - bounds.x) * scale,
      (place.y + below - bounds.y) * scale,
      place.width * scale,
      place.height * scale,
    )
  }
  return canvas
}

/** A soft-edged ellipse; many stops, since two leave a visible rim. */
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
