import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { memo, useState } from 'react'
import { GoneMedia } from '@/components/creations/gone-media'
import { TILE_BUTTON } from '@/components/creations/tile-button'
import { TileMedia } from '@/components/creations/tile-media'
import { RelativeTime } from '@/components/labels/relative-time'
import type { LibraryItem } from '@/contract/endpoints/library'
import { useItemName, useSourceWords } from './item-words'

interface ItemTileProps {
  item: LibraryItem
  isTabStop: boolean
  onOpen: (itemId: string) => void
  onStar: (item: LibraryItem) => void
}

/** An item of the library. Click opens it; S toggles it as favorite. */
export const ItemTile = memo(function ItemTile({ item, isTabStop, onOpen, onStar }: ItemTileProps) {
  const { t } = useLingui()
  const name = useItemName()(item)
  const source = useSourceWords()[item.source]
  const [isGone, setGone] = useState(false)
  return (
    <>
      <div className="group/tile relative aspect-square overflow-hidden rounded-lg bg-muted">
        <button
          type="button"
          data-tile={item.item_id}
          aria-label={
            isGone ? `${name}, ${source}, ${t`This file has expired`}` : `${name}, ${source}`
          }
          tabIndex={isTabStop ? 0 : -1}
          className="absolute inset-0 -outline-offset-4"
          onClick={() => onOpen(item.item_id)}
          onKeyDown={({ key }) => key.toLowerCase() === 's' && onStar(item)}
        >
          {isGone ? (
            <GoneMedia />
          ) : (
            <TileMedia output={item} isWhole onGone={() => setGone(true)} />
          )}
        </button>
        {item.freed_at === null && (
          <div className="absolute top-1.5 right-1.5">
            <button
              type="button"
              aria-label={t`Favorite`}
              aria-pressed={item.is_starred}
              tabIndex={isTabStop ? 0 : -1}
              className={`${TILE_BUTTON} ${item.is_starred ? '' : 'opacity-0 focus-visible:opacity-100 group-hover/tile:opacity-100 pointer-coarse:opacity-100'}`}
              onClick={() => onStar(item)}
            >
              <Star className={item.is_starred ? 'fill-current' : ''} aria-hidden />
            </button>
          </div>
        )}
      </div>
      <ItemCaption item={item} />
    </>
  )
})

/** Letters of a prompt beyond these are never visible, but take time to lay out. */
const CAPTION_LETTERS = 80

/** Name, source and age of an item below its picture; always two lines. */
export function ItemCaption({ item }: { item: LibraryItem }) {
  const name = useItemName()(item)
  const source = useSourceWords()[item.source]
  return (
    <div className="flex h-11 min-w-0 flex-col pt-1.5 text-sm leading-tight" aria-hidden>
      <p className="truncate" title={name}>
        {name.slice(0, CAPTION_LETTERS)}
      </p>
      <p className="truncate text-muted-foreground text-xs">
        {source} · <RelativeTime at={item.created_at} />
      </p>
    </div>
  )
}
