import type { AspectRatio } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'
import { PLACEMENTS } from '@/contract/placements'
import type { SafeZone } from '@/contract/safe-zone'

/** One ad placement in one of its ratios. */
export interface PlacementFormat {
  id: string
  name: string
  ratio: AspectRatio
  safeZone: SafeZone | null
}

export interface PlatformGroup {
  platform: string
  formats: PlacementFormat[]
}

const PLATFORM_NAMES: Record<string, string> = {
  meta: 'Meta',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  google: 'Google',
  linkedin: 'LinkedIn',
  x: 'X',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  amazon: 'Amazon',
}

/** Ad placements for pictures or videos in the ratios we can make, by platform. */
export function placementsFor(kind: MediaKind): PlatformGroup[] {
  const groups = new Map<string, PlacementFormat[]>()
  for (const { id, platform, name, media, formats } of PLACEMENTS) {
    if ((media !== kind && media !== 'both') || formats.length === 0) continue
    const rows = formats.map(({ ratio, safeZone }) => ({ id, name, ratio, safeZone }))
    groups.set(platform, [...(groups.get(platform) ?? []), ...rows])
  }
  return [...groups].map(([platform, formats]) => ({
    platform: PLATFORM_NAMES[platform] ?? platform,
    formats,
  }))
}
