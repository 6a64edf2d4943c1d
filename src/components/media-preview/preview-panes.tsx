import { lazy, Suspense } from 'react'
import type { NumberedItem } from './preview-item'
import { PreviewPane } from './preview-pane'
import type { Zoom } from './use-zoom'

const PreviewSlider = lazy(() => import('./preview-slider'))

interface PreviewPanesProps {
  item: NumberedItem
  /** What it is compared with. */
  pinned: NumberedItem | undefined
  /** Compared in one picture, parted by a line. */
  isSliding: boolean
  zoneOf: string | null
  zoom: Zoom
}

/** What is looked at; when two are compared, beside each other or in one picture. */
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
