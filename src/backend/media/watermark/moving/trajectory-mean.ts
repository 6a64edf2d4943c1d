import type { Rect } from '../geometry.ts'
import { bilinear } from '../picture/bilinear.ts'
import type { Plane } from '../picture/plane.ts'

/** A mark's offset in a frame from where its template was taken. */
export interface Position {
  index: number
  x: number
  y: number
}

/** Means over a trajectory's frames, for each pixel of a rectangle that moves along. */
export interface TrajectoryMean {
  mean: Float32Array
  gradientX: Float32Array
  gradientY: Float32Array
  /** How consistent the gradients are over the frames: 1 identical in all, about 0 never. */
  consistency: Float32Array
}

/** A pixel inside the picture in a smaller share of the frames has no mean. */
const LEAST_SHARE = 0.5

export function meanAlong(
  pictureAt: (position: Position) => Plane,
  path: readonly Position[],
  { x, y, w, h }: Rect,
): TrajectoryMean {
  const list = () => new Float32Array(w * h)
  const means = { mean: list(), gradientX: list(), gradientY: list(), consistency: list() }
  const [squares, count, moved] = [list(), list(), list()]
  for (const position of path) {
    resample(moved, pictureAt(position), x + position.x, y + position.y, w)
    for (let row = 1; row < h - 1; row++)
      for (let at = row * w + 1; at < (row + 1) * w - 1; at++) {
        const gx = (moved[at + 1]! - moved[at - 1]!) / 2
        const gy = (moved[at + w]! - moved[at - w]!) / 2
        const value = moved[at]!
        if (Number.isNaN(gx + gy + value)) continue
        means.mean[at] = means.mean[at]! + value
        means.gradientX[at] = means.gradientX[at]! + gx
        means.gradientY[at] = means.gradientY[at]! + gy
        squares[at] = squares[at]! + gx * gx + gy * gy
        count[at] = count[at]! + 1
      }
  }
  const least = LEAST_SHARE * path.length
  for (let at = 0; at < w * h; at++) normalise(means, squares, at, count[at]!, least)
  return means
}

/** A rectangle of a plane at a fractional position; NaN where there is no picture. */
function resample(
  moved: Float32Array,
  { width, height, data }: Plane,
  left: number,
  top: number,
  w: number,
): void {
  for (let at = 0, x = 0, v = top; at < moved.length; at++, x++) {
    if (x === w) {
      x = 0
      v++
    }
    const u = left + x
    const isInside = u >= 0 && v >= 0 && u < width - 1 && v < height - 1
    moved[at] = isInside ? bilinear(data, width, u, v) : Number.NaN
  }
}

function normalise(
  { mean, gradientX, gradientY, consistency }: TrajectoryMean,
  squares: Float32Array,
  at: number,
  times: number,
  least: number,
): void {
  const share = times < least ? 0 : 1 / times
  mean[at] = mean[at]! * share
  gradientX[at] = gradientX[at]! * share
  gradientY[at] = gradientY[at]! * share
  const usual = squares[at]! * share
  consistency[at] = (gradientX[at]! ** 2 + gradientY[at]! ** 2) / (usual + 1e-6)
}
