import type { Ctx } from '../canvas.ts'
import { inset, type Rect, rect, type Size } from '../geometry.ts'
import { badge } from '../layout/badge.ts'
import { textLayer } from '../layout/text-layer.ts'
import { readable, withAlpha } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { Brief } from '../prompt/understand.ts'
import { fitText } from '../type/fit-text.ts'
import type { Pairing } from '../type/pairing.ts'
import { roomForBadge } from './badge-room.ts'
import type { PlaceWish } from './instruction.ts'
import { inkOn } from './words-ink.ts'

export interface OverlayLook extends Size {
  brief: Brief
  palette: Palette
  pairing: Pairing
}

/**
 * Sets text on a picture: at the requested place or in the lower third, and on shade where it would be unreadable
 * otherwise.
 */
export function paintWords(
  ctx: Ctx,
  look: OverlayLook,
  words: string[],
  { place, colour }: { place: PlaceWish | null; colour: string | null },
): void {
  const { width, height, pairing } = look
  const unit = Math.sqrt(width * height) / 100
  const down = place?.down ?? (place ? 0.5 : 1)
  const across = place?.across ?? (down === 1 ? 0 : 0.5)
  const isNarrow = place?.across === 0 || place?.across === 1
  const safe = inset(rect(0, 0, width, height), unit * 6, unit * 6)
  const room = { width: safe.width * (isNarrow ? 0.62 : 1), height: height * 0.34 }
  const [headline = '', subline] = words
  const small = subline
    ? fitText({
        text: subline,
        style: pairing.text,
        maxWidth: room.width,
        maxHeight: room.height * 0.3,
        maxLines: 2,
        minSize: unit * 2,
        maxSize: unit * 4,
        leading: 1.35,
      })
    : null
  const large = fitText({
    text: headline,
    style: pairing.display,
    maxWidth: room.width,
    maxHeight: room.height - (small ? small.height + unit * 3 : 0),
    maxLines: 3,
    minSize: unit * 3,
    maxSize: unit * 11,
  })
  const total = large.height + (small ? small.height + unit * 3 : 0)
  const top = safe.y + (safe.height - total) * down
  const align = ALIGNS[across * 2] ?? 'start'
  const at = { x: safe.x + (safe.width - room.width) * across, width: room.width, align }
  const long = Math.max(large.width, small?.width ?? 0)
  const left = at.x + (room.width - long) * across
  const ink = inkOn(ctx, rect(left, top, long, total), colour)
  if (ink === null) shadeBehind(ctx, look, { top, bottom: top + total, reach: unit * 14 })
  const colours = { colour: ink ?? readable(colour ?? '#ffffff', '#101014'), ground: '#101014' }
  textLayer('headline', large, { ...at, y: top }, colours).paint(ctx)
  if (small)
    textLayer('subline', small, { ...at, y: top + large.height + unit * 3 }, colours).paint(ctx)
}

const ALIGNS = ['start', 'center', 'end'] as const
const SHADE = '#0c0c10'

/** Shade falling from the nearer edge of the picture, or a band of it behind text in the middle. */
function shadeBehind(
  ctx: Ctx,
  { width, height }: Size,
  { top, bottom, reach }: { top: number; bottom: number; reach: number },
): void {
  const [from, to] = [Math.max(0, top - reach), Math.min(height, bottom + reach)]
  const fall = ctx.createLinearGradient(0, from, 0, to)
  const isAtTop = top < height * 0.25
  const isAtBottom = bottom > height * 0.75
  const stops = stopsFor(isAtTop, isAtBottom)
  for (const [at, alpha] of stops) fall.addColorStop(at, withAlpha(SHADE, alpha))
  ctx.fillStyle = fall
  ctx.fillRect(0, isAtTop ? 0 : from, width, isAtBottom ? height - from : to)
}

/** The stops of the shade from 0 to 1. */
function stopsFor(isAtTop: boolean, isAtBottom: boolean): (readonly [at: number, alpha: number])[] {
  const [light, deep] = [0.6, 0.86]
  if (isAtBottom) return [[0, 0] as const, [0.4, light] as const, [1, deep] as const]
  if (isAtTop) return [[0, deep] as const, [0.6, light] as const, [1, 0] as const]
  return [[0, 0] as const, [0.3, light] as const, [0.7, light] as const, [1, 0] as const]
}

/** Sets a badge at the top right or in the next free corner, unless a place is requested; in the requested color. */
export function paintBadge(
  ctx: Ctx,
  look: OverlayLook,
  text: string,
  { place, colour, isRound }: { place: PlaceWish | null; colour: string | null; isRound: boolean },
): void {
  const { palette, pairing } = look
  const asked = place && { across: place.across ?? 0.5, down: place.down ?? 0.5 }
  const spot = roomForBadge(ctx, look, asked)
  badge({
    text,
    style: pairing.display,
    x: spot.x,
    y: spot.y,
    size: spot.width,
    fill: colour ?? palette.accent,
    colour: colour ? readable('#ffffff', colour, 3.2) : palette.onAccent,
    shape: isRound ? 'round' : 'seal',
    tilt: 8,
  }).paint(ctx)
}

/** Paints a frame, white unless another color is requested. */
export function paintFrame(ctx: Ctx, { width, height }: Size, colour: string | null): void {
  const edge = Math.min(width, height) * 0.045
  const outer: Rect = rect(edge / 2, edge / 2, width - edge, height - edge)
  ctx.strokeStyle = colour ?? '#ffffff'
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
