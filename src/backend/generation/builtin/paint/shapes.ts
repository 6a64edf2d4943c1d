import type { Ctx } from '../canvas.ts'
import { fromHex, shade, withAlpha } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import { lit } from './lit.ts'
import type { Painter } from './painter.ts'
import { glow } from './soft-light.ts'

/** Shapes on a dark ground are lighter than it: darker ones look like holes. */
const formColour = ({ ground, groundAlt }: Palette): string =>
  fromHex(ground).l < 0.35 ? shade(ground, { l: 0.065, c: 0.018 }) : groundAlt

function disc(ctx: Ctx, x: number, y: number, radius: number, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

/** A disc, an arch, or a tall pill behind the object, and one or two quiet shapes at the rim. */
export const geometric: Painter = (ctx, { width, height }, palette, random, stage) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const short = Math.min(width, height)
  const [x, y] = [width * stage.x, height * stage.y]
  const radius = short * random.between(0.36, 0.46)
  ctx.fillStyle = formColour(palette)
  const form = random.pick(['disc', 'arch', 'half'] as const)
  if (form === 'disc') disc(ctx, x, y, radius, formColour(palette))
  if (form === 'arch') {
    ctx.beginPath()
    ctx.roundRect(x - radius * 0.86, y - radius, radius * 1.72, height, [radius, radius, 0, 0])
    ctx.fill()
  }
  if (form === 'half') {
    ctx.beginPath()
    ctx.arc(x, y + radius * 0.7, radius * 1.35, Math.PI, 0)
    ctx.fill()
  }
  const corner = random.pick([0, 1])
  disc(
    ctx,
    width * Math.abs(corner - random.between(-0.05, 0.08)),
    height * random.between(0.92, 1.04),
    short * random.between(0.14, 0.24),
    shade(formColour(palette), { h: 25, l: palette.isDark ? 0.04 : 0 }),
  )
  ctx.strokeStyle = withAlpha(palette.spark, 0.42)
  ctx.lineWidth = short * 0.007
  ctx.beginPath()
  ctx.arc(
    width * Math.abs(1 - corner - random.between(-0.03, 0.06)),
    height * random.between(0, 0.08),
    short * random.between(0.12, 0.2),
    0,
    Math.PI * 2,
  )
  ctx.stroke()
}

/** Beams from behind the object. */
export const rays: Painter = (ctx, { width, height }, palette, random, stage) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const count = random.integer(10, 16)
  const reach = Math.hypot(width, height)
  const turn = random.between(0, Math.PI)
  const [x, y] = [width * stage.x, height * stage.y]
  const beam = ctx.createRadialGradient(x, y, 0, x, y, reach * 0.8)
  beam.addColorStop(0, withAlpha(formColour(palette), 0.2))
  beam.addColorStop(0.4, withAlpha(formColour(palette), 0.6))
  beam.addColorStop(1, withAlpha(formColour(palette), 0.75))
  ctx.fillStyle = beam
  for (let ray = 0; ray < count; ray += 1) {
    const angle = turn + (ray / count) * Math.PI * 2
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.arc(x, y, reach, angle, angle + Math.PI / count)
    ctx.closePath()
    ctx.fill()
  }
  const light = lit(palette, { l: palette.isDark ? 0.15 : 0.06 })
  glow(ctx, x, y, Math.max(width, height) * 0.5, light, 0.8)
}

/** Broad diagonal bands of unequal width. */
export const bands: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const reach = Math.hypot(width, height)
  ctx.save()
  ctx.translate(width / 2, height / 2)
  ctx.rotate(random.pick([-0.5, 0.5, -0.35, 0.7]))
  let at = -reach * random.between(0.5, 0.6)
  while (at < reach * 0.6) {
    const thick = reach * random.between(0.06, 0.2)
    ctx.fillStyle = withAlpha(formColour(palette), random.between(0.45, 0.85))
    ctx.fillRect(-reach, at, reach * 2, thick)
    at += thick + reach * random.between(0.1, 0.2)
  }
  ctx.restore()
}

/** Dots that grow toward a corner, as in print. */
export const halftone: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const step = Math.sqrt(width * height) / random.between(24, 32)
  const corner = random.pick([
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const)
  const reach = Math.hypot(width, height) * random.between(0.62, 0.8)
  ctx.fillStyle = formColour(palette)
  ctx.beginPath()
  for (let row = 0; row * step * 0.87 < height + step; row += 1) {
    for (let column = 0; column * step < width + step; column += 1) {
      const x = (column + (row % 2) / 2) * step
      const y = row * step * 0.87
      const near = 1 - Math.hypot(x - corner[0] * width, y - corner[1] * height) / reach
      const radius = step * 0.56 * Math.max(0, near)
      if (radius < step * 0.05) continue
      ctx.moveTo(x + radius, y)
      ctx.arc(x, y, radius, 0, Math.PI * 2)
    }
  }
  ctx.fill()
}
