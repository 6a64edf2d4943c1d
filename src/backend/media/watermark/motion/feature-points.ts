import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { coverOf } from './covers.ts'

/** Points with enough gradient to measure their motion. */
export interface FeaturePoints {
  x: Float32Array
  y: Float32Array
  value: Float32Array
  gradientX: Float32Array
  gradientY: Float32Array
}

const MOST = 1600
const FLATTEST = 4

let places = new Int32Array(0)

/** The steepest point of every grid cell, none of them under a mark. */
export function findFeaturePoints(plane: Plane, hidden: Mask | null, level: number): FeaturePoints {
  const { width, height, data } = plane
  const cell = Math.max(2, Math.ceil(Math.sqrt((width * height) / MOST)))
  const cover = hidden && coverOf(hidden, level)
  const cells = Math.ceil(width / cell) * Math.ceil(height / cell)
  if (places.length < cells) places = new Int32Array(cells)
  let count = 0
  for (let top = 2; top < height - 2; top += cell) {
    for (let left = 2; left < width - 2; left += cell) {
      const at = steepest(plane, cover, left, top, cell)
      if (at >= 0) places[count++] = at
    }
  }
  const list = () => new Float32Array(count)
  const found = { x: list(), y: list(), value: list(), gradientX: list(), gradientY: list() }
  for (let k = 0; k < count; k++) {
    const at = places[k]!
    const y = (at / width) | 0
    found.x[k] = at - y * width
    found.y[k] = y
    found.value[k] = data[at]!
    found.gradientX[k] = (data[at + 1]! - data[at - 1]!) / 2
    found.gradientY[k] = (data[at + width]! - data[at - width]!) / 2
  }
  return found
}

function steepest(
  { width, height, data }: Plane,
  cover: Uint8Array | null,
  left: number,
  top: number,
  cell: number,
): number {
  const right = Math.min(width - 2, left + cell)
  const bottom = Math.min(height - 2, top + cell)
  let best = -1
  let most = FLATTEST
  for (let y = top; y < bottom; y++) {
    const end = y * width + right
    for (let at = y * width + left; at < end; at++) {
      const slope =
        Math.abs(data[at + 1]! - data[at - 1]!) + Math.abs(data[at + width]! - data[at - width]!)
      if (slope > most && !cover?.[at]) {
        most = slope
        best = at
      }
    }
  }
  return best
}
