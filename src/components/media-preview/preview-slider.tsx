import { useLingui } from '@lingui/react/macro'
import { CompareFrame } from '@/components/compare/compare-frame'
import type { NumberedItem, PreviewItem } from './preview-item'
import { PreviewMedia } from './preview-media'

/** Two pictures in one with a movable line, which shows changes in place. */
export default function PreviewSlider({
  left,
  right,
}: {
  left: NumberedItem
  right: NumberedItem
}) {
  const { t } = useLingui()
  const { number } = left
  const { width, height } = right.item.media
  return (
    <div
      data-beside
      className="grid min-h-0 min-w-0 grow basis-0 content-center [container-type:size]"
    >
      <CompareFrame
        key={left.item.id}
        width={width}
        height={height}
        maxHeight="100cqh"
        pictures={[
          <Picture key={left.item.id} item={left.item} />,
          <Picture key={right.item.id} item={right.item} />,
        ]}
        tags={[left.number, right.number]}
        label={t`Divider between the two images`}
        describeShare={(percent) => t`${percent} of picture ${number}`}
      />
    </div>
  )
}

const Picture = ({ item }: { item: PreviewItem }) => (
  <PreviewMedia media={item.media} alt={item.description} isFilling />
)
