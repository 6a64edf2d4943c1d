import type { Language } from '../../../../contract/languages.ts'
import { type Ctx, surface } from '../canvas.ts'
import { clampWeight, type Face, familiesFor } from './fonts.ts'

/** How a run of text is set; sizes are in pixels and apart from it. */
export interface TextStyle {
  face: Face
  weight: number
  /** Extra space between letters, in parts of the size. */
  tracking: number
  language: Language
}

const REFERENCE_SIZE = 100
const ruler = surface(8, 8).ctx

export interface Extent {
  width: number
  ascent: number
  descent: number
}

/** Measures in parts of the size: the same text scales without being measured again. */
export function measure(text: string, style: TextStyle): Extent {
  setFont(ruler, text, style, REFERENCE_SIZE)
  const metrics = ruler.measureText(text)
  return {
    width: Math.max(metrics.width, metrics.actualBoundingBoxRight) / REFERENCE_SIZE,
    ascent: metrics.actualBoundingBoxAscent / REFERENCE_SIZE,
    descent: metrics.actualBoundingBoxDescent / REFERENCE_SIZE,
  }
}

export function setFont(ctx: Ctx, text: string, style: TextStyle, size: number): void {
  ctx.font = `${size}px ${familiesFor(text, style)}`
  // Weights come from the variable font's axis; a weight in `font` would be smeared on.
  ctx.fontVariationSettings = `'wght' ${clampWeight(style.face, style.weight)}`
  ctx.letterSpacing = `${style.tracking * size}px`
}
