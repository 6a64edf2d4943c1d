import { indicesOf, type Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Pixels to solve for and, for each, its four neighbours; at a border the pixel itself. */
export interface Grid {
  indices: Int32Array
  neighbours: Int32Array
}

export function gridOf(mask: Mask): Grid {
  const { width, height } = mask
  const indices = indicesOf(mask)
  const neighbours = new Int32Array(indices.length * 4)
  let next = 0
  for (const at of indices) {
    const x = at % width
    neighbours[next++] = x > 0 ? at - 1 : at
    neighbours[next++] = x < width - 1 ? at + 1 : at
    neighbours[next++] = at >= width ? at - width : at
    neighbours[next++] = at < width * (height - 1) ? at + width : at
  }
  return { indices, neighbours }
}

/** What is known of each pixel of a grid: a value and how sure it is (one over its variance). */
export interface Evidence {
  values: Float32Array
  precision: Float32Array
}

const OVERRELAXATION = 1.5

/**
 * The most likely picture given the evidence and smooth surroundings: each pixel is drawn to its
 * evidence and, as strongly as the texture around is calm, to the mean of its neighbours.
 * `texture` is the variance of a pixel about that mean. Changes `plane` in place.
 */
export function solveField(
  plane: Plane,
  { indices, neighbours }: Grid,
  { values, precision }: Evidence,
  texture: Float32Array,
  sweeps: number,
): void {
  const { data } = plane
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let k = 0, n = 0; k < indices.length; k++, n += 4) {
      const at = indices[k] as number
      const mean =
        ((data[neighbours[n] as number] as number) +
          (data[neighbours[n + 1] as number] as number) +
          (data[neighbours[n + 2] as number] as number) +
          (data[neighbours[n + 3] as number] as number)) /
        4
      const pull = (precision[k] as number) * (texture[k] as number)
      const target = (mean + pull * (values[k] as number)) / (1 + pull)
      data[at] = (data[at] as number) + OVERRELAXATION * (target - (data[at] as number))
    }
  }
}
