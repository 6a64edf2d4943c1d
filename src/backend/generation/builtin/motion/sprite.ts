import { type Canvas, type Ctx, surface } from '../canvas.ts'
import type { Rect } from '../geometry.ts'
import type { Layer, Role } from '../scene.ts'

/** A layer painted once; each frame only moves it. */
export interface Sprite {
  role: Role
  canvas: Canvas
  bounds: Rect
  depth: number
  /** Its position among the lines of its block, for staggering. */
  order: number
  /** The same object from its other sides. */
  views: Sprite[]
}

/** Paints a layer, or each of its lines, onto its own surface. */
export function spritesOf(layer: Layer): Sprite[] {
  return (layer.parts ?? [layer]).map((part, order) => {
    const x = Math.floor(part.bounds.x)
    const y = Math.floor(part.bounds.y)
    const width = Math.ceil(part.bounds.x + part.bounds.width) - x
    const height = Math.ceil(part.bounds.y + part.bounds.height) - y
    const { canvas, ctx } = surface(width, height)
    ctx.translate(-x, -y)
    part.paint(ctx)
    return {
      role: layer.role,
      canvas,
      bounds: { x, y, width: canvas.width, height: canvas.height },
      depth: layer.depth,
      order,
      views: (layer.views ?? []).flatMap(spritesOf),
    }
  })
}

export interface Pose {
  dx: number
  dy: number
  scale: number
  /** Width as a fraction of its own at full height: below 1 it is seen from the side. */
  width: number
  turn: number
  alpha: number
  /** The share of the sprite revealed above its mask edge; 1 is all of it. */
  reveal: number
}

export const REST: Pose = { dx: 0, dy: 0, scale: 1, width: 1, turn: 0, alpha: 1, reveal: 1 }

export function drawSprite(ctx: Ctx, sprite: Sprite, pose: Pose): void {
  if (pose.alpha <= 0.003 || pose.reveal <= 0) return
  const { bounds, canvas } = sprite
  ctx.save()
  ctx.globalAlpha = Math.min(1, pose.alpha)
  if (pose.reveal < 1) {
    ctx.beginPath()
    ctx.rect(bounds.x + pose.dx, bounds.y, bounds.width, bounds.height)
    ctx.clip()
  }
  ctx.translate(bounds.x + bounds.width / 2 + pose.dx, bounds.y + bounds.height / 2 + pose.dy)
  if (pose.turn !== 0) ctx.rotate(pose.turn)
  if (pose.scale !== 1 || pose.width !== 1) ctx.scale(pose.scale * pose.width, pose.scale)
  const slide = pose.reveal < 1 ? bounds.height * (1 - pose.reveal) : 0
  ctx.drawImage(canvas, -bounds.width / 2, -bounds.height / 2 + slide)
  ctx.restore()
}
