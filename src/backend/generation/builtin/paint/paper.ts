import { type Canvas, surface } from '../canvas.ts'
import { shade, withAlpha } from '../palette/color.ts'
import { createRandom } from '../random.ts'
import { lit } from './lit.ts'
import type { Painter } from './painter.ts'
import { glow } from './soft-light.ts'

const TILE = 512
const FIBRES = 900
let fibres: Canvas | null = null

/** Paper with its fibers, and a gradual falloff of light from a window. */
export const paper: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const long = Math.max(width, height)
  const from = random.pick([0.05, 0.95])
  const light = lit(palette, { l: palette.isDark ? 0.09 : 0.06 })
  glow(ctx, width * from, height * random.between(-0.05, 0.2), long * 0.95, light, 0.85)
  glow(ctx, width * (1 - from), height * 1.1, long * 0.8, palette.groundAlt, 0.6)
  fibres ??= fibreTile()
  ctx.save()
  ctx.globalCompositeOperation = 'soft-light'
  ctx.globalAlpha = palette.isDark ? 0.3 : 0.5
  // The same number of fibers across every frame, whatever its size in pixels.
  const scale = Math.sqrt(width * height) / 1_000
  ctx.scale(scale, scale)
  for (let y = 0; y < height / scale; y += TILE) {
    for (let x = 0; x < width / scale; x += TILE) ctx.drawImage(fibres, x, y)
  }
  ctx.restore()
}

function fibreTile(): Canvas {
  const { canvas, ctx } = surface(TILE, TILE)
  const random = createRandom(11, 'fibres')
  ctx.fillStyle = '#808080'
  ctx.fillRect(0, 0, TILE, TILE)
  for (let fibre = 0; fibre < FIBRES; fibre += 1) {
    const [x, y] = [random.between(0, TILE), random.between(0, TILE)]
    const [length, turn] = [random.between(8, 34), random.between(0, Math.PI * 2)]
    ctx.strokeStyle = withAlpha(
      random.chance(0.5) ? '#ffffff' : '#000000',
      random.between(0.06, 0.2),
    )
    ctx.lineWidth = random.between(0.5, 1.3)
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length]
    const bow = random.between(-6, 6)
    // Drawn on all sides of the tile, so that no seam shows.
    for (const left of [0, -TILE, TILE]) {
      for (const top of [0, -TILE, TILE]) {
        const [ax, ay] = [x + left, y + top]
        if (ax < -40 || ay < -40 || ax > TILE + 40 || ay > TILE + 40) continue
        ctx.beginPath()
        ctx.moveTo(ax, ay)
        ctx.quadraticCurveTo(ax + dx / 2 + bow, ay + dy / 2 - bow, ax + dx, ay + dy)
        ctx.stroke()
      }
    }
  }
  return canvas
}

/** Sheets cut in waves, on top of one another, each with a soft shadow on the next. */
export const layers: Painter = (ctx, { width, height }, palette, random) => {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  const sheets = random.integer(4, 5)
  const isRising = random.chance(0.5)
  const first = random.between(0.52, 0.62)
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const t = sheet / (sheets - 1)
    const base = height * (first + (1 - first) * t * 0.92)
    const swell = height * random.between(0.03, 0.06)
    const phase = random.between(0, Math.PI * 2)
    const pace = random.between(0.7, 1.3)
    ctx.save()
    ctx.shadowColor = withAlpha('#0b0b14', palette.isDark ? 0.5 : 0.18)
    ctx.shadowBlur = Math.sqrt(width * height) * 0.03
    ctx.shadowOffsetY = -Math.sqrt(width * height) * 0.006
    ctx.fillStyle = shade(palette.groundAlt, {
      l: palette.isDark ? 0.05 + t * 0.1 : 0.02 - t * 0.075,
      c: 0.01 + t * 0.035,
      h: t * 22 * (isRising ? 1 : -1),
    })
    ctx.beginPath()
    ctx.moveTo(-width * 0.1, height * 1.1)
    for (let step = 0; step <= 48; step += 1) {
      const x = (step / 48) * 1.2 - 0.1
      const slope = (isRising ? 0.5 - x : x - 0.5) * height * 0.16
      ctx.lineTo(x * width, base + slope + Math.sin(x * Math.PI * 2 * pace + phase) * swell)
    }
    ctx.lineTo(width * 1.1, height * 1.1)
    ctx.closePath()
    ctx.fill()
    ctx.restore()
  }
}
