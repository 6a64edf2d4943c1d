import { useLingui } from '@lingui/react/macro'
import type { RowSize } from '@/components/creations/justified-rows'
import { describeOutput } from '@/components/creations/output-text'
import SelectGrid from '@/components/selection/select-grid'
import type { SelectItem } from '@/components/selection/select-item'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { downloadUrlOf } from './download-url'
import { PublishActions } from './publish-actions'

interface GallerySelectionProps {
  items: readonly GalleryItem[]
  size?: RowSize
  onDelete: (items: readonly SelectItem[]) => void
  onLeave: () => void
}

/** The user's own gallery in selection mode. */
export default function GallerySelection({ items, ...props }: GallerySelectionProps) {
  const { i18n } = useLingui()
  const tiles = items.map(
    (item): SelectItem => ({
      id: item.item_id,
      kind: 'output',
      picture: item,
      ratio: item.width / item.height,
      description: describeOutput(i18n, { prompt: item.prompt ?? '' }, item),
      downloadUrl: downloadUrlOf(item),
    }),
  )
  return (
    <SelectGrid
      groups={[{ key: 'all', items: tiles }]}
      moreActions={(selected) => {
        const ids = new Set(selected.map(({ id }) => id))
        return <PublishActions items={items.filter(({ item_id }) => ids.has(item_id))} />
      }}
      {...props}
    />
  )
}
