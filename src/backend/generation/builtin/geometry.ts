export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  x: number
  y: number
}

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
})

export const inset = (box: Rect, across: number, down = across): Rect =>
  rect(box.x + across, box.y + down, box.width - 2 * across, box.height - 2 * down)

export const grow = (box: Rect, by: number): Rect => inset(box, -by)

/** Largest box of the given shape inside `box`; `ax` and `ay` align it (0 start, 1 end). */
export function contain(shape: Size, box: Rect, ax = 0.5, ay = 0.5): Rect {
  const scale = Math.min(box.width / shape.width, box.height / shape.height)
  return placed(shape, scale, box, ax, ay)
}

/** Smallest box of the given shape that covers `box`. */
export function cover(shape: Size, box: Rect, ax = 0.5, ay = 0.5): Rect {
  const scale = Math.max(box.width / shape.width, box.height / shape.height)
  return placed(shape, scale, box, ax, ay)
}

function placed(shape: Size, scale: number, box: Rect, ax: number, ay: number): Rect {
  const width = shape.width * scale
  const height = shape.height * scale
  return rect(box.x + (box.width - width) * ax, box.y + (box.height - height) * ay, width, height)
}

/** Splits a box from left to right (`x`) or top to bottom (`y`) at a share of its length. */
export function split(box: Rect, axis: 'x' | 'y', share: number, gap = 0): [Rect, Rect] {
  if (axis === 'x') {
    const first = (box.width - gap) * share
    return [
      rect(box.x, box.y, first, box.height),
      rect(box.x + first + gap, box.y, box.width - first - gap, box.height),
    ]
  }
  const first = (box.height - gap) * share
  return [
    rect(box.x, box.y, box.width, first),
    rect(box.x, box.y + first + gap, box.width, box.height - first - gap),
  ]
}

export const unionOf = (boxes: Rect[]): Rect => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return rect(x, y, right - x, bottom - y)
}

export const contains = (outer: Rect, inner: Rect, tolerance = 0): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance

/** The area that two boxes share. */
export const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))
