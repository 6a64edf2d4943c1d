import type { Canvas } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'

/** The part of a surface that something is painted on; null where nothing is. */
export function inkOf(canvas: Canvas): Rect | null {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? null : rect(left, top, right - left + 1, bottom - top + 1)
}
