import type { Ctx } from '../../canvas.ts'
import type { Rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'

/** Shapes below everything, clipped to their place. */
export const plane = (bounds: Rect, draw: (ctx: Ctx) => void, depth = 0.25): Layer => ({
  role: 'panel',
  depth,
  bounds,
  paint: (ctx) => {
    ctx.save()
    ctx.beginPath()
    ctx.rect(bounds.x, bounds.y, bounds.width, bounds.height)
    ctx.clip()
    draw(ctx)
    ctx.restore()
  },
})

export const fill = (bounds: Rect, colour: string): Layer =>
  plane(bounds, (ctx) => {
    ctx.fillStyle = colour
    ctx.fillRect(bounds.x, bounds.y, bounds.width, bounds.height)
  })

/** Lines and small ornaments above the planes. */
export const ornament = (bounds: Rect, draw: (ctx: Ctx) => void): Layer => ({
  role: 'decor',
  depth: 0.3,
  bounds,
  paint: (ctx) => {
    ctx.save()
    draw(ctx)
    ctx.restore()
  },
})

export function disc(ctx: Ctx, x: number, y: number, radius: number, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  ctx.fill()
}
