import type { Mask } from './mask.ts'
import { createPlane, type Plane } from './plane.ts'
import { pullPush } from './pull-push.ts'

/** The encoder's own noise: no texture is calmer than this. */
const CALMEST = 0.4

/**
 * A pixel's typical squared distance from the mean of its four neighbors, measured where the picture is visible and
 * extended into hidden areas.
 */
export function textureVariance(planes: readonly Plane[], hidden: Mask): Plane {
  const { width, height } = hidden
  const squares = createPlane(width, height)
  const weights = new Float32Array(width * height)
  for (const { data } of planes) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        const mean = (data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]!) / 4
        squares.data[at] = squares.data[at]! + (data[at]! - mean) ** 2
      }
    }
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      squares.data[at] = squares.data[at]! / planes.length
      weights[at] = isSeen(hidden.data, at, width) ? 0.02 : 0
    }
  }
  const spread = pullPush(squares, weights)
  for (let at = 0; at < spread.data.length; at++)
    spread.data[at] = Math.max(CALMEST, spread.data[at]!)
  return spread
}

function isSeen(hidden: Uint8Array, at: number, width: number): boolean {
  return !(
    hidden[at]! |
    hidden[at - 1]! |
    hidden[at + 1]! |
    hidden[at - width]! |
    hidden[at + width]!
  )
}
