import { useMemo } from 'react'
import { downloadAddress } from '@/components/creations/download-address'
import { MediaPreview } from '@/components/media-preview/media-preview'
import type { PreviewItem } from '@/components/media-preview/preview-item'
import type { LibraryItem } from '@/contract/endpoints/library'
import { ItemDetails } from './item-details'
import { useItemName } from './item-words'
import type { LibrarySearch } from './search'
import type { ItemActions } from './use-item-actions'

interface ItemPreviewProps {
  items: readonly LibraryItem[]
  itemId: string
  search: LibrarySearch
  actions: ItemActions
  canOrganize: boolean
  onShow: (itemId: string) => void
  onClose: () => void
}

/** A full-window preview of a place's items. */
export default function ItemPreview(props: ItemPreviewProps) {
  const { items, itemId, actions, canOrganize, onShow, onClose } = props
  const nameOf = useItemName()
  const previews = useMemo(
    () =>
      items.map(
        (item): PreviewItem => ({
          id: item.item_id,
          media: item,
          description: nameOf(item),
          downloadUrl: downloadAddress(item.url, item.name ?? undefined),
          details: (
            <ItemDetails
              item={item}
              actions={actions}
              canOrganize={canOrganize}
              onClose={onClose}
            />
          ),
        }),
      ),
    [items, nameOf, actions, canOrganize, onClose],
  )
  return <MediaPreview items={previews} itemId={itemId} onShow={onShow} onClose={onClose} />
}
