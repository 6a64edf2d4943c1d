import type { ShapeLayer } from '../../../../contract/layers.ts'
import { type Ctx, isolated, roundedPath } from '../canvas.ts'
import { grow } from '../geometry.ts'
import { outline } from '../layout/badge.ts'
import { drawArrow } from '../layout/poster/button.ts'
import { withAlpha } from '../palette/color.ts'

/** Draws a shape in the style of an ad's badges and buttons. */
export function paintShape(ctx: Ctx, layer: ShapeLayer): void {
  const { fill, ring, has_shadow } = layer
  if (layer.shape === 'arrow') return void drawArrow(ctx, layer, fill)
  const edge = Math.min(layer.width, layer.height)
  isolated(ctx, () => {
    if (has_shadow) {
      ctx.shadowColor = withAlpha('#000000', 0.24)
      ctx.shadowBlur = edge * 0.09
      ctx.shadowOffsetY = edge * 0.03
    }
    ctx.fillStyle = fill
    shapePath(ctx, layer)
    ctx.fill()
  })
  if (!ring) return
  isolated(ctx, () => {
    ctx.strokeStyle = ring
    ctx.lineWidth = edge * 0.009
    ringPath(ctx, layer, edge)
    ctx.stroke()
  })
}

function shapePath(ctx: Ctx, { shape, radius, ...box }: ShapeLayer): void {
  if (shape === 'rectangle') return void roundedPath(ctx, box, radius)
  const { x, y, width, height } = box
  isolated(ctx, () => {
    ctx.translate(x + width / 2, y + height / 2)
    ctx.scale(width / 2, height / 2)
    outline(ctx, shape === 'star' || shape === 'seal' ? shape : 'round', 1)
  })
}

/** The ring, inset as far as on a badge. */
function ringPath(ctx: Ctx, { shape, radius, ...box }: ShapeLayer, edge: number): void {
  const inside = edge * 0.085
  if (shape === 'rectangle') return void roundedPath(ctx, grow(box, -inside), radius)
  const { x, y, width, height } = box
  ctx.beginPath()
  const [across, down] = [width / 2 - inside, height / 2 - inside]
  ctx.ellipse(x + width / 2, y + height / 2, across, down, 0, 0, Math.PI * 2)
}
