import { dilated, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { STEEPEST } from './edges.ts'
import { endOf, firstOf, type Scene } from './scene.ts'

const MOMENTS = 8
/** An edge of which every moment shows at least this share is static. */
const SHOWN = 0.5
/** A permanent mark has this many times the static edges of its surroundings, per area. */
const STANDS_OUT = 4
/** The least margin of a loosely drawn rectangle, and how far outside the picture is compared. */
const [LOOSE, FARTHER] = [3, 12]
/** With less energy than this per pixel of the region, there is no mark that a person would see. */
const ENCLOSED = 8

/** Energy of the edges that are static in a region but not around it: those of a permanent mark. */
export function staticEdgeEnergy(scene: Scene): number {
  const moments = spreadOver(firstOf(scene), endOf(scene) - 1)
  return standingEnergy(moments.map(scene.luma), scene)
}

/** Some of the frames from `first` to `last`, evenly spread. */
export const spreadOver = (first: number, last: number): number[] =>
  Array.from({ length: MOMENTS }, (_, n) =>
    Math.round(first + ((last - first) * n) / (MOMENTS - 1)),
  )

/**
 * Whether something stands still in a region and lies entirely inside: a mark that a person drew around. Parts of a
 * still picture continue across the border.
 */
export function isEnclosed(lumas: readonly Plane[], regionMask: Mask): boolean {
  const [inner, outer] = [eroded(regionMask, LOOSE).data, dilated(regionMask, FARTHER).data]
  const rim = { ...regionMask, data: outer.map((bit, at) => bit & ~inner[at]! & 1) }
  return (
    standingEnergy(lumas, { regionMask, surround: rim }) > ENCLOSED * indicesOf(regionMask).length
  )
}

/** Energy of what stands still in a region but not around it, in chosen moments. */
function standingEnergy(
  lumas: readonly Plane[],
  { regionMask, surround }: Pick<Scene, 'regionMask' | 'surround'>,
): number {
  const energies = staticEnergies(lumas)
  const [inside, beside] = [summed(energies, regionMask), summed(energies, surround)]
  return inside.mean > STANDS_OUT * beside.mean ? inside.total : 0
}

/** Energy of every pixel with an edge in all of some moments. */
export function staticEnergies(lumas: readonly Plane[]): Float32Array {
  const { width, height } = lumas[0]!
  const size = width * (height - 1) - 1
  const slopes = lumas.map(({ data }) => slopesOf(data, width, size))
  return Float32Array.from({ length: size }, (_, at) => {
    let [x, y] = [0, 0]
    for (const { across, down } of slopes) {
      x += across[at]! / lumas.length
      y += down[at]! / lumas.length
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

function summed(energies: Float32Array, mask: Mask): { total: number; mean: number } {
  const places = indicesOf(mask)
  let total = 0
  for (const at of places) total += energies[at] ?? 0
  return { total, mean: total / Math.max(1, places.length) }
}
