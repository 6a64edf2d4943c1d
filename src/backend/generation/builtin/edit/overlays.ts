import type { Ctx } from '../canvas.ts'
import { inset, type Rect, rect, type Size } from '../geometry.ts'
import { badge } from '../layout/badge.ts'
import { textLayer } from '../layout/text-layer.ts'
import { withAlpha } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { Brief } from '../prompt/understand.ts'
import { fitText } from '../type/fit-text.ts'
import type { Pairing } from '../type/pairing.ts'

export interface OverlayLook extends Size {
  brief: Brief
  palette: Palette
  pairing: Pairing
}

/** Words on a picture: lower third, over a fall of shade that keeps them readable anywhere. */
export function paintWords(ctx: Ctx, look: OverlayLook, words: string[]): void {
  const { width, height, pairing } = look
  const unit = Math.sqrt(width * height) / 100
  const area = inset(rect(0, height * 0.6, width, height * 0.4), unit * 6, unit * 6)
  const [headline = '', subline] = words
  const small = subline
    ? fitText({
        text: subline,
        style: pairing.text,
        maxWidth: area.width,
        maxHeight: area.height * 0.3,
        maxLines: 2,
        minSize: unit * 2,
        maxSize: unit * 4,
        leading: 1.35,
      })
    : null
  const large = fitText({
    text: headline,
    style: pairing.display,
    maxWidth: area.width,
    maxHeight: area.height - (small ? small.height + unit * 3 : 0),
    maxLines: 3,
    minSize: unit * 3,
    maxSize: unit * 11,
  })
  const total = large.height + (small ? small.height + unit * 3 : 0)
  const top = area.y + area.height - total
  shadeBelow(ctx, look, top - unit * 14)
  const colours = { colour: '#ffffff', ground: '#101014' }
  const at = { x: area.x, width: area.width, align: 'start' as const }
  textLayer('headline', large, { ...at, y: top }, colours).paint(ctx)
  if (small)
    textLayer('subline', small, { ...at, y: top + large.height + unit * 3 }, colours).paint(ctx)
}

function shadeBelow(ctx: Ctx, { width, height }: Size, from: number): void {
  const fall = ctx.createLinearGradient(0, from, 0, height)
  fall.addColorStop(0, withAlpha('#0c0c10', 0))
  fall.addColorStop(0.4, withAlpha('#0c0c10', 0.6))
  fall.addColorStop(1, withAlpha('#0c0c10', 0.86))
  ctx.fillStyle = fall
  ctx.fillRect(0, from, width, height - from)
}

export function paintBadge(ctx: Ctx, look: OverlayLook, text: string): void {
  const { width, height, palette, pairing } = look
  const size = Math.min(width, height) * 0.26
  badge({
    text,
    style: pairing.display,
    x: width - size * 1.2,
    y: size * 0.2,
    size,
    fill: palette.accent,
    colour: palette.onAccent,
    shape: 'seal',
    tilt: 8,
  }).paint(ctx)
}

/** White unless another colour is asked for. */
const frameColour = ({ brief: { colours, hexColours }, palette }: OverlayLook): string => {
  const [colour] = colours
  if (hexColours[0]) return hexColours[0]
  if (colour === 'black') return '#141416'
  return colour && colour !== 'white' ? palette.accent : '#ffffff'
}

export function paintFrame(ctx: Ctx, look: OverlayLook): void {
  const { width, height } = look
  const edge = Math.min(width, height) * 0.045
  const outer: Rect = rect(edge / 2, edge / 2, width - edge, height - edge)
  ctx.strokeStyle = frameColour(look)
  ctx.lineWidth = edge
  ctx.strokeRect(outer.x, outer.y, outer.width, outer.height)
}

export function paintVignette(ctx: Ctx, { width, height }: Size, strength: number): void {
  const reach = Math.hypot(width, height) / 2
  const fall = ctx.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.45,
    width / 2,
    height / 2,
    reach,
  )
  fall.addColorStop(0, withAlpha('#000000', 0))
  fall.addColorStop(1, withAlpha('#000000', Math.min(0.9, 0.5 * strength)))
  ctx.fillStyle = fall
  ctx.fillRect(0, 0, width, height)
}
