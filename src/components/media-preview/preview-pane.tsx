import { SafeZoneFrame } from '@/components/creations/safe-zone-frame'
import type { PreviewItem } from './preview-item'
import { PreviewMedia } from './preview-media'
import type { Zoom } from './use-zoom'
import { zonesFor } from './zones'
import { ZoomedPicture } from './zoomed-picture'

interface PreviewPaneProps {
  item: PreviewItem
  /** Id of the placement whose safe zone is shown. */
  zoneOf: string | null
  /** Its number when two are side by side; both are then muted. */
  number?: number
  zoom?: Zoom
}

/** A picture or video as large as its pane, with the area a platform would cover. */
export function PreviewPane({ item, zoneOf, number, zoom }: PreviewPaneProps) {
  const { media, description } = item
  const shown = zoneOf && zonesFor(item).find(({ placementId }) => placementId === zoneOf)
  const ratio = media.width / media.height
  return (
    <div data-beside className="relative min-h-0 min-w-0 grow basis-0 [container-type:size]">
      {zoom?.isOn ? (
        <ZoomedPicture key={item.id} media={media} alt={description} onLeave={zoom.onToggle} />
      ) : (
        <PreviewMedia
          media={media}
          alt={description}
          isMuted={number !== undefined}
          onZoom={zoom?.isPossible ? zoom.onToggle : undefined}
        />
      )}
      <div
        className="pointer-events-none absolute inset-0 m-auto overflow-hidden rounded-md"
        style={{
          aspectRatio: ratio,
          width: `min(100cqw, 100cqh * ${ratio}, ${media.width}px)`,
        }}
      >
        {shown && !zoom?.isOn && <SafeZoneFrame zone={shown.zone} />}
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
