/** The focusable tiles of a feed, in reading order. */
const tilesIn = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('[data-tile]'),
]

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key)

interface Box {
  left: number
  right: number
  top: number
}

/** Positions of the tiles, each measured only when needed. */
interface TilePlaces {
  count: number
  boxOf: (index: number) => Box
}

/** Index of the tile an arrow key leads to; rows are recognized by where the tiles are drawn. */
export function neighbourIndex(places: TilePlaces, current: number, arrow: Arrow): number {
  const step = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    return Math.max(0, Math.min(places.count - 1, current + step))
  }
  return closestInNextRow(places, current, step)
}

const centreOf = (box: Box) => (box.left + box.right) / 2

/** Rows follow in tile order, so no tile beyond the next row can be closer. */
function closestInNextRow({ count, boxOf }: TilePlaces, current: number, step: 1 | -1): number {
  const from = boxOf(current)
  let closest = { index: current, distance: Number.POSITIVE_INFINITY }
  let rowTop: number | undefined
  for (let index = current + step; index >= 0 && index < count; index += step) {
    const box = boxOf(index)
    if ((box.top - from.top) * step <= 1) continue
    rowTop ??= box.top
    if (Math.abs(box.top - rowTop) > 1) break
    const distance = Math.abs(centreOf(box) - centreOf(from))
    if (distance < closest.distance) closest = { index, distance }
  }
  return closest.index
}

/** Moves the focus between tiles with the arrow keys; returns whether it moved. */
export function moveBetweenTiles(container: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false
  const tiles = tilesIn(container)
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? tiles.indexOf(focused) : -1
  const boxOf = (index: number) => {
    const tile = tiles[index] ?? container
    // Measures the list item: measuring an off-screen tile itself would force its layout.
    return (tile.closest('li') ?? tile).getBoundingClientRect()
  }
  if (current < 0) return false
  tiles[neighbourIndex({ count: tiles.length, boxOf }, current, key)]?.focus()
  return true
}
