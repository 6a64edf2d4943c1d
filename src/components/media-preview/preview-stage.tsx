import type { PreviewItem } from './preview-item'
import { PreviewPanes } from './preview-panes'
import { Step } from './step'
import type { PreviewWalk } from './use-preview-walk'
import type { Zoom } from './use-zoom'

interface PreviewStageProps {
  item: PreviewItem
  walk: PreviewWalk
  isSliding: boolean
  zoneOf: string | null
  zoom: Zoom
}

/** The picture, or the two being compared, between the buttons to its neighbors. */
export function PreviewStage({ item, walk, isSliding, zoneOf, zoom }: PreviewStageProps) {
  const { pinned, stops, index, goTo, numberOf } = walk
  return (
    <div
      data-beside
      className={`relative mx-4 mb-6 flex min-h-0 gap-3 md:mx-18 ${pinned && areUpright(pinned, item) ? '' : 'max-md:flex-col'}`}
    >
      <PreviewPanes
        item={{ item, number: numberOf(item) }}
        pinned={pinned && { item: pinned, number: numberOf(pinned) }}
        isSliding={isSliding}
        zoneOf={zoneOf}
        zoom={zoom}
      />
      <Step direction="left" onClick={() => goTo(index - 1)} isPossible={index > 0} />
      <Step
        direction="right"
        onClick={() => goTo(index + 1)}
        isPossible={index < stops.length - 1}
      />
    </div>
  )
}

/** On a phone, two upright pictures fit better side by side than stacked. */
const areUpright = (...items: PreviewItem[]) =>
  items.every(({ media }) => media.height > media.width)
