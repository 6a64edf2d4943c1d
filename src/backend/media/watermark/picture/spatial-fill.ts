import { type Grid, solveField } from './field.ts'
import type { Plane } from './plane.ts'

const SWEEPS = 8

/**
 * Harmonic interpolation (Laplace's equation): continues the surroundings into the grid's pixels as smoothly as
 * possible, one value per pixel. The plane itself stays unchanged.
 */
export function spatialFill(plane: Plane, grid: Grid): Float32Array {
  const { data } = plane
  const { indices } = grid
  const own = valuesAt(data, indices)
  grid.filler.fill(plane, null)
  solveField(plane, grid, null, SWEEPS)
  const filled = valuesAt(data, indices)
  putBack(plane, indices, own)
  return filled
}

export function valuesAt(data: Float32Array, indices: Int32Array): Float32Array {
  const values = new Float32Array(indices.length)
  for (let k = 0; k < indices.length; k++) values[k] = data[indices[k]!]!
  return values
}

export function putBack({ data }: Plane, indices: Int32Array, values: Float32Array): void {
  for (let k = 0; k < indices.length; k++) data[indices[k]!] = values[k]!
}
