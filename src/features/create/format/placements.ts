import { ASPECT_RATIOS, type AspectRatio } from '@/contract/generation'
import data from './ad-placements.json'

/** Parts of the frame, 0 to 1 from each edge, that a platform's own controls cover. */
export interface SafeZone {
  top: number
  bottom: number
  left: number
  right: number
}

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

const isAspectRatio = (ratio: string): ratio is AspectRatio => ratio in ASPECT_RATIOS

/** Ad placements for pictures or videos in the ratios we can make, by platform. */
export function placementsFor(kind: 'image' | 'video'): PlatformGroup[] {
  const groups = new Map<string, PlacementFormat[]>()
  for (const { id, platform, placement, media, ratios, safe_zone } of data.placements) {
    if (media !== kind && media !== 'both') continue
    const formats = ratios.filter(isAspectRatio).map((ratio) => ({
      id,
      name: placement,
      ratio,
      // Safe zones are given for the first, tall ratio of a placement.
      safeZone: ratio === ratios[0] ? safeZoneOf(safe_zone) : null,
    }))
    if (formats.length === 0) continue
    groups.set(platform, [...(groups.get(platform) ?? []), ...formats])
  }
  return [...groups].map(([platform, formats]) => ({
    platform: PLATFORM_NAMES[platform] ?? platform,
    formats,
  }))
}

const safeZoneOf = (zone: SafeZone | null): SafeZone | null =>
  zone && { top: zone.top, bottom: zone.bottom, left: zone.left, right: zone.right }
