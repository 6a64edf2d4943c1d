import type { Canvas } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'

/** The painted part of a surface; null if nothing is painted. */
export function inkOf(canvas: Canvas): Rect | null {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const isInk = (x: number, y: number) => data[(y * width + x) * 4 + 3] !== 0
  const columns = new Uint8Array(width)
  let [top, bottom] = [height, -1]
  for (let y = 0; y < height; y += 1) {
    let isEmpty = true
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue
      columns[x] = 1
      isEmpty = false
    }
    if (isEmpty) continue
    top = Math.min(top, y)
    bottom = y
  }
  if (bottom < 0) return null
  const [left, right] = [columns.indexOf(1), columns.lastIndexOf(1)]
  return rect(left, top, right - left + 1, bottom - top + 1)
}
