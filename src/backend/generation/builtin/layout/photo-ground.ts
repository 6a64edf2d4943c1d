import { type Ctx, surface } from '../canvas.ts'
import { overlap, type Rect, rect } from '../geometry.ts'
import { contrast, fromHex, fromRgb, type Oklch, shade, toHex } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import { onColour } from '../palette/poster-palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Inks } from './layout.ts'
import { photoPlace, subjectPlace } from './photo-place.ts'
import type { ScrimSide } from './scrim.ts'

interface PhotoGround {
  inks: Inks
  /** Whether the ground is the photograph's own, which only has to be extended. */
  isCalm: boolean
}

const CELLS = 24
/** As a share of the shown part: how much of its edge suggests what lies beyond. */
const EDGE = 0.22
/** In lightness: a wall or a sky stays below it, trees and rooms don't. */
const CALM = 0.085
const LIGHT_FROM = 0.6
const LIGHT_MIN = 0.7
const DARK_MAX = 0.44
const CHROMA_MAX = 0.075

/**
 * Colors for words at the edge of a photograph. A calm edge simply continues under them, light or dark;
 * a restless one is darkened in its own hue.
 */
export function groundBeyond(
  picture: Picture,
  { shown, lean, side }: { shown: Rect; lean: { x: number; y: number }; side: ScrimSide },
  palette: Palette,
): PhotoGround {
  const cells = edgeCells(picture, { shown, lean, side })
  const mean = meanOf(cells)
  if (lightSpread(cells) > CALM)
    return { inks: inksFor(toHex({ l: 0.2, c: 0.03, h: mean.h }), palette), isCalm: false }
  const isLight = mean.l >= LIGHT_FROM
  const l = isLight ? Math.max(mean.l, LIGHT_MIN) : Math.min(mean.l, DARK_MAX)
  const ground = toHex({ l, c: Math.min(mean.c, CHROMA_MAX), h: mean.h })
  return { inks: inksFor(ground, palette), isCalm: true }
}

function inksFor(ground: string, palette: Palette): Inks {
  const { l, h } = fromHex(ground)
  const isLight = l >= LIGHT_FROM
  const ink = isLight ? toHex({ l: 0.2, c: 0.03, h }) : '#ffffff'
  const accent =
    [palette.accent, palette.spark, shade(palette.accent, { l: isLight ? -0.18 : 0.18 })].find(
      (colour) => contrast(colour, ground) >= 2.2,
    ) ?? ink
  return {
    ground,
    ink,
    muted: isLight ? toHex({ l: 0.3, c: 0.03, h }) : '#efedea',
    accent,
    onAccent: accent === palette.accent ? palette.onAccent : onColour(accent, [ground, ink]),
  }
}

/** The photograph's colors next to the words, excluding its subject. */
function edgeCells(
  picture: Picture,
  { shown, lean, side }: { shown: Rect; lean: { x: number; y: number }; side: ScrimSide },
): Oklch[] {
  const { x, y, width, height } = shown
  const [across, down] = [width * EDGE, height * EDGE]
  const strip = {
    left: rect(x, y, across, height),
    right: rect(x + width - across, y, across, height),
    top: rect(x, y, width, down),
    bottom: rect(x, y + height - down, width, down),
  }[side]
  const place = photoPlace(picture, shown, lean)
  const { ctx } = surface(CELLS, CELLS)
  ctx.scale(CELLS / strip.width, CELLS / strip.height)
  ctx.translate(-strip.x, -strip.y)
  ctx.drawImage(picture.canvas, place.x, place.y, place.width, place.height)
  const all = coloursOf(ctx)
  const thing = subjectPlace(picture, shown, lean)
  const beside = thing ? besideOf(all, strip, thing) : all
  return beside.length > 0 ? beside : all
}

const coloursOf = (ctx: Ctx): Oklch[] => {
  const { data } = ctx.getImageData(0, 0, CELLS, CELLS)
  return Array.from({ length: CELLS * CELLS }, (_, cell) =>
    fromRgb(data[cell * 4] ?? 0, data[cell * 4 + 1] ?? 0, data[cell * 4 + 2] ?? 0),
  )
}

/** From cells that divide an area evenly: those outside of the subject. */
const besideOf = (cells: readonly Oklch[], { x, y, width, height }: Rect, thing: Rect): Oklch[] => {
  const [across, down] = [width / CELLS, height / CELLS]
  return cells.filter((_, cell) => {
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
    return overlap(rect(x + column * across, y + row * down, across, down), thing) === 0
  })
}

const calm = new WeakMap<Picture, boolean>()

/** Whether the subject's surroundings are one calm ground, a wall or a sheet of paper. */
export function isOnCalmGround(picture: Picture): boolean {
  const known = calm.get(picture)
  if (known !== undefined) return known
  const { subject } = picture
  const isCalm = subject !== undefined && lightSpread(cellsAround(picture, subject)) <= CALM
  calm.set(picture, isCalm)
  return isCalm
}

/** A photograph's colors outside of its subject. */
function cellsAround({ canvas, width, height }: Picture, thing: Rect): Oklch[] {
  const { ctx } = surface(CELLS, CELLS)
  ctx.drawImage(canvas, 0, 0, CELLS, CELLS)
  return besideOf(coloursOf(ctx), rect(0, 0, width, height), thing)
}

function lightSpread(cells: readonly Oklch[]): number {
  const count = Math.max(1, cells.length)
  const mean = cells.reduce((sum, { l }) => sum + l, 0) / count
  return Math.sqrt(cells.reduce((sum, { l }) => sum + (l - mean) ** 2, 0) / count)
}

/** Hues are averaged as directions, weighted by chroma. */
function meanOf(cells: Oklch[]): Oklch {
  const turn = Math.PI / 180
  const count = Math.max(1, cells.length)
  const a = cells.reduce((sum, { c, h }) => sum + c * Math.cos(h * turn), 0) / count
  const b = cells.reduce((sum, { c, h }) => sum + c * Math.sin(h * turn), 0) / count
  const l = cells.reduce((sum, cell) => sum + cell.l, 0) / count
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / turn + 360) % 360 }
}
