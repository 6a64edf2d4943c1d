import type { Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'

/** A band of light that sweeps over the picture once for `t` from 0 to 1; outside that range nothing is drawn. */
export function lightSweep(ctx: Ctx, { width, height }: Size, t: number): void {
  if (t <= 0 || t >= 1) return
  const band = width * 0.34
  const x = -band + (width + 2 * band) * t
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.transform(1, 0, -0.35, 1, height * 0.175, 0)
  const light = ctx.createLinearGradient(x - band / 2, 0, x + band / 2, 0)
  light.addColorStop(0, '#ffffff00')
  light.addColorStop(0.5, '#fff3dc3d')
  light.addColorStop(1, '#ffffff00')
  ctx.fillStyle = light
  ctx.fillRect(x - band / 2, 0, band, height)
  ctx.restore()
}
