import type { AdPlatformName, FigureGroup } from '../../../../contract/figures.ts'
import { addSums, type Sums } from './ad-sums.ts'
import type { LinkedAd, Shown } from './linked-ads.ts'

/** Ads of one platform that share a value. */
export interface Group extends Sums {
  key: string
  platform: AdPlatformName
  ads: readonly LinkedAd[]
}

const VALUE: Record<FigureGroup, (ad: LinkedAd) => string | null | undefined> = {
  ad: ({ adKey }) => adKey,
  platform: ({ platform }) => platform,
  creative: ({ shown }) => shown?.view.creative_id,
  hook: ({ shown }) => shown?.lead?.hook,
  format: ({ shown }) => shown?.view.kind,
  ratio: ({ shown }) => shown?.view.aspect_ratio,
  product: ({ shown }) => shown?.product,
  brand: ({ shown }) => shown?.view.brand,
}

/** Groups by most impressions. Ads without a value are left out. */
export function groupAds(ads: readonly LinkedAd[], by: FigureGroup): Group[] {
  const valued = ads.flatMap((ad) => {
    const key = VALUE[by](ad)
    return key ? [{ ad, key }] : []
  })
  const grouped = Map.groupBy(valued, ({ ad, key }) => JSON.stringify([ad.platform, key]))
  return [...grouped.values()]
    .flatMap((members) => {
      const [first] = members
      if (!first) return []
      const own = members.map(({ ad }) => ad)
      return [{ ...addSums(own), key: first.key, platform: first.ad.platform, ads: own }]
    })
    .toSorted((a, b) => b.impressions - a.impressions)
}

/**
 * The whole that groups are compared with: for ads and creatives, everything on their platform; for
 * other values, all groups, since an unlinked ad may have that value, too.
 */
export function wholeOf(ads: readonly LinkedAd[], groups: readonly Group[], by: FigureGroup) {
  const members: readonly (Sums & { platform: AdPlatformName })[] =
    by === 'ad' || by === 'creative' ? ads : groups
  const platforms = Map.groupBy(members, ({ platform }) => platform)
  return new Map([...platforms].map(([platform, own]) => [platform, addSums(own)]))
}

/** The creative of a group whose ads all show the same one. */
export const commonlyShown = ({ ads }: Group, by: FigureGroup): Shown | null =>
  by === 'ad' || by === 'creative' ? (ads[0]?.shown ?? null) : null
