import type { Size } from '../geometry.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'

/** A mark's edges, as what they add to the picture's slopes: one entry per edge pixel. */
export interface Edges {
  indices: Int32Array
  gradientX: Float32Array
  gradientY: Float32Array
  /** Sum of squares. */
  energy: number
}

/** Smaller gradients are noise. */
const FLATTEST = 5
/** No edge counts more than this. */
export const STEEPEST = 50

/** Cosine from which on two edges run in the same direction. */
const ALIGNED = 0.7

/** Edges collected one by one. */
interface Found {
  indices: number[]
  gradientX: number[]
  gradientY: number[]
  energy: number
}

/** Edges of a difference picture inside `within`. */
export function edgesOf(plane: Plane, within: Mask): Edges {
  const found: Found = { indices: [], gradientX: [], gradientY: [], energy: 0 }
  for (let y = 0; y < plane.height - 1; y++) addRow(found, plane, within, y)
  return {
    indices: Int32Array.from(found.indices),
    gradientX: Float32Array.from(found.gradientX),
    gradientY: Float32Array.from(found.gradientY),
    energy: found.energy,
  }
}

function addRow(found: Found, { width, data }: Plane, within: Mask, y: number): void {
  for (let at = y * width; at < (y + 1) * width - 1; at++) {
    if (!within.data[at]) continue
    const gx = data[at + 1]! - data[at]!
    const gy = data[at + width]! - data[at]!
    const length = Math.hypot(gx, gy)
    if (length < FLATTEST) continue
    const scale = Math.min(1, STEEPEST / length)
    found.indices.push(at)
    found.gradientX.push(gx * scale)
    found.gradientY.push(gy * scale)
    found.energy += length * length * scale
  }
}

/** How much of the edges a picture shows: 1 all, 0 none, negative if inverted. */
export function presence({ indices, gradientX, gradientY, energy }: Edges, plane: Plane): number {
  return energy > 0 ? product({ indices, gradientX, gradientY }, plane) / energy : 0
}

function product(
  { indices, gradientX, gradientY }: Omit<Edges, 'energy'>,
  { width, data }: Plane,
): number {
  let sum = 0
  for (let k = 0; k < indices.length; k++) {
    const at = indices[k]!
    const value = data[at]!
    sum += gradientX[k]! * (data[at + 1]! - value) + gradientY[k]! * (data[at + width]! - value)
  }
  return sum
}

export const opposite = ({ indices, gradientX, gradientY, energy }: Edges): Edges => ({
  indices,
  gradientX: gradientX.map((value) => -value),
  gradientY: gradientY.map((value) => -value),
  energy,
})

/** Some of the edges, by index. */
export function selected(
  { indices, gradientX, gradientY }: Edges,
  numbers: readonly number[],
): Edges {
  const pick = (values: Float32Array) => Float32Array.from(numbers, (k) => values[k]!)
  const [x, y] = [pick(gradientX), pick(gradientY)]
  const energy = x.reduce((sum, value, k) => sum + value ** 2 + y[k]! ** 2, 0)
  return {
    indices: Int32Array.from(numbers, (k) => indices[k]!),
    gradientX: x,
    gradientY: y,
    energy,
  }
}

/** The same edges in another patch. */
export function moved(
  { indices, gradientX, gradientY, energy }: Edges,
  from: Size,
  to: Size,
  dx: number,
  dy: number,
): Edges {
  const kept: number[] = []
  const places: number[] = []
  let [part, whole] = [0, 1e-6]
  for (let k = 0; k < indices.length; k++) {
    const square = gradientX[k]! ** 2 + gradientY[k]! ** 2
    whole += square
    const x = (indices[k]! % from.width) + dx
    const y = Math.floor(indices[k]! / from.width) + dy
    if (x < 0 || y < 0 || x >= to.width - 1 || y >= to.height - 1) continue
    kept.push(k)
    places.push(y * to.width + x)
    part += square
  }
  const pick = (values: Float32Array) => Float32Array.from(kept, (k) => values[k]!)
  const kind = { gradientX: pick(gradientX), gradientY: pick(gradientY) }
  return { indices: Int32Array.from(places), ...kind, energy: (energy * part) / whole }
}

/** What two sets of edges have in common: where both have one in about the same direction, the weaker. */
export function common(one: Edges, other: Edges): Edges {
  const order = new Map(Array.from(other.indices, (at, k) => [at, k]))
  const kept: number[] = []
  const from: Edges[] = []
  let energy = 0
  for (const [k, at] of one.indices.entries()) {
    const n = order.get(at)
    if (n === undefined) continue
    const [a, b] = [one.gradientX[k]!, one.gradientY[k]!]
    const [c, d] = [other.gradientX[n]!, other.gradientY[n]!]
    const [mine, its] = [a * a + b * b, c * c + d * d]
    if (a * c + b * d < ALIGNED * Math.sqrt(mine * its)) continue
    kept.push(mine < its ? k : n)
    from.push(mine < its ? one : other)
    energy += Math.min(mine, its)
  }
  const pick = (list: 'gradientX' | 'gradientY') =>
    Float32Array.from(kept, (k, at) => from[at]![list][k]!)
  const indices = Int32Array.from(kept, (k, at) => from[at]!.indices[k]!)
  return { indices, gradientX: pick('gradientX'), gradientY: pick('gradientY'), energy }
}
