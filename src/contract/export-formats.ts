import { AD_PLACEMENTS } from './ad-placements.ts'
import type { MediaKind, SeenKind } from './media-kind.ts'
import type { PlacementRule } from './placement-rules/placement-rule.ts'
import { ruleOf } from './placement-rules/rules.ts'
import type { SafeZone } from './safe-zone.ts'

/** A placement in one of its ratios, at the size an export has. */
export interface ExportFormat {
  /** `meta.feed.image@1:1` */
  id: string
  placement: string
  platform: string
  name: string
  media: SeenKind | 'both'
  ratio: string
  width: number
  height: number
  safeZone: SafeZone | null
  rule: PlacementRule
}

/** Platforms round their sizes: 1200 × 628 is 1.91:1. */
const ROUNDING = 0.03
/** Short edge, when a platform names no size for a ratio. */
const EDGE = 1080

export const shapeOf = (ratio: string): number => {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return across / down
}

function sizeFor(sizes: readonly [number, number][], ratio: string) {
  const shape = shapeOf(ratio)
  const named = sizes.find(([w, h]) => Math.abs(w / h / shape - 1) < ROUNDING)
  if (named) return { width: named[0], height: named[1] }
  const even = (side: number) => Math.round(side / 2) * 2
  return shape < 1
    ? { width: EDGE, height: even(EDGE / shape) }
    : { width: even(EDGE * shape), height: EDGE }
}

/** Everything an export pack can hold: ad placements, but not those for a brand's logo. */
export const EXPORT_FORMATS: readonly ExportFormat[] = AD_PLACEMENTS.flatMap((row) => {
  const rule = ruleOf(row.id)
  if (rule.takesLogo) return []
  return row.ratios.map((ratio, place) => ({
    id: `${row.id}@${ratio}`,
    placement: row.id,
    platform: row.platform,
    name: row.placement,
    media: row.media,
    ratio,
    ...sizeFor(row.recommendedPx, ratio),
    // Safe zones apply to a placement's first, tall ratio.
    safeZone: place === 0 ? row.safeZone : null,
    rule,
  }))
})

const BY_ID: ReadonlyMap<string, ExportFormat> = new Map(
  EXPORT_FORMATS.map((format) => [format.id, format]),
)

export const findFormat = (id: string): ExportFormat | undefined => BY_ID.get(id)

/** Whether a format accepts this kind of file. */
export const takesKind = ({ media }: Pick<ExportFormat, 'media'>, kind: MediaKind): boolean =>
  media === kind || media === 'both'

/** Maximum size in bytes for a file of this kind; null without a limit. */
export const bytesMax = ({ rule }: Pick<ExportFormat, 'rule'>, kind: MediaKind): number | null =>
  (kind === 'image' ? rule.imageMaxBytes : undefined) ?? rule.maxBytes
