import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeOutput } from '@/components/creations/output-text'
import { MediaPreview } from '@/components/media-preview/media-preview'
import type { PreviewItem } from '@/components/media-preview/preview-item'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { downloadUrlOf } from './download-url'
import { ItemDetails } from './item-details'

interface GalleryPreviewProps {
  items: readonly GalleryItem[]
  itemId: string
  onShow: (itemId: string) => void
  onClose: () => void
}

/** A full-window preview of the items on the page. */
export default function GalleryPreview({ items, ...props }: GalleryPreviewProps) {
  const { i18n } = useLingui()
  const previews = useMemo(
    () =>
      items.map(
        (item): PreviewItem => ({
          id: item.item_id,
          media: item,
          description: describeOutput(i18n, { prompt: item.prompt ?? '' }, item),
          downloadUrl: downloadUrlOf(item),
          details: <ItemDetails item={item} hasPageLink />,
        }),
      ),
    [items, i18n],
  )
  return <MediaPreview items={previews} {...props} />
}
