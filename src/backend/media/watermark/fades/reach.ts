import { indicesOf, type Mask } from '../picture/mask.ts'

/**
 * Whether pixels reach over so much of a region, across and down: what a person draws around fills most of the
 * rectangle, and what passes there does not.
 */
export function reachesOver(indices: Int32Array, regionMask: Mask, share: number): boolean {
  const { width } = regionMask
  const all = indicesOf(regionMask)
  const places = [(at: number) => at % width, (at: number) => Math.floor(at / width)]
  return places.every(
    (place) => middleReach(indices.map(place)) > share * middleReach(all.map(place)),
  )
}

/** From the fifth to the ninety-fifth of a hundred. */
function middleReach(values: Int32Array): number {
  const sorted = values.sort()
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return at(0.95) - at(0.05)
}
