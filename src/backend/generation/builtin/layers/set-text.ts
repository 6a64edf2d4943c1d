import type { Language } from '../../../../contract/languages.ts'
import type { TextLayer } from '../../../../contract/layers.ts'
import { type Rect, rect } from '../geometry.ts'
import { unbreakablePieces } from '../type/break-points.ts'
import { lineBoxes } from '../type/draw-text.ts'
import { build, fitText, type TextBlock } from '../type/fit-text.ts'
import { drawable } from '../type/fonts.ts'
import { measure, type TextStyle } from '../type/measure.ts'

/** A layer's text set in lines, and the position of each line. */
export interface SetText {
  block: TextBlock
  /** The box around the text: taller than requested if the text needs it. */
  box: Rect
  lines: Rect[]
}

const LINES_MAX = 400
/** Rounding tolerance for summed widths, so that a line that fitted when composed is not broken now. */
const TOLERANCE = 0.5
/** Padding beside the text on a plate, as a fraction of the plate's height. */
const PLATE_ROOM = 0.3

/** Sets text at a fixed size, with its own line breaks and further ones where the box is too narrow. */
export function setText(layer: TextLayer, language: Language): SetText {
  const { x, y, width, height, size, plate, align } = layer
  const { font: face, weight, tracking } = layer
  const style: TextStyle = { face, weight, tracking, language }
  const leading = layer.leading ?? undefined
  const side = plate ? Math.min(height * PLATE_ROOM, width * 0.2) : 0
  const texts = layer.text
    .split('\n')
    .flatMap((text) => linesOf(text, style, { size, width: width - 2 * side + TOLERANCE }))
  const block = build(texts, { style, ...(leading && { leading }) }, size)
  const tall = plate ? Math.max(height, block.height + size * 0.5) : block.height
  const box = rect(x, y, width, tall)
  const top = y + (tall - block.height) / 2
  const isLeaning = align !== 'center'
  const within = isLeaning ? { left: x + side, width: width - 2 * side } : { left: x, width }
  return { block, box, lines: lineBoxes(block, within.left, top, within.width, align) }
}

/** A word wider than the box overflows it instead of being cut off. */
function linesOf(
  text: string,
  style: TextStyle,
  { size, width }: { size: number; width: number },
): string[] {
  const pieces = unbreakablePieces(drawable(text, style.language), style.language)
  const widest = Math.max(0, ...pieces.map((piece) => measure(piece, style).width * size))
  const { lines } = fitText({
    ...{ text, style, minSize: size, maxSize: size, maxLines: LINES_MAX },
    maxWidth: Math.max(width, widest + TOLERANCE),
    maxHeight: Number.POSITIVE_INFINITY,
  })
  return lines.map((line) => line.text)
}
