import type { Ctx } from '../canvas.ts'
import { withAlpha } from '../palette/color.ts'

/** A round glow that fades to nothing: light, bokeh, shade. */
export function glow(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  colour: string,
  alpha: number,
): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, withAlpha(colour, alpha))
  light.addColorStop(0.55, withAlpha(colour, alpha * 0.38))
  light.addColorStop(1, withAlpha(colour, 0))
  ctx.fillStyle = light
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export function verticalGradient(
  ctx: Ctx,
  width: number,
  height: number,
  stops: [number, string][],
): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, width, height)
}
