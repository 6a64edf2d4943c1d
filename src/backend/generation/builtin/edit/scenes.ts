import type { Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { glow, verticalGradient } from '../paint/soft-light.ts'
import { shade, withAlpha } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { Random } from '../random.ts'
import { sand } from './sand.ts'
import type { SceneLight } from './scene-light.ts'

type ScenePainter = (ctx: Ctx, size: Size, light: SceneLight) => void

/** Sand, sea and a low sun, out of focus behind the object. */
const shore: ScenePainter = (ctx, { width, height }, { random, stage, isEvening }) => {
  const horizon = height * (stage.floor - 0.26)
  const sand = height * (stage.floor - 0.1)
  const [high, low] = isEvening ? ['#f2a488', '#ffe3bd'] : ['#8cc3e6', '#e9f5fa']
  const [far, near] = isEvening ? ['#c98a8c', '#e9b49a'] : ['#4f9fc0', '#9fd6d8']
  verticalGradient(ctx, width, height, [
    [0, high],
    [horizon / height, low],
    [1, low],
  ])
  const long = Math.max(width, height)
  glow(ctx, width * random.between(0.2, 0.8), horizon, long * 0.34, '#fff3d6', 0.9)
  band(ctx, { width, height }, horizon, sand, [far, near])
  foam(ctx, { width, height }, sand, random)
  band(ctx, { width, height }, sand, height, ['#ecd8b4', '#d5b788'])
  glow(ctx, width * stage.x, height * stage.floor, long * 0.5, '#fff1d2', 0.4)
}

function band(
  ctx: Ctx,
  { width }: Size,
  from: number,
  to: number,
  [first, last]: [string, string],
) {
  const fall = ctx.createLinearGradient(0, from, 0, to)
  fall.addColorStop(0, first)
  fall.addColorStop(1, last)
  ctx.fillStyle = fall
  ctx.fillRect(0, from, width, to - from)
}

/** Waves running out on the sand, each a soft white stroke. */
function foam(ctx: Ctx, { width, height }: Size, sand: number, random: Random): void {
  ctx.save()
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.5)'
  ctx.shadowColor = 'rgba(255, 255, 255, 0.8)'
  ctx.shadowBlur = height * 0.012
  for (const [index, depth] of [0.085, 0.05, 0.02, 0].entries()) {
    const swing = random.between(0, 6)
    ctx.lineWidth = height * 0.0035 * (index + 0.6)
    ctx.beginPath()
    for (let x = 0; x <= width; x += width / 40) {
      const y = sand - height * depth + Math.sin((x / width) * 5 + swing) * height * 0.004
      ctx.lineTo(x, y)
    }
    ctx.stroke()
  }
  ctx.restore()
}

/** A wooden table in front of an out-of-focus room. */
const table: ScenePainter = (ctx, size, { random, stage, isEvening }) => {
  const { width, height } = size
  const edge = height * (stage.floor - 0.06)
  const long = Math.max(width, height)
  verticalGradient(ctx, width, height, [
    [0, isEvening ? '#b98f76' : '#e9dfd2'],
    [1, isEvening ? '#8d6752' : '#cdbda8'],
  ])
  glow(ctx, width * random.pick([0.15, 0.85]), height * 0.2, long * 0.6, '#fff8ea', 0.9)
  for (let spot = 0; spot < 9; spot += 1) {
    const [x, y] = [width * random.between(0, 1), edge * random.between(0.1, 0.9)]
    const colour = random.pick(['#b99f82', '#fff4df', '#8fa08a'])
    glow(ctx, x, y, long * random.between(0.06, 0.16), colour, 0.4)
  }
  band(ctx, size, edge, height, ['#b98d63', '#8b5f3d'])
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, edge, width, height - edge)
  ctx.clip()
  for (let line = 0; line < 46; line += 1) {
    const depth = random.between(0, 1) ** 1.6
    const y = edge + (height - edge) * depth
    ctx.strokeStyle = random.pick(['rgba(70, 40, 20, 0.13)', 'rgba(255, 222, 180, 0.1)'])
    ctx.lineWidth = height * (0.0008 + depth * 0.003)
    const swing = random.between(0, 6)
    ctx.beginPath()
    for (let x = 0; x <= width; x += width / 24)
      ctx.lineTo(x, y + Math.sin((x / width) * 4 + swing) * height * 0.004 * (0.3 + depth))
    ctx.stroke()
  }
  ctx.restore()
  glow(ctx, width * stage.x, height * stage.floor, long * 0.4, '#ffe9c8', 0.35)
}

/** A wall and a ledge in window light: soft slanted panes with the shadows of the bars between them. */
export function windowLight(
  ctx: Ctx,
  { width, height }: Size,
  { ground, groundAlt, isDark }: Palette,
  { random, stage, isEvening }: SceneLight,
): void {
  const edge = height * (stage.floor - 0.02)
  verticalGradient(ctx, width, height, [
    [0, shade(groundAlt, { l: -0.08 })],
    [edge / height, shade(ground, { l: -0.05 })],
    [1, ground],
  ])
  const warm = isEvening ? '#ffcf94' : '#fff1d4'
  const strength = isDark ? 0.34 : 0.85
  const side = random.pick([-1, 1])
  const pane = Math.min(width * 0.3, height * 0.26)
  const lean = side * pane * 0.55
  ctx.save()
  ctx.filter = `blur(${Math.max(2, Math.min(width, height) * 0.016)}px)`
  ctx.fillStyle = withAlpha(warm, strength)
  const [left, top] = [width * (side > 0 ? 0.02 : 0.3), height * 0.05]
  for (const column of [0, 1, 2])
    for (const row of [0, 1, 2]) {
      const x = left + column * pane * 1.12 + row * lean
      const y = top + row * pane * 1.02
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + pane, y - pane * 0.06)
      ctx.lineTo(x + pane + lean * 0.9, y + pane * 0.88)
      ctx.lineTo(x + lean * 0.9, y + pane * 0.94)
      ctx.closePath()
      ctx.fill()
    }
  ctx.restore()
  band(ctx, { width, height }, edge, height, [
    shade(ground, { l: isDark ? 0.05 : 0.02 }),
    shade(groundAlt, { l: -0.07 }),
  ])
  glow(ctx, width * (side > 0 ? 0.1 : 0.9), 0, Math.max(width, height) * 0.7, warm, strength * 0.5)
  glow(ctx, width * stage.x, height * stage.floor, Math.max(width, height) * 0.4, warm, 0.28)
}

/** Places an edit can put an object in; ads have their own backgrounds. */
export const SCENES = { shore, table, sand } satisfies Record<string, ScenePainter>
