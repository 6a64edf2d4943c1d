import { area, intersection, type Rect, union } from '../geometry.ts'
import { dilated, type Mask } from '../picture/mask.ts'
import { components } from '../switches/components.ts'

/** Distance, as a share of the picture's height, over which strokes belong to one mark. */
const REACH = 0.02
/** Margin, as a share of the height, that a mark keeps from the picture's border. */
const BORDER = 0.008
const FEWEST_PIXELS = 60
const MARGIN = 5
const SMALLEST = 0.0006
const LARGEST = 0.25
/** Strokes fill at least this share of a mark's rectangle. */
const DENSEST_EMPTY = 0.04

/** Rectangles around groups of strokes that could be a mark. */
export function clusters(strokes: Mask): Rect[] {
  const { width, height } = strokes
  const radius = Math.max(3, Math.round(height * REACH))
  const free = withoutBorderThings(strokes)
  const found = components(dilated(free, radius)).flatMap((piece) => {
    const own = piece.filter((at) => free.data[at] as number)
    if (own.length < FEWEST_PIXELS) return []
    const rect = boundsOf(own, width)
    return own.length > DENSEST_EMPTY * area(rect) ? [rect] : []
  })
  return merged(found)
    .filter(
      (rect) => area(rect) > SMALLEST * width * height && area(rect) < LARGEST * width * height,
    )
    .map(({ x, y, w, h }) =>
      intersection(
        { x: x - MARGIN, y: y - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN },
        { x: 0, y: 0, w: width, h: height },
      ),
    )
}

/** Marks keep a margin; things of the scene are cut off by the picture's border. */
function withoutBorderThings(strokes: Mask): Mask {
  const { width, height } = strokes
  const free = { ...strokes, data: strokes.data.slice() }
  const margin = Math.round(height * BORDER)
  for (const piece of components(dilated(strokes, 2))) {
    const { x, y, w, h } = boundsOf(piece, width)
    const isInside = x > margin && y > margin && x + w < width - margin && y + h < height - margin
    if (!isInside) for (const at of piece) free.data[at] = 0
  }
  return free
}

function boundsOf(pixels: readonly number[], width: number): Rect {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0]
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }
}

/** Rectangles that touch or stand side by side like words are one. */
function merged(rects: readonly Rect[]): Rect[] {
  const list = [...rects]
  for (let again = true; again; ) {
    again = false
    for (const [index, rect] of list.entries()) {
      const other = list.findIndex((second, at) => at > index && belong(rect, second))
      if (other < 0) continue
      list[index] = union(rect, list[other] as Rect)
      list.splice(other, 1)
      again = true
      break
    }
  }
  return list
}

function belong(a: Rect, b: Rect): boolean {
  const gap = 0.6 * Math.min(a.h, b.h)
  const wide = { x: a.x - gap, y: a.y, w: a.w + 2 * gap, h: a.h }
  return area(intersection(wide, b)) > 0
}
