import type { Ctx } from '../canvas.ts'
import { withAlpha } from '../palette/color.ts'

const STOPS = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1]
const bell = (at: number) => (Math.exp(-3.2 * at * at) - Math.exp(-3.2)) / (1 - Math.exp(-3.2))

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
  // Along a bell curve: two linear gradients would meet in a visible ring.
  for (const at of STOPS) light.addColorStop(at, withAlpha(colour, alpha * bell(at)))
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

/** Darker toward the corners, as through a lens. */
export function vignette(
  ctx: Ctx,
  width: number,
  height: number,
  colour: string,
  alpha: number,
): void {
  const reach = Math.hypot(width, height) / 2
  const fall = ctx.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, reach)
  fall.addColorStop(0, withAlpha(colour, 0))
  fall.addColorStop(0.55, withAlpha(colour, 0))
  fall.addColorStop(1, withAlpha(colour, alpha))
  ctx.fillStyle = fall
  ctx.fillRect(0, 0, width, height)
}
