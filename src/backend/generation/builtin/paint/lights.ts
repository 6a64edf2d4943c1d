import { shade, withAlpha } from '../palette/color.ts'
import { lit } from './lit.ts'
import type { Painter } from './painter.ts'
import { glow } from './soft-light.ts'
import { mesh } from './studio.ts'

/** Lights out of focus, larger and fainter the nearer they are, brighter toward their rim. */
export const bokeh: Painter = (ctx, size, palette, random, stage) => {
  mesh(ctx, size, palette, random, stage)
  const short = Math.min(size.width, size.height)
  const colours = [palette.accent, palette.spark, lit(palette, { l: 0.25 })]
  for (let light = 0; light < 30; light += 1) {
    const nearness = random.next()
    const radius = short * (0.014 + nearness ** 2 * 0.1)
    const [x, y] = [random.between(0, size.width), random.between(0, size.height)]
    const alpha = (palette.isDark ? 0.34 : 0.22) * (1 - nearness * 0.72)
    const colour = random.pick(colours)
    const disc = ctx.createRadialGradient(x, y, 0, x, y, radius)
    disc.addColorStop(0, withAlpha(colour, alpha * 0.55))
    disc.addColorStop(0.8, withAlpha(colour, alpha * 0.8))
    disc.addColorStop(0.93, withAlpha(colour, alpha))
    disc.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = disc
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

/** Light leaks from a side: warm streaks over a soft ground. */
export const leaks: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const long = Math.max(width, height)
  glow(ctx, width * 0.5, height * 1.1, long * 0.8, palette.groundAlt, 0.7)
  const side = random.pick([0, 1])
  const warm = shade(palette.spark, { l: palette.isDark ? -0.1 : 0.12 })
  const cool = shade(palette.groundAlt, { h: 45, l: palette.isDark ? 0.16 : 0, c: 0.06 })
  for (const [index, colour] of [warm, cool, warm].entries()) {
    ctx.save()
    ctx.translate(
      width * (side + (side ? -1 : 1) * (0.02 + index * 0.07)),
      height * random.between(0.1, 0.9),
    )
    ctx.rotate(random.between(-0.5, 0.5))
    ctx.scale(random.between(0.22, 0.42), 1)
    glow(ctx, 0, 0, long * random.between(0.6, 0.85), colour, palette.isDark ? 0.5 : 0.55)
    ctx.restore()
  }
}
