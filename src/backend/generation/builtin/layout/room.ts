import { type Rect, rect } from '../geometry.ts'
import type { LayoutInput } from './layout.ts'

/**
 * The room that words leave for pictures, up to the frame's own margins: only words, button, and logo have to
 * stay in the safe zone, and an object that ends there looks lost in a tall frame.
 */
export function roomBelow(input: LayoutInput, copy: Rect): Rect {
  const { width, height, safe, unit, art } = input
  const top = copy.y + copy.height + unit * 3.2
  const lowest = height - Math.max(unit * 5.5, (height - safe.y - safe.height) * 0.42)
  const bottom = Math.min(lowest, art.y + art.height)
  return rect(unit * 4, top, width - unit * 8, Math.max(unit * 10, bottom - top))
}

export function roomAbove(input: LayoutInput, copy: Rect): Rect {
  const { width, safe, unit, art } = input
  const top = Math.max(unit * 4, art.y > 0 ? art.y : safe.y * 0.5)
  const bottom = copy.y - unit * 3.2
  return rect(unit * 4, top, width - unit * 8, Math.max(unit * 10, bottom - top))
}

export function roomBeside(
  { width, height, unit, art }: LayoutInput,
  copy: Rect,
  side: 'start' | 'end',
) {
  const margin = unit * 4.5
  const left = side === 'end' ? copy.x + copy.width + unit * 3 : margin
  const right = side === 'end' ? width - margin : copy.x - unit * 3
  // On the far side of the words there is no logo to avoid.
  const top = side === 'start' ? Math.max(margin, art.y) : margin
  const bottom = Math.min(height - margin, art.y + art.height)
  return rect(left, top, Math.max(unit * 10, right - left), bottom - top)
}

/** Where the light falls for an object in a box, as shares of the frame. */
export const stageOf = ({ width, height }: LayoutInput, box: Rect) => ({
  x: (box.x + box.width / 2) / width,
  y: (box.y + box.height * 0.5) / height,
  floor: Math.min(0.94, (box.y + box.height * 0.86) / height),
})
