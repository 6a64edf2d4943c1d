import type { Rect } from '../geometry.ts'
import { between } from '../picture/between.ts'
import type { Plane } from '../picture/plane.ts'

/** Where a mark lies at a frame, against where its pattern was taken. */
export interface Position {
  index: number
  x: number
  y: number
}

/** What is seen on average along a path, pixel by pixel of a rectangle that goes along. */
export interface Means {
  mean: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
  /** How much the slopes are the same in all frames: 1 always, about 0 never. */
  lasting: Float32Array
}

/** A pixel that is in the picture in fewer of the frames than this tells nothing. */
const LEAST_SHARE = 0.5

export function meansAlong(
  pictureAt: (position: Position) => Plane,
  path: readonly Position[],
  { x, y, w, h }: Rect,
): Means {
  const list = () => new Float32Array(w * h)
  const means = { mean: list(), slopeX: list(), slopeY: list(), lasting: list() }
  const [squares, count, moved] = [list(), list(), list()]
  for (const position of path) {
    moveTo(moved, pictureAt(position), x + position.x, y + position.y, w)
    for (let row = 1; row < h - 1; row++)
      for (let at = row * w + 1; at < (row + 1) * w - 1; at++) {
        const gx = (moved[at + 1]! - moved[at - 1]!) / 2
        const gy = (moved[at + w]! - moved[at - w]!) / 2
        const value = moved[at]!
        if (Number.isNaN(gx + gy + value)) continue
        means.mean[at] = means.mean[at]! + value
        means.slopeX[at] = means.slopeX[at]! + gx
        means.slopeY[at] = means.slopeY[at]! + gy
        squares[at] = squares[at]! + gx * gx + gy * gy
        count[at] = count[at]! + 1
      }
  }
  const least = LEAST_SHARE * path.length
  for (let at = 0; at < w * h; at++) settle(means, squares, at, count[at]!, least)
  return means
}

/** A rectangle of a plane from a place between pixels on; not a number where there is no picture. */
function moveTo(
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
    moved[at] = isInside ? between(data, width, u, v) : Number.NaN
  }
}

function settle(
  { mean, slopeX, slopeY, lasting }: Means,
  squares: Float32Array,
  at: number,
  times: number,
  least: number,
): void {
  const share = times < least ? 0 : 1 / times
  mean[at] = mean[at]! * share
  slopeX[at] = slopeX[at]! * share
  slopeY[at] = slopeY[at]! * share
  const usual = squares[at]! * share
  lasting[at] = (slopeX[at]! ** 2 + slopeY[at]! ** 2) / (usual + 1e-6)
}
