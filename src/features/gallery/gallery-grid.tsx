import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useMemo } from 'react'
import { JustifiedItem, JustifiedRows, type RowSize } from '@/components/creations/justified-rows'
import { moveBetweenTiles } from '@/components/creations/tile-grid'
import { useTabStop } from '@/components/creations/use-tab-stop'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { GalleryTile } from './gallery-tile'

interface GalleryGridProps {
  items: readonly GalleryItem[]
  size?: RowSize
  onOpen: (itemId: string) => void
}

/** Items in reading order. A single Tab stop; arrow keys move inside. */
export function GalleryGrid({ items, size, onOpen }: GalleryGridProps) {
  const { t } = useLingui()
  const ids = useMemo(() => items.map(({ item_id }) => item_id), [items])
  const { tabStop, onTab, onBlur } = useTabStop(ids)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    onTab(event)
    if (moveBetweenTiles(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <section aria-label={t`Items`} onBlur={onBlur} onKeyDown={onKeyDown}>
      <JustifiedRows size={size}>
        {items.map((item) => (
          <JustifiedItem key={item.item_id} ratio={item.width / item.height}>
            <GalleryTile item={item} isTabStop={item.item_id === tabStop} onOpen={onOpen} />
          </JustifiedItem>
        ))}
      </JustifiedRows>
    </section>
  )
}
