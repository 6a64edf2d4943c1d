import { lazy, Suspense } from 'react'
import type { NumberedItem } from './preview-item'
import { PreviewPane } from './preview-pane'
import type { Zoom } from './use-zoom'

const PreviewSlider = lazy(() => import('./preview-slider'))

interface PreviewPanesProps {
  item: NumberedItem
  /** The item it is compared with. */
  pinned: NumberedItem | undefined
  /** Whether both are compared in one picture with a movable line. */
  isSliding: boolean
  zoneOf: string | null
  zoom: Zoom
}

/** The item being viewed; when two are compared, side by side or in one picture. */
export function PreviewPanes({ item, pinned, isSliding, zoneOf, zoom }: PreviewPanesProps) {
  if (pinned && isSliding) {
    return (
      <Suspense>
        <PreviewSlider left={pinned} right={item} />
      </Suspense>
    )
  }
  return (pinned ? [pinned, item] : [item]).map(({ item: one, number }) => (
    <PreviewPane
      key={one.id}
      item={one}
      zoneOf={zoneOf}
      number={pinned ? number : undefined}
      zoom={zoom}
    />
  ))
}
