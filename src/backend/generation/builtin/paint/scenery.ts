import { shade, withAlpha } from '../palette/color.ts'
import { lit } from './lit.ts'
import type { Painter } from './painter.ts'
import { glow, verticalGradient } from './soft-light.ts'

/** Ranges of hills under a low sun: for seasons, travel, and everything that grows. */
export const terrain: Painter = (ctx, { width, height }, palette, random, stage) => {
  const sky = palette.isDark ? lit(palette, { l: 0.06 }) : lit(palette, { l: 0.02 })
  verticalGradient(ctx, width, height, [
    [0, palette.groundAlt],
    [0.75, sky],
    [1, sky],
  ])
  glow(
    ctx,
    width * stage.x,
    height * stage.floor * 0.92,
    Math.min(width, height) * 0.6,
    shade(palette.spark, { l: 0.12 }),
    0.55,
  )
  const ranges = 4
  for (let range = 0; range < ranges; range += 1) {
    const base = height * (stage.floor - 0.06 + range * (1 - stage.floor + 0.06) * 0.3)
    const swell = height * 0.045 * (1 + range * 0.25)
    const [slow, fast, shift] = [
      random.between(0.8, 1.5),
      random.between(2, 3.4),
      random.between(0, 7),
    ]
    ctx.fillStyle = shade(palette.groundAlt, {
      l: (palette.isDark ? 0.07 : -0.015) - range * 0.035,
      h: range * 6,
    })
    ctx.beginPath()
    ctx.moveTo(0, height)
    for (let x = 0; x <= width; x += width / 60) {
      const t = x / width
      ctx.lineTo(
        x,
        base +
          Math.sin(t * slow * 3 + shift) * swell +
          Math.sin(t * fast * 3 + shift * 2) * swell * 0.4,
      )
    }
    ctx.lineTo(width, height)
    ctx.closePath()
    ctx.fill()
  }
}

/** A wide sky with drifting clouds, lit from where the object is. */
export const sky: Painter = (ctx, { width, height }, palette, random, stage) => {
  const high = palette.isDark ? palette.groundAlt : shade(palette.groundAlt, { l: -0.03, c: 0.03 })
  verticalGradient(ctx, width, height, [
    [0, high],
    [0.7, palette.ground],
    [1, lit(palette, { l: palette.isDark ? 0.08 : 0.03, h: 20 })],
  ])
  const long = Math.max(width, height)
  const sun = lit(palette, { l: palette.isDark ? 0.22 : 0.1, h: 24, c: 0.03 })
  glow(ctx, width * stage.x, height * stage.y, long * 0.5, sun, 0.5)
  const cloud = palette.isDark ? lit(palette, { l: 0.12 }) : '#ffffff'
  for (let bank = 0; bank < 5; bank += 1) {
    const [x, y] = [width * random.between(0, 1), height * random.between(0.3, 1.02)]
    const size = long * random.between(0.1, 0.2)
    for (let puff = 0; puff < 7; puff += 1) {
      ctx.save()
      ctx.translate(x + size * random.between(-1.3, 1.3), y + size * random.between(-0.16, 0.16))
      ctx.scale(1, 0.42)
      glow(ctx, 0, 0, size * random.between(0.4, 0.95), cloud, palette.isDark ? 0.16 : 0.34)
      ctx.restore()
    }
  }
}

/** A floor of bright lines under a glowing horizon. */
export const grid: Painter = (ctx, { width, height }, palette, _random, stage) => {
  verticalGradient(ctx, width, height, [
    [0, palette.groundAlt],
    [stage.floor, palette.ground],
    [1, shade(palette.groundAlt, { l: -0.02 })],
  ])
  const horizon = height * stage.floor
  glow(ctx, width * stage.x, horizon, Math.max(width, height) * 0.5, palette.accent, 0.32)
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, horizon, width, height)
  ctx.clip()
  ctx.strokeStyle = withAlpha(palette.accent, 0.32)
  ctx.lineWidth = Math.max(1, Math.min(width, height) * 0.0016)
  ctx.beginPath()
  for (let line = -16; line <= 16; line += 1) {
    ctx.moveTo(width * stage.x + line * width * 0.035, horizon)
    ctx.lineTo(width * stage.x + line * width * 0.32, height)
  }
  for (let row = 1; row < 12; row += 1) {
    const y = horizon + (height - horizon) * (row / 12) ** 2.1
    ctx.moveTo(0, y)
    ctx.lineTo(width, y)
  }
  ctx.stroke()
  ctx.restore()
}
