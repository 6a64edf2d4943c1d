import type { Canvas, Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { easeInOut } from './easing.ts'

export type TransitionName = 'wipe' | 'push' | 'iris'

/** Draws the way from one scene's picture to the next; `t` runs from 0 to 1. */
export function drawTransition(
  ctx: Ctx,
  name: TransitionName,
  { width, height }: Size,
  scenes: { from: Canvas; to: Canvas; accent: string },
  t: number,
): void {
  const eased = easeInOut(t)
  if (name === 'push') {
    ctx.drawImage(scenes.from, 0, -height * eased)
    ctx.drawImage(scenes.to, 0, height * (1 - eased))
    return
  }
  ctx.drawImage(scenes.from, 0, 0)
  if (name === 'iris') {
    clipped(ctx, scenes.to, () =>
      ctx.arc(width / 2, height / 2, Math.hypot(width, height) * 0.5 * eased, 0, Math.PI * 2),
    )
    return
  }
  // A band of the accent colour runs ahead of the new scene.
  const edge = (share: number) => (width + height * 0.35) * share
  slantedTo(ctx, edge(easeInOut(Math.min(1, t * 1.25))), height, () => {
    ctx.fillStyle = scenes.accent
    ctx.fillRect(0, 0, width, height)
  })
  slantedTo(ctx, edge(easeInOut(Math.max(0, t * 1.25 - 0.25))), height, () =>
    ctx.drawImage(scenes.to, 0, 0),
  )
}

function slantedTo(ctx: Ctx, x: number, height: number, draw: () => void): void {
  ctx.save()
  ctx.beginPath()
  ctx.moveTo(-height, 0)
  ctx.lineTo(x, 0)
  ctx.lineTo(x - height * 0.35, height)
  ctx.lineTo(-height, height)
  ctx.clip()
  draw()
  ctx.restore()
}

function clipped(ctx: Ctx, picture: Canvas, path: () => void): void {
  ctx.save()
  ctx.beginPath()
  path()
  ctx.clip()
  ctx.drawImage(picture, 0, 0)
  ctx.restore()
}
