import { AD_PLACEMENTS } from './ad-placements.ts'
import { ASPECT_RATIOS, type AspectRatio } from './generation.ts'
import type { SeenKind } from './media-kind.ts'
import type { SafeZone } from './safe-zone.ts'

/** A placement in one of its ratios. */
export interface PlacementFormat {
  ratio: AspectRatio
  /** The platform's recommendation; null when it names no size for the ratio. */
  size: { width: number; height: number } | null
  safeZone: SafeZone | null
}

/** Where an ad runs on a platform. */
export interface Placement {
  id: string
  platform: string
  name: string
  media: SeenKind | 'both'
  /** Only formats we can make. */
  formats: PlacementFormat[]
}

/** Platforms round their sizes: 1200 × 628 is 1.91:1. */
const RATIO_TOLERANCE = 0.03

const isAspectRatio = (ratio: string): ratio is AspectRatio => ratio in ASPECT_RATIOS

export const PLACEMENTS: readonly Placement[] = AD_PLACEMENTS.map((row) => ({
  id: row.id,
  platform: row.platform,
  name: row.placement,
  media: row.media,
  formats: row.ratios.filter(isAspectRatio).map((ratio) => ({
    ratio,
    size: sizeOf(row.recommendedPx, ratio),
    // Safe zones apply to a placement's first, tall ratio.
    safeZone: ratio === row.ratios[0] ? row.safeZone : null,
  })),
}))

/** A placement in one of its ratios; undefined when it does not accept that ratio. */
export const findPlacement = (id: string, ratio: AspectRatio): PlacementFormat | undefined =>
  PLACEMENTS.find((placement) => placement.id === id)?.formats.find(
    (format) => format.ratio === ratio,
  )

function sizeOf(sizes: [number, number][], ratio: AspectRatio): PlacementFormat['size'] {
  const [across, down] = ASPECT_RATIOS[ratio]
  const fitting = sizes.find(([w, h]) => Math.abs((w * down) / (h * across) - 1) < RATIO_TOLERANCE)
  return fitting ? { width: fitting[0], height: fitting[1] } : null
}
