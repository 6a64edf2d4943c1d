import { surface } from '../canvas.ts'
import { shade, withAlpha } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import { lit } from './lit.ts'
import type { Painter } from './painter.ts'
import { glow, verticalGradient, vignette } from './soft-light.ts'

/** Small sets that a product is photographed on: a table, a sunlit wall, cut colored paper. */

/** Softness of a table's far edge, as a share of the height. */
const EDGE = 0.006

const tableColour = ({ groundAlt, isDark }: Palette) =>
  shade(groundAlt, { l: isDark ? 0.035 : -0.015, c: 0.008 })

/** A tabletop in front of a wall, lit from the side. */
export const tabletop: Painter = (ctx, { width, height }, palette, random, stage) => {
  const { isDark, groundAlt } = palette
  const edge = Math.max(0.3, stage.floor - 0.075)
  const table = tableColour(palette)
  verticalGradient(ctx, width, height, [
    [0, lit(palette, { l: isDark ? 0.012 : 0 })],
    [edge - EDGE, lit(palette, { l: isDark ? 0.045 : 0.015 })],
    [edge, table],
    [Math.min(0.99, edge + 0.12), shade(table, { l: isDark ? 0.03 : 0.018 })],
    [1, shade(table, { l: -0.03 })],
  ])
  const long = Math.max(width, height)
  const side = random.pick([0.1, 0.9])
  glow(ctx, width * side, height * 0.05, long * 0.8, lit(palette, { l: 0.06, h: 8 }), 0.6)
  glow(ctx, width * stage.x, height * stage.y, long * 0.42, lit(palette, { l: 0.08 }), 0.55)
  vignette(ctx, width, height, shade(groundAlt, { l: -0.1 }), isDark ? 0.4 : 0.14)
}

/** Drawn smaller by this factor and enlarged: light through a window has no hard edge. */
const SOFT = 16

/** Morning light through a window on a wall, and a floor that it just reaches. */
export const sunlit: Painter = (ctx, { width, height }, palette, random, stage) => {
  const { isDark, groundAlt } = palette
  const edge = Math.max(0.3, stage.floor - 0.075)
  const table = tableColour(palette)
  const wall = shade(palette.ground, { l: isDark ? 0 : -0.022 })
  verticalGradient(ctx, width, height, [
    [0, wall],
    [edge - EDGE, wall],
    [edge, table],
    [1, shade(table, { l: isDark ? -0.015 : -0.035 })],
  ])
  const light = lit(palette, { l: isDark ? 0.07 : 0.045, h: 6 })
  const { canvas, ctx: inner } = surface(width / SOFT, height / SOFT)
  inner.scale(canvas.width / width, canvas.height / height)
  const isFromLeft = random.chance(0.5)
  const lean = (isFromLeft ? 1 : -1) * random.between(0.22, 0.34)
  const pane = Math.min(width, height) * random.between(0.2, 0.24)
  const left = width * (stage.x + (isFromLeft ? 0.02 : -0.02)) - pane * 1.1
  const top = height * Math.max(0.04, stage.y - 0.3)
  inner.fillStyle = withAlpha(light, isDark ? 0.55 : 0.9)
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 2; column += 1) {
      const [x, y] = [left + column * pane * 1.12, top + row * pane * 1.16]
      inner.beginPath()
      inner.moveTo(x + (y - top) * lean, y)
      inner.lineTo(x + pane + (y - top) * lean, y)
      inner.lineTo(x + pane + (y + pane - top) * lean, y + pane)
      inner.lineTo(x + (y + pane - top) * lean, y + pane)
      inner.fill()
    }
  ctx.save()
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, 0, width, height)
  ctx.restore()
  vignette(ctx, width, height, shade(groundAlt, { l: -0.1 }), isDark ? 0.4 : 0.16)
}

/** Colored paper with an arch or a disc cut from another color, behind the product. */
export const cutout: Painter = (ctx, { width, height }, palette, random, stage) => {
  const { isDark, groundAlt } = palette
  const floor = height * Math.max(0.3, stage.floor + 0.01)
  const long = Math.max(width, height)
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  glow(ctx, width * 0.1, 0, long * 0.9, lit(palette, { l: 0.035 }), 0.7)
  const form = shade(groundAlt, { l: isDark ? 0.1 : -0.035, c: 0.022 })
  const radius = Math.min(
    Math.min(width, height) * 0.44,
    Math.max(width * 0.22, (stage.floor - stage.y) * height * 1.6),
  )
  const [x, y] = [width * stage.x, height * stage.y]
  ctx.save()
  ctx.shadowColor = withAlpha('#0b0b14', isDark ? 0.3 : 0.12)
  ctx.shadowBlur = long * 0.02
  ctx.fillStyle = form
  ctx.beginPath()
  ctx.arc(x, y, radius, Math.PI, 0)
  if (random.chance(0.6)) {
    ctx.lineTo(x + radius, floor)
    ctx.lineTo(x - radius, floor)
  } else ctx.arc(x, y, radius, 0, Math.PI)
  ctx.closePath()
  ctx.fill()
  ctx.shadowBlur = long * 0.012
  ctx.fillStyle = shade(groundAlt, { l: isDark ? 0.03 : -0.005 })
  ctx.fillRect(0, floor, width, height - floor)
  ctx.restore()
}
