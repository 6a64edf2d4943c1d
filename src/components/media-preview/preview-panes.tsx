import { lazy, Suspense } from 'react'
import type { NumberedItem } from './preview-item'
import { PreviewPane } from './preview-pane'

const PreviewSlider = lazy(() => import('./preview-slider'))

interface PreviewPanesProps {
  item: NumberedItem
  /** What it is compared with. */
  pinned: NumberedItem | undefined
  /** Compared in one picture, parted by a line. */
  isSliding: boolean
  isZoneShown: boolean
}

/** What is looked at; when two are compared, beside each other or in one picture. */
export function PreviewPanes({ item, pinned, isSliding, isZoneShown }: PreviewPanesProps) {
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
      isZoneShown={isZoneShown}
      number={pinned ? number : undefined}
    />
  ))
}
