/** Tiles of a feed that can have the focus, in reading order. */
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

/** Where tiles are drawn, each asked for only when it matters. */
interface TilePlaces {
  count: number
  boxOf: (index: number) => Box
}

/** Index of the tile an arrow key leads to; rows are recognised by where the tiles are drawn. */
export function neighbourIndex(places: TilePlaces, current: number, arrow: Arrow): number {
  const step = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    return Math.max(0, Math.min(places.count - 1, current + step))
  }
  return closestInNextRow(places, current, step)
}

const centreOf = (box: Box) => (box.left + box.right) / 2

/** Rows follow each other as the tiles do: beyond the next one nothing is closer. */
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

/** Moves the focus between tiles by the arrow keys; returns whether it did. */
export function moveBetweenTiles(container: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false
  const tiles = tilesIn(container)
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? tiles.indexOf(focused) : -1
  const boxOf = (index: number) => {
    const tile = tiles[index] ?? container
    // That of its place: asked for its own, a tile far from the window would be laid out.
    return (tile.closest('li') ?? tile).getBoundingClientRect()
  }
  if (current < 0) return false
  tiles[neighbourIndex({ count: tiles.length, boxOf }, current, key)]?.focus()
  return true
}
