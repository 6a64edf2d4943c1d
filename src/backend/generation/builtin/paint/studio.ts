import { shade } from '../palette/color.ts'
import { lit } from './lit.ts'
import type { Painter } from './painter.ts'
import { glow, verticalGradient, vignette } from './soft-light.ts'

/** A photographer's sweep: wall and floor in one sheet without an edge, with a light behind the object. */
export const studio: Painter = (ctx, { width, height }, palette, random, stage) => {
  const { ground, groundAlt, isDark } = palette
  const { floor } = stage
  const bend = 0.1
  verticalGradient(ctx, width, height, [
    [0, shade(groundAlt, { l: isDark ? 0.02 : 0.01 })],
    [Math.max(0.08, floor - bend * 2.4), ground],
    [Math.max(0.1, floor - bend), lit(palette, { l: isDark ? 0.035 : 0.012 })],
    [floor, lit(palette, { l: isDark ? 0.06 : 0.022 })],
    [Math.min(0.99, floor + bend), lit(palette, { l: isDark ? 0.03 : 0.005 })],
    [1, shade(groundAlt, { l: isDark ? -0.005 : -0.03 })],
  ])
  const long = Math.max(width, height)
  glow(
    ctx,
    width * stage.x,
    height * stage.y,
    long * random.between(0.46, 0.6),
    lit(palette, { l: isDark ? 0.2 : 0.1 }),
    isDark ? 0.6 : 0.85,
  )
  // One lamp is at the side: an evenly lit sweep looks like plain paper.
  const side = random.pick([-0.1, 1.1])
  glow(ctx, width * side, height * 0.1, long * 0.7, lit(palette, { l: 0.1, h: 12 }), 0.35)
  vignette(ctx, width, height, shade(groundAlt, { l: -0.12 }), isDark ? 0.5 : 0.16)
}

/** Soft fields of neighboring hues that blend into one another. */
export const mesh: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const long = Math.max(width, height)
  const lift = palette.isDark ? 0.13 : -0.05
  const spread = random.pick([28, 45, 70])
  const colours = [
    palette.groundAlt,
    lit(palette, { h: spread, l: lift, c: 0.02 }),
    lit(palette, { h: -spread, l: lift, c: 0.02 }),
    shade(palette.groundAlt, { h: spread / 2, c: 0.04 }),
    lit(palette, { l: palette.isDark ? 0.06 : 0.03 }),
  ]
  for (const [index, colour] of colours.entries()) {
    const angle = (index / colours.length) * Math.PI * 2 + random.between(0, 1.4)
    const x = width * (0.5 + Math.cos(angle) * random.between(0.3, 0.6))
    const y = height * (0.5 + Math.sin(angle) * random.between(0.3, 0.6))
    glow(ctx, x, y, long * random.between(0.45, 0.75), colour, palette.isDark ? 0.8 : 0.95)
  }
}
