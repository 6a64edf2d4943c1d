import { type Box, fitted, type Point } from './area'

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAR = 10

interface Press {
  key: string
  shiftKey: boolean
  altKey: boolean
}

/**
 * What a key does to the focused area: arrows move it by a pixel, with Shift by ten; with Alt they move its
 * right and lower edges instead. Null for every other key.
 * @param pixel the size of a pixel of the stage, in shares of the picture
 */
export function boxAfterKey(box: Box, { key, shiftKey, altKey }: Press, pixel: Point): Box | null {
  const step = STEPS[key]
  if (!step) return null
  const dx = step.x * pixel.x * (shiftKey ? FAR : 1)
  const dy = step.y * pixel.y * (shiftKey ? FAR : 1)
  if (!altKey) return fitted({ ...box, x: box.x + dx, y: box.y + dy })
  const { x, y, w, h } = box
  return fitted({ x, y, w: Math.min(w + dx, 1 - x), h: Math.min(h + dy, 1 - y) })
}
