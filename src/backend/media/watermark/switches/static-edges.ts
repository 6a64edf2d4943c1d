import type { Mask } from '../picture/mask.ts'
import { STEEPEST } from './edges.ts'
import { endOf, firstOf, type Scene } from './scene.ts'

const MOMENTS = 8
/** An edge of which every moment shows at least this share is static. */
const SHOWN = 0.5
/** A mark that stays has this many times the static edges of its surroundings, area for area. */
const STANDS_OUT = 4

/** Energy of the edges that are static in a region and not around it: those of a mark that stays. */
export function staticEdgeEnergy(scene: Scene): number {
  const energies = staticEdgeEnergies(scene)
  const inside = summed(energies, scene.regionMask)
  const beside = summed(energies, scene.surround)
  return inside.mean > STANDS_OUT * beside.mean ? inside.total : 0
}

function staticEdgeEnergies(scene: Scene): Float32Array {
  const [first, last] = [firstOf(scene), endOf(scene) - 1]
  const moments = Array.from({ length: MOMENTS }, (_, n) =>
    Math.round(first + ((last - first) * n) / (MOMENTS - 1)),
  )
  const { width, height } = scene.regionMask
  const size = width * (height - 1) - 1
  const slopes = moments.map((index) => slopesOf(scene.luma(index).data, width, size))
  return Float32Array.from({ length: size }, (_, at) => {
    let [x, y] = [0, 0]
    for (const { across, down } of slopes) {
      x += across[at]! / MOMENTS
      y += down[at]! / MOMENTS
    }
    const squares = x * x + y * y
    const stands = slopes.every(
      ({ across, down }) => x * across[at]! + y * down[at]! > SHOWN * squares,
    )
    return stands ? squares * Math.min(1, STEEPEST / Math.sqrt(squares)) : 0
  })
}

const slopesOf = (data: Float32Array, width: number, size: number) => ({
  across: Float32Array.from({ length: size }, (_, at) => slope(data, at, at + 1)),
  down: Float32Array.from({ length: size }, (_, at) => slope(data, at, at + width)),
})

const slope = (data: Float32Array, from: number, to: number): number => data[to]! - data[from]!

function summed(energies: Float32Array, { data }: Mask): { total: number; mean: number } {
  let [total, count] = [0, 0]
  for (let at = 0; at < energies.length; at++) {
    if (!data[at]) continue
    total += energies[at]!
    count++
  }
  return { total, mean: total / Math.max(1, count) }
}
