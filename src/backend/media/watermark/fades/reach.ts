import { indicesOf, type Mask } from '../picture/mask.ts'

/**
 * Whether pixels extend over this share of a region, in both directions: a mark fills most of the rectangle that a
 * person drew around it, and something that passes doesn't.
 */
export function reachesOver(indices: Int32Array, regionMask: Mask, share: number): boolean {
  const { width } = regionMask
  const all = indicesOf(regionMask)
  const places = [(at: number) => at % width, (at: number) => Math.floor(at / width)]
  return places.every(
    (place) => middleReach(indices.map(place)) > share * middleReach(all.map(place)),
  )
}

/** The range from the 5th to the 95th percentile. */
function middleReach(values: Int32Array): number {
  const sorted = values.sort()
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return at(0.95) - at(0.05)
}
