import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { JustifiedItem, JustifiedRows, type RowSize } from '@/components/creations/justified-rows'
import { moveBetweenTiles } from '@/components/creations/tile-grid'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { GalleryTile } from './gallery-tile'

interface GalleryGridProps {
  items: readonly GalleryItem[]
  size?: RowSize
  onOpen: (itemId: string) => void
}

/** Items in reading order. One stop of the Tab key; arrows move inside. */
export function GalleryGrid({ items, size, onOpen }: GalleryGridProps) {
  const { t } = useLingui()
  const [focusedId, setFocusedId] = useState<string>()
  const isFocused = items.some(({ item_id }) => item_id === focusedId)
  const tabStop = isFocused ? focusedId : items[0]?.item_id

  function onFocus({ target }: FocusEvent) {
    const tile = target.closest('li')?.querySelector<HTMLElement>('[data-tile]')
    if (tile) setFocusedId(tile.dataset.tile)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (moveBetweenTiles(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <section aria-label={t`Items`} onFocus={onFocus} onKeyDown={onKeyDown}>
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
