import { type Ctx, isolated } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { easeInOut } from './easing.ts'

export type TransitionName = 'wipe' | 'push' | 'iris'

/** How far the coloured band of a wipe runs ahead; more of it would fill the frame half-way. */
const BAND = 1.1

/** Draws the way from one scene's picture to the next; `t` runs from 0 to 1. */
export function drawTransition(
  ctx: Ctx,
  name: TransitionName,
  { width, height }: Size,
  scenes: { from: () => void; to: () => void; accent: string },
  t: number,
): void {
  const eased = easeInOut(t)
  if (name === 'push') {
    const edge = Math.round(height * (1 - eased))
    shifted(ctx, { width, height }, edge - height, scenes.from)
    shifted(ctx, { width, height }, edge, scenes.to)
    return
  }
  scenes.from()
  if (name === 'iris') {
    clipped(ctx, scenes.to, () =>
      ctx.arc(width / 2, height / 2, Math.hypot(width, height) * 0.5 * eased, 0, Math.PI * 2),
    )
    return
  }
  // A band of the accent colour runs ahead of the new scene.
  const edge = (share: number) => (width + height * 0.35) * share
  slantedTo(ctx, edge(easeInOut(Math.min(1, t * BAND))), height, () => {
    ctx.fillStyle = scenes.accent
    ctx.fillRect(0, 0, width, height)
  })
  slantedTo(ctx, edge(easeInOut(Math.max(0, t * BAND + 1 - BAND))), height, scenes.to)
}

/** A scene drawn as a sheet whose top is at `y`. */
function shifted(ctx: Ctx, { width, height }: Size, y: number, draw: () => void): void {
  isolated(ctx, () => {
    ctx.translate(0, y)
    ctx.beginPath()
    ctx.rect(0, 0, width, height)
    ctx.clip()
    draw()
  })
}

function slantedTo(ctx: Ctx, x: number, height: number, draw: () => void): void {
  isolated(ctx, () => {
    ctx.beginPath()
    ctx.moveTo(-height, 0)
    ctx.lineTo(x, 0)
    ctx.lineTo(x - height * 0.35, height)
    ctx.lineTo(-height, height)
    ctx.clip()
    draw()
  })
}

function clipped(ctx: Ctx, draw: () => void, path: () => void): void {
  isolated(ctx, () => {
    ctx.beginPath()
    path()
    ctx.clip()
    draw()
  })
}
