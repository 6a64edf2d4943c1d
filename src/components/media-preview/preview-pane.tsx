import { SafeZoneFrame } from '@/components/creations/safe-zone-frame'
import type { PreviewItem } from './preview-item'
import { PreviewMedia } from './preview-media'

interface PreviewPaneProps {
  item: PreviewItem
  isZoneShown: boolean
  /** Its number, where two are side by side; they are silent then. */
  number?: number
}

/** A picture or a video as large as its pane, and what a platform would cover of it. */
export function PreviewPane({ item, isZoneShown, number }: PreviewPaneProps) {
  const { media, description, safeZone } = item
  const ratio = media.width / media.height
  return (
    <div data-beside className="relative min-h-0 min-w-0 grow basis-0 [container-type:size]">
      <PreviewMedia media={media} alt={description} isMuted={number !== undefined} />
      <div
        className="pointer-events-none absolute inset-0 m-auto overflow-hidden rounded-md"
        style={{
          aspectRatio: ratio,
          width: `min(100cqw, 100cqh * ${ratio}, ${media.width}px)`,
        }}
      >
        {safeZone && isZoneShown && <SafeZoneFrame zone={safeZone} />}
        {number !== undefined && (
          <span
            aria-hidden
            className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-black/70 font-medium text-sm text-white tabular-nums"
          >
            {number}
          </span>
        )}
      </div>
    </div>
  )
}
