import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { LibraryItem } from '@/contract/endpoints/library'
import { type TileGeometry, useTileGeometry } from './use-tile-geometry'

interface TileRowsProps {
  items: readonly LibraryItem[]
  /** Of all pages, also those that were not loaded. */
  total: number
  label: string
  renderTile: (item: LibraryItem, isTabStop: boolean) => ReactNode
  /** The end of what was loaded is near. */
  onEnd: () => void
  onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => void
}

/** Rows beyond the window that are drawn, so that arrow keys and quick scrolling find them there. */
const OVERSCAN_ROWS = 3
/** What the server draws, before anybody knows how wide the window is. */
const FIRST_TILES = 24

/**
 * Tiles in rows, of which only those near the window are in the page: ten thousand scroll like a hundred.
 * One of them is a stop of the Tab key.
 */
export function TileRows(props: TileRowsProps) {
  const { items, total, label, renderTile, onEnd, onKeyDown } = props
  const list = useRef<HTMLUListElement>(null)
  const geometry = useTileGeometry(list)
  const [focusedId, setFocusedId] = useState<string>()
  const places = usePlaces(items.length, geometry)
  const isNearEnd = places !== null && places.last >= items.length - 1
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isNearEnd && items.length < total) end()
  }, [isNearEnd, items.length, total])

  const [first, last] = places ? [places.first, places.last] : [0, FIRST_TILES - 1]
  const shown = items.slice(first, last + 1)
  const tabStop = shown.some(({ item_id }) => item_id === focusedId) ? focusedId : shown[0]?.item_id
  function onFocus({ target }: FocusEvent) {
    const tile = target.closest<HTMLElement>('[data-tile]')
    if (tile) setFocusedId(tile.dataset.tile)
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      className={
        geometry
          ? 'relative'
          : 'grid grid-cols-[repeat(auto-fill,minmax(max(9rem,calc((100%-10*0.75rem)/11)),1fr))] gap-3'
      }
      style={geometry ? { height: heightOf(items.length, geometry) } : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {shown.map((item, place) => (
        <li
          key={item.item_id}
          aria-setsize={total}
          aria-posinset={first + place + 1}
          className={geometry ? 'absolute top-0 left-0' : ''}
          style={geometry ? placeOfTile(first + place, geometry) : undefined}
        >
          {renderTile(item, item.item_id === tabStop)}
        </li>
      ))}
    </ul>
  )
}

/** First and last tile that are drawn; null until it is known where the rows are. */
function usePlaces(count: number, geometry: TileGeometry | null) {
  const columns = geometry?.columns ?? 1
  const virtualizer = useWindowVirtualizer({
    count: geometry ? Math.ceil(count / columns) : 0,
    estimateSize: () => geometry?.rowHeight ?? 1,
    overscan: OVERSCAN_ROWS,
    scrollMargin: geometry?.top ?? 0,
  })
  const measure = useEffectEvent(() => virtualizer.measure())
  useEffect(() => {
    if (geometry) measure()
  }, [geometry])
  if (!geometry) return null
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0]
  return { first: first * columns, last: (last + 1) * columns - 1 }
}

const heightOf = (count: number, { columns, rowHeight, gap }: TileGeometry): number =>
  Math.max(0, Math.ceil(count / columns) * rowHeight - gap)

function placeOfTile(index: number, geometry: TileGeometry): CSSProperties {
  const { columns, edge, gap, rowHeight } = geometry
  const x = (index % columns) * (edge + gap)
  const y = Math.floor(index / columns) * rowHeight
  return { width: edge, height: rowHeight - gap, transform: `translate(${x}px, ${y}px)` }
}
