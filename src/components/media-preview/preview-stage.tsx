import type { MouseEvent } from 'react'
import type { PreviewItem } from './preview-item'
import { PreviewPanes } from './preview-panes'
import { Step } from './step'
import type { PreviewWalk } from './use-preview-walk'

interface PreviewStageProps {
  item: PreviewItem
  walk: PreviewWalk
  isSliding: boolean
  isZoneShown: boolean
  onClose: () => void
}

/** The picture, or the two that are compared, between the steps to its neighbours. */
export function PreviewStage({ item, walk, isSliding, isZoneShown, onClose }: PreviewStageProps) {
  const { pinned, stops, index, goTo, numberOf } = walk
  function closeFromBeside(event: MouseEvent) {
    if (event.target instanceof Element && event.target.matches('[data-beside]')) onClose()
  }
  return (
    // biome-ignore lint/a11y: what the click does here, Escape does for the keyboard.
    <div
      className={`relative mx-4 mb-6 flex min-h-0 gap-3 md:mx-18 ${pinned && areUpright(pinned, item) ? '' : 'max-md:flex-col'}`}
      onClick={closeFromBeside}
    >
      <PreviewPanes
        item={{ item, number: numberOf(item) }}
        pinned={pinned && { item: pinned, number: numberOf(pinned) }}
        isSliding={isSliding}
        isZoneShown={isZoneShown}
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

/** On a phone these two have more room beside than above each other. */
const areUpright = (...items: PreviewItem[]) =>
  items.every(({ media }) => media.height > media.width)
