import { type Grid, solveField } from './field.ts'
import { fillHoles } from './fill-holes.ts'
import type { Plane } from './plane.ts'

const SWEEPS = 24

/** Continues the surroundings into the pixels of the grid as smoothly as they allow. */
export function spatialFill(plane: Plane, weights: Float32Array, grid: Grid): Plane {
  const filled = fillHoles(plane, weights)
  const nothing = new Float32Array(grid.indices.length)
  solveField(filled, grid, { values: nothing, precision: nothing }, nothing, SWEEPS)
  return filled
}
