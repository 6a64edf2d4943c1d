import type { Rect, Region } from './geometry.ts'
import { area, intersection, padded, union } from './geometry.ts'
import type { VideoSource } from './video/source.ts'

/** A piece of the picture that is processed on its own, with the regions inside it. */
export interface PatchPlan {
  rect: Rect
  regions: Region[]
}

/** Regions whose surroundings overlap a lot share a patch, so that no pixel is processed twice. */
export function planPatches({ stored }: VideoSource, regions: readonly Region[]): PatchPlan[] {
  const plans = regions.map((region) => ({ rect: padded(region, stored), regions: [region] }))
  for (;;) {
    const pair = findTouching(plans)
    if (!pair) return plans
    const [first, second] = pair
    first.rect = union(first.rect, second.rect)
    first.regions.push(...second.regions)
    plans.splice(plans.indexOf(second), 1)
  }
}

function findTouching(plans: readonly PatchPlan[]): [PatchPlan, PatchPlan] | null {
  for (const first of plans)
    for (const second of plans)
      if (first !== second && isWorthJoining(first, second)) return [first, second]
  return null
}

/** A region must not lie in another one's patch: its mark would be taken for background there. */
function isWorthJoining(a: PatchPlan, b: PatchPlan): boolean {
  const hides = (regions: readonly Region[], rect: Rect) =>
    regions.some((region) => area(intersection(region, rect)) > 0)
  return hides(a.regions, b.rect) || hides(b.regions, a.rect)
}
