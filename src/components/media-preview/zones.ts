import { ASPECT_RATIOS } from '@/contract/generation'
import { PLACEMENTS } from '@/contract/placements'
import type { SafeZone } from '@/contract/safe-zone'
import type { PreviewItem } from './preview-item'

/** The area a placement keeps free of its own controls. */
export interface PreviewZone {
  placementId: string
  /** Platform and placement by their own names. */
  name: string
  zone: SafeZone
}

interface Shown {
  media: Pick<PreviewItem['media'], 'kind' | 'width' | 'height'>
  placement?: string | null
}

/** Tolerance for equal shapes, because platforms round their sizes. */
const SAME_SHAPE = 0.03

/** Placements that show media of this shape with controls over it; the one it was made for comes first. */
export function zonesFor({ media, placement }: Shown): PreviewZone[] {
  const ratio = media.width / media.height
  const zones = PLACEMENTS.flatMap(({ id, platform, name, media: kind, formats }) => {
    const fits = kind === 'both' || kind === media.kind
    const format = formats.find(({ ratio: shape, safeZone }) => {
      const [width, height] = ASPECT_RATIOS[shape]
      return safeZone && Math.abs(ratio / (width / height) - 1) < SAME_SHAPE
    })
    return fits && format?.safeZone
      ? [{ placementId: id, name: `${platformName(platform)} · ${name}`, zone: format.safeZone }]
      : []
  })
  return zones.toSorted(
    (one, other) => Number(other.placementId === placement) - Number(one.placementId === placement),
  )
}

const SHORT_NAMES: Record<string, string> = {
  x: 'X',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
}

const platformName = (platform: string): string =>
  SHORT_NAMES[platform] ?? platform.charAt(0).toUpperCase() + platform.slice(1)
