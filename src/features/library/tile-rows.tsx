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
import { focusTile } from '@/browser/use-return-focus'
import type { LibraryItem } from '@/contract/endpoints/library'
import { nextRows, type Rows, sharedRows } from './draw-in-steps'
import { type TileGeometry, useTileGeometry } from './use-tile-geometry'

interface TileRowsProps {
  items: readonly LibraryItem[]
  /** Total over all pages, including those not loaded. */
  total: number
  label: string
  renderTile: (item: LibraryItem, isTabStop: boolean) => ReactNode
  /** Called near the end of the loaded items. */
  onEnd: () => void
  onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => void
}

/** Rows rendered beyond the window, so that arrow keys and quick scrolling find them there. */
const OVERSCAN_ROWS = 3
/** New tiles per frame; more would take longer than a frame. */
const NEW_TILES = 12
/** Rendered on the server, where the width of the window is unknown. */
const FIRST_TILES = 24

/** Rows of tiles, virtualized: ten thousand scroll like a hundred. One of them is the Tab stop. */
export function TileRows(props: TileRowsProps) {
  const { items, total, label, renderTile, onEnd, onKeyDown } = props
  const list = useRef<HTMLUListElement>(null)
  const geometry = useTileGeometry(list)
  const [focusedId, setFocusedId] = useState<string>()
  useKeptFocus(items, focusedId)
  const places = usePlaces(items.length, geometry)
  const isNearEnd = places !== null && places.lastWanted >= items.length - 1
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
          className={geometry ? 'absolute contain-layout contain-size' : ''}
          style={geometry ? placeOfTile(first + place, geometry) : undefined}
        >
          {renderTile(item, item.item_id === tabStop)}
        </li>
      ))}
    </ul>
  )
}

/** When the focused tile leaves the list, the one that takes its place gets the focus. */
function useKeptFocus(items: readonly LibraryItem[], focusedId: string | undefined) {
  const place = useRef(-1)
  useEffect(() => {
    const now = items.findIndex(({ item_id }) => item_id === focusedId)
    const isGone = now < 0 && place.current >= 0
    const drawn = document.querySelector('[aria-posinset]')?.getAttribute('aria-posinset')
    if (isGone && document.activeElement === document.body) {
      focusTile(place.current - (Number(drawn ?? 1) - 1))
    }
    place.current = now
  }, [items, focusedId])
}

/** The first and last tile rendered, and the last one wanted; null until the position of the rows is known. */
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
  const rows = virtualizer.getVirtualItems()
  const wanted = { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 }
  const visibleFirst = virtualizer.range?.startIndex ?? wanted.first
  const drawn = useDrawnRows({ wanted, visibleFirst, columns })
  if (!geometry) return null
  return {
    first: drawn.first * columns,
    last: (drawn.last + 1) * columns - 1,
    lastWanted: (wanted.last + 1) * columns - 1,
  }
}

interface DrawnRowsInput {
  wanted: Rows
  visibleFirst: number
  columns: number
}

/** The wanted rows rendered in this frame; the others follow in the next frames. */
function useDrawnRows({ wanted, visibleFirst, columns }: DrawnRowsInput): Rows {
  const [drawn, setDrawn] = useState({ first: 0, last: Math.ceil(FIRST_TILES / columns) - 1 })
  const step = useEffectEvent(() =>
    setDrawn((before) => {
      const newMax = Math.max(1, Math.floor(NEW_TILES / columns))
      return nextRows({ drawn: before, wanted, visibleFirst, newMax })
    }),
  )
  const isAsWanted = drawn.first === wanted.first && drawn.last === wanted.last
  const { first, last } = wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is followed by the next one.
  useEffect(() => {
    if (isAsWanted) return
    const frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isAsWanted, drawn, first, last])
  return sharedRows(drawn, wanted)
}

const heightOf = (count: number, { columns, rowHeight, gap }: TileGeometry): number =>
  Math.max(0, Math.ceil(count / columns) * rowHeight - gap)

function placeOfTile(index: number, geometry: TileGeometry): CSSProperties {
  const { columns, edge, gap, rowHeight } = geometry
  const x = (index % columns) * (edge + gap)
  const y = Math.floor(index / columns) * rowHeight
  return { left: x, top: y, width: edge, height: rowHeight - gap }
}
