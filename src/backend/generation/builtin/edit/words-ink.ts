import type { Ctx } from '../canvas.ts'
import type { Rect } from '../geometry.ts'
import { CONTRAST_MIN } from '../legibility.ts'
import { luminance, ratioOf } from '../palette/color.ts'
import { calmOf, lightsOf } from './calm.ts'

/** The share of edges up to which text needs no shade: grain, or a soft line. */
const EDGES_MAX = 0.02
const LIGHT_INK = '#ffffff'
const DARK_INK = '#101014'

/**
 * The color in which text is readable on a calm part of a picture: the requested one, or else white or near black. Null
 * if the part is busy or mixes light and dark, so that text needs shade behind it.
 */
export function inkOn(ctx: Ctx, { x, y, width, height }: Rect, asked: string | null) {
  const size = { width: Math.round(width), height: Math.round(height) }
  const { data } = ctx.getImageData(Math.round(x), Math.round(y), size.width, size.height)
  const pixels = { data, ...size }
  const whole = { x: 0, y: 0, ...size }
  if (calmOf(pixels, whole).edges > EDGES_MAX) return null
  const [darkest, , lightest] = lightsOf(pixels, whole)
  const reads = (ink: string) =>
    [darkest, lightest].every((light) => ratioOf(luminance(ink), light) >= CONTRAST_MIN)
  return (asked ? [asked] : [LIGHT_INK, DARK_INK]).find(reads) ?? null
}
