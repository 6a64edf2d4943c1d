import { shade, withAlpha } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { Random } from '../random.ts'
import type { Backdrop } from '../scene.ts'
import type { Painter, Stage } from './painter.ts'
import { grid, terrain } from './scenery.ts'
import { glow, verticalGradient } from './soft-light.ts'

/** A photographer's sweep: wall and floor of one sheet, a light behind the object. */
const studio: Painter = (ctx, { width, height }, { ground, groundAlt, isDark }, _random, stage) => {
  const floor = stage.floor
  const bright = shade(ground, { l: isDark ? 0.1 : 0.025 })
  verticalGradient(ctx, width, height, [
    [0, groundAlt],
    [Math.max(0.05, floor - 0.12), ground],
    [floor, bright],
    [Math.min(0.98, floor + 0.05), shade(ground, { l: isDark ? 0.03 : -0.015 })],
    [1, shade(groundAlt, { l: isDark ? -0.03 : -0.05 })],
  ])
  glow(
    ctx,
    width * stage.x,
    height * stage.y,
    Math.max(width, height) * 0.55,
    shade(ground, { l: 0.16 }),
    isDark ? 0.55 : 0.8,
  )
}

const mesh: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const long = Math.max(width, height)
  const lift = palette.isDark ? 0.13 : -0.05
  const colours = [
    palette.groundAlt,
    shade(palette.ground, { h: 35, l: lift }),
    shade(palette.ground, { h: -40, l: lift }),
    shade(palette.groundAlt, { h: 18, c: 0.03 }),
  ]
  for (const [index, colour] of colours.entries()) {
    const angle = (index / colours.length) * Math.PI * 2 + random.between(0, 1.4)
    const x = width * (0.5 + Math.cos(angle) * random.between(0.3, 0.6))
    const y = height * (0.5 + Math.sin(angle) * random.between(0.3, 0.6))
    glow(ctx, x, y, long * random.between(0.45, 0.75), colour, palette.isDark ? 0.75 : 0.9)
  }
}

/** Big overlapping discs and an arch: flat, confident, friendly. */
const geometric: Painter = (ctx, { width, height }, palette, random, stage) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const short = Math.min(width, height)
  const disc = (x: number, y: number, radius: number, colour: string) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    ctx.fill()
  }
  disc(width * stage.x, height * stage.y, short * random.between(0.36, 0.46), palette.groundAlt)
  disc(
    width * random.between(-0.05, 0.15),
    height * random.between(0.85, 1.05),
    short * random.between(0.16, 0.28),
    shade(palette.groundAlt, { h: 25 }),
  )
  ctx.strokeStyle = withAlpha(palette.accent, 0.4)
  ctx.lineWidth = short * 0.008
  ctx.beginPath()
  const [x, y] = [width * random.between(0.9, 1.02), height * random.between(0.86, 1)]
  ctx.arc(x, y, short * random.between(0.14, 0.24), 0, Math.PI * 2)
  ctx.stroke()
}

const rays: Painter = (ctx, { width, height }, palette, random, stage) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const count = random.integer(9, 14)
  const reach = Math.hypot(width, height)
  const turn = random.between(0, Math.PI)
  ctx.save()
  ctx.translate(width * stage.x, height * stage.y)
  ctx.fillStyle = withAlpha(palette.groundAlt, 0.62)
  for (let ray = 0; ray < count; ray += 1) {
    const angle = turn + (ray / count) * Math.PI * 2
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.arc(0, 0, reach, angle, angle + Math.PI / count)
    ctx.closePath()
    ctx.fill()
  }
  ctx.restore()
  glow(
    ctx,
    width * stage.x,
    height * stage.y,
    Math.max(width, height) * 0.5,
    shade(palette.ground, { l: 0.15 }),
    0.7,
  )
}

const bokeh: Painter = (ctx, size, palette, random, stage) => {
  mesh(ctx, size, palette, random, stage)
  const short = Math.min(size.width, size.height)
  for (let light = 0; light < 26; light += 1) {
    const radius = short * random.between(0.015, 0.085)
    const colour = random.pick([palette.accent, palette.spark, shade(palette.ground, { l: 0.2 })])
    ctx.fillStyle = withAlpha(colour, random.between(0.05, 0.2))
    ctx.beginPath()
    ctx.arc(random.between(0, size.width), random.between(0, size.height), radius, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** Plain paper with a slow fall of light from a window. */
const paper: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const long = Math.max(width, height)
  glow(
    ctx,
    width * random.pick([0.1, 0.9]),
    height * 0.05,
    long * 0.9,
    shade(palette.ground, { l: 0.08 }),
    0.8,
  )
  glow(ctx, width * 0.5, height * 1.15, long * 0.7, palette.groundAlt, 0.55)
}

/** Broad diagonal bands. */
const bands: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const reach = Math.hypot(width, height)
  ctx.save()
  ctx.translate(width / 2, height / 2)
  ctx.rotate(random.pick([-0.5, 0.5, -0.35]))
  const step = reach * 0.16
  for (let band = -4; band <= 4; band += 2) {
    ctx.fillStyle = withAlpha(palette.groundAlt, 0.75)
    ctx.fillRect(-reach, band * step, reach * 2, step)
  }
  ctx.restore()
}

const PAINTERS = {
  studio,
  mesh,
  geometric,
  rays,
  bokeh,
  terrain,
  grid,
  paper,
  bands,
} satisfies Record<string, Painter>
export type BackdropName = keyof typeof PAINTERS

/** A backdrop that looks the same at every size it is painted at. */
export function backdrop(
  name: BackdropName,
  palette: Palette,
  random: Random,
  stage: Stage,
): Backdrop {
  return {
    name,
    paint: (ctx, size) => PAINTERS[name](ctx, size, palette, random.fork(name), stage),
  }
}
