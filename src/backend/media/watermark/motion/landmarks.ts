import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** Points whose surroundings change enough to tell how they moved. */
export interface Landmarks {
  x: Float32Array
  y: Float32Array
  value: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
}

const MOST = 1600
const FLATTEST = 4

/** The steepest point of every cell of a grid, none of them under a mark. */
export function findLandmarks(plane: Plane, hidden: Mask | null, level: number): Landmarks {
  const { width, height } = plane
  const cell = Math.max(2, Math.ceil(Math.sqrt((width * height) / MOST)))
  const found: number[] = []
  for (let top = 2; top < height - 2; top += cell) {
    for (let left = 2; left < width - 2; left += cell) {
      const at = steepest(plane, hidden, level, left, top, cell)
      if (at >= 0) found.push(at)
    }
  }
  const { data } = plane
  const list = (value: (at: number) => number) => Float32Array.from(found, value)
  return {
    x: list((at) => at % width),
    y: list((at) => Math.floor(at / width)),
    value: list((at) => data[at] as number),
    slopeX: list((at) => ((data[at + 1] as number) - (data[at - 1] as number)) / 2),
    slopeY: list((at) => ((data[at + width] as number) - (data[at - width] as number)) / 2),
  }
}

function steepest(
  { width, height, data }: Plane,
  hidden: Mask | null,
  level: number,
  left: number,
  top: number,
  cell: number,
): number {
  let best = -1
  let most = FLATTEST
  for (let y = top; y < Math.min(height - 2, top + cell); y++) {
    for (let x = left; x < Math.min(width - 2, left + cell); x++) {
      const at = y * width + x
      const slope =
        Math.abs((data[at + 1] as number) - (data[at - 1] as number)) +
        Math.abs((data[at + width] as number) - (data[at - width] as number))
      if (slope > most && !isHidden(hidden, x, y, level)) {
        most = slope
        best = at
      }
    }
  }
  return best
}

/** Whether a mark lies at, or at coarse levels near, a point of that level. */
export function isHidden(hidden: Mask | null, x: number, y: number, level: number): boolean {
  if (!hidden) return false
  const { width, height, data } = hidden
  const side = 1 << level
  const left = x << level
  const top = y << level
  const step = Math.max(1, side >> 1)
  for (let v = top - step; v <= top + side; v += step)
    for (let u = left - step; u <= left + side; u += step)
      if (u >= 0 && v >= 0 && u < width && v < height && (data[v * width + u] as number))
        return true
  return false
}
