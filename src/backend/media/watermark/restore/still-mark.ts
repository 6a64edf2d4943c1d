import type { PlaneMatte } from '../mark/matte.ts'
import { type Evidence, type Grid, gridOf, solveField } from '../picture/field.ts'
import { halved, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'
import { blankEvidence, type EvidenceMemory } from './evidence-memory.ts'

/** Most relaxation sweeps for the hidden pixels, if they don't settle earlier. */
export const SWEEPS = 16

/** Everything about one plane of a mark that is the same in every frame: its position, and how to solve there. */
export interface PlaneWork {
  grid: Grid
  /** Coordinates of the grid's pixels. */
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

/** Un-blends one plane: computes the background from the matte, with its precision. */
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

/** Combines another estimate with the existing evidence, weighted by inverse variance. */
export function addEvidence(known: Evidence, more: Evidence): void {
  for (let k = 0; k < known.values.length; k++) {
    const sum = known.precision[k]! + more.precision[k]!
    if (sum === 0) continue
    known.values[k] =
      (known.values[k]! * known.precision[k]! + more.values[k]! * more.precision[k]!) / sum
    known.precision[k] = sum
  }
}

/** Restores a plane's hidden pixels in place from all their evidence. */
export function restorePlane(plane: Plane, work: PlaneWork, evidence: Evidence): void {
  const { grid, texture } = work
  grid.filler.fill(plane, startFrom(plane, work, evidence))
  solveField(plane, grid, { evidence, texture }, SWEEPS)
}

let sureness = new Float32Array(0)

/** Pixels with good evidence start from it; the others start from their surroundings. */
function startFrom({ data }: Plane, { grid, texture }: PlaneWork, known: Evidence): Float32Array {
  const { indices } = grid
  // Memory reused from frame to frame.
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
