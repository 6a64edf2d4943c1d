import { type RefObject, useLayoutEffect, useState } from 'react'

/** In rem: the minimum width of a column, the gap between tiles, and the height of a caption. */
const COLUMN_REM = 9
const GAP_REM = 0.75
const CAPTION_REM = 2.75

export interface TileGeometry {
  columns: number
  /** Edge of the square tile, without its caption. */
  edge: number
  gap: number
  /** From the top of one row to the top of the next. */
  rowHeight: number
  /** Top of the first row on the page. */
  top: number
}

/** Number and position of the tiles; null until the page has been laid out. */
export function useTileGeometry(list: RefObject<HTMLElement | null>): TileGeometry | null {
  const [geometry, setGeometry] = useState<TileGeometry | null>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setGeometry((before) => same(before, geometryOf(element)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return geometry
}

function geometryOf(element: HTMLElement): TileGeometry {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const gap = GAP_REM * rem
  const { width, top } = element.getBoundingClientRect()
  const columns = Math.max(2, Math.floor((width + gap) / (COLUMN_REM * rem + gap)))
  const edge = (width - gap * (columns - 1)) / columns
  const rowHeight = edge + CAPTION_REM * rem + gap
  return { columns, edge, gap, rowHeight, top: Math.round(top + window.scrollY) }
}

/** Returns the previous object when nothing changed, to avoid a render. */
const same = (before: TileGeometry | null, now: TileGeometry): TileGeometry =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now
