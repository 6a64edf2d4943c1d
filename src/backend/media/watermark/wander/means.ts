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
        const gx = ((moved[at + 1] as number) - (moved[at - 1] as number)) / 2
        const gy = ((moved[at + w] as number) - (moved[at - w] as number)) / 2
        const value = moved[at] as number
        if (Number.isNaN(gx + gy + value)) continue
        means.mean[at] = (means.mean[at] as number) + value
        means.slopeX[at] = (means.slopeX[at] as number) + gx
        means.slopeY[at] = (means.slopeY[at] as number) + gy
        squares[at] = (squares[at] as number) + gx * gx + gy * gy
        count[at] = (count[at] as number) + 1
      }
  }
  const least = LEAST_SHARE * path.length
  for (let at = 0; at < w * h; at++) settle(means, squares, at, count[at] as number, least)
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
  mean[at] = (mean[at] as number) * share
  slopeX[at] = (slopeX[at] as number) * share
  slopeY[at] = (slopeY[at] as number) * share
  const usual = (squares[at] as number) * share
  lasting[at] = ((slopeX[at] as number) ** 2 + (slopeY[at] as number) ** 2) / (usual + 1e-6)
}
