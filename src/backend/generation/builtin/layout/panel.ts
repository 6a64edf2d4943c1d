import { roundedPath } from '../canvas.ts'
import { grow, type Rect } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'

/** A plane of one color that carries words or objects; raised ones cast a shadow. */
export function panel(
  box: Rect,
  fill: string,
  { radius = 0, isRaised = false }: { radius?: number; isRaised?: boolean } = {},
): Layer {
  const edge = Math.min(box.width, box.height)
  return {
    role: 'panel',
    depth: 0.3,
    bounds: isRaised ? grow(box, edge * 0.15) : box,
    paint: (ctx) => {
      ctx.save()
      if (isRaised) {
        ctx.shadowColor = withAlpha('#000000', 0.2)
        ctx.shadowBlur = edge * 0.08
        ctx.shadowOffsetY = edge * 0.03
      }
      ctx.fillStyle = fill
      roundedPath(ctx, box, radius)
      ctx.fill()
      ctx.restore()
    },
  }
}
