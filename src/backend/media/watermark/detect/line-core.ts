import { type Rect, union } from '../geometry.ts'
import type { GraphicGroup } from './graphic-groups.ts'
import type { GraphicPart } from './graphic-parts.ts'
import { textLine } from './text-line.ts'

const FEWEST = 5
/** Crumbs make up less than this share of all outlines. */
const CRUMBS = 0.1
/** Accents are above their letters and tails below, within this many heights. */
const ACCENT = 0.4

/** A drawn group without crumbs of the scene beside its line of text: blades of grass are as sharp. */
export function lineCore({ rect, parts, rim }: GraphicGroup): Rect {
  const { letters } = textLine(parts.map((part) => part.rect))
  if (letters.length < FEWEST) return rect
  const line = letters.reduce(union)
  const kept = parts.filter((part) => !isBeside(part, line))
  const length = kept.reduce((sum, part) => sum + part.rim.length, 0)
  return length > (1 - CRUMBS) * rim ? kept.map((part) => part.rect).reduce(union) : rect
}

/** Whether a piece is neither in the line, nor above or below one of its letters. */
function isBeside({ rect: { x, y, w, h } }: GraphicPart, line: Rect): boolean {
  const [middleX, middleY] = [x + w / 2, y + h / 2]
  const isOver = middleX > line.x && middleX < line.x + line.w
  const room = isOver ? ACCENT * line.h : 0
  return middleY < line.y - room || middleY > line.y + line.h + room
}
