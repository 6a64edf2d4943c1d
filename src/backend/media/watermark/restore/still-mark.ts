import type { PlaneMatte } from '../mark/matte.ts'
import { type Evidence, type Grid, gridOf, solveField } from '../picture/field.ts'
import { halved, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { blankEvidence, type EvidenceMemory } from './evidence-memory.ts'

/** So often a hidden pixel is drawn to what is known of it, if nothing settles before. */
export const SWEEPS = 16

/** What is the same for every frame of one plane of a mark: where it is and how to solve there. */
export interface PlaneWork {
  grid: Grid
  /** Coordinates of the pixels of the grid. */
  x: Uint16Array
  y: Uint16Array
  texture: Float32Array
}

export function planeWork(shape: Mask, texture: Plane): PlaneWork {
  const grid = gridOf(shape)
  const { indices } = grid
  const x = Uint16Array.from(indices, (at) => at % shape.width)
  const y = Uint16Array.from(indices, (at) => Math.floor(at / shape.width))
  return { grid, x, y, texture: valuesAt(texture.data, indices) }
}

export const workFor = (shape: Mask, textures: readonly Plane[]): PlaneWork[] =>
  [shape, halved(shape), halved(shape)].map((mask, plane) => planeWork(mask, textures[plane]!))

/** Un-blends one plane: the background by the matte, and its precision. */
export function unblend(
  { data }: Plane,
  matte: PlaneMatte,
  memory: EvidenceMemory = blankEvidence,
): Evidence {
  const { indices, transmittance, premultiplied, variance } = matte
  const { values, precision } = memory(indices.length)
  for (let k = 0; k < indices.length; k++) {
    if (variance[k]! === Number.POSITIVE_INFINITY) continue
    values[k] = Math.min(
      255,
      Math.max(0, (data[indices[k]!]! - premultiplied[k]!) / transmittance[k]!),
    )
    precision[k] = 1 / variance[k]!
  }
  return { values, precision }
}

/** Joins another estimate to what is known already, weighted by inverse variance. */
export function addEvidence(known: Evidence, more: Evidence): void {
  for (let k = 0; k < known.values.length; k++) {
    const sum = known.precision[k]! + more.precision[k]!
    if (sum === 0) continue
    known.values[k] =
      (known.values[k]! * known.precision[k]! + more.values[k]! * more.precision[k]!) / sum
    known.precision[k] = sum
  }
}

/** Restores the hidden pixels of a plane in place from all that is known of them. */
export function restorePlane(plane: Plane, work: PlaneWork, evidence: Evidence): void {
  const { grid, texture } = work
  grid.filler.fill(plane, startFrom(plane, work, evidence))
  solveField(plane, grid, { evidence, texture }, SWEEPS)
}

let sureness = new Float32Array(0)

/** Pixels with good evidence start from it; the others from what surrounds them. */
function startFrom({ data }: Plane, { grid, texture }: PlaneWork, known: Evidence): Float32Array {
  const { indices } = grid
  // The same memory for one frame after the other.
  if (sureness.length < indices.length) sureness = new Float32Array(indices.length)
  for (let k = 0; k < indices.length; k++) {
    const sure = known.precision[k]! * texture[k]!
    sureness[k] = 0
    if (sure <= 0) continue
    data[indices[k]!] = known.values[k]!
    sureness[k] = sure / (1 + sure)
  }
  return sureness
}
