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

/** Index of the tile an arrow key leads to; rows are recognised by where the tiles are drawn. */
export function neighbourIndex(boxes: readonly Box[], current: number, arrow: Arrow): number {
  if (arrow === 'ArrowLeft') return Math.max(0, current - 1)
  if (arrow === 'ArrowRight') return Math.min(boxes.length - 1, current + 1)
  const from = boxes[current]
  if (!from) return current
  const isBeyond = (box: Box) =>
    arrow === 'ArrowDown' ? box.top > from.top + 1 : box.top < from.top - 1
  const centre = (box: Box) => (box.left + box.right) / 2
  const cost = (box: Box) =>
    // The closest row first, then the closest in it.
    Math.abs(box.top - from.top) * 100 + Math.abs(centre(box) - centre(from))
  const target = boxes.filter(isBeyond).toSorted((a, b) => cost(a) - cost(b))[0]
  return target ? boxes.indexOf(target) : current
}

/** Moves the focus between tiles by the arrow keys; returns whether it did. */
export function moveBetweenTiles(container: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false
  const tiles = tilesIn(container)
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? tiles.indexOf(focused) : -1
  if (current < 0) return false
  // Those of their places: asked for its own, a tile far from the window would be laid out.
  const boxes = tiles.map((tile) => (tile.closest('li') ?? tile).getBoundingClientRect())
  tiles[neighbourIndex(boxes, current, key)]?.focus()
  return true
}
