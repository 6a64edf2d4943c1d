import { contains, type Rect, rect, type Size } from '../geometry.ts'

/** A shape with the dimensions of a letter. */
export interface Shape {
  box: Rect
  pixels: number[]
}

/** Letter heights, as fractions of the frame's mean edge. */
const TALL = { least: 0.008, most: 0.3 }
/** Touching letters make shapes wider than tall, but not without limit. */
const LONG_MOST = 26
/** The share of its box a letter fills: a thin line around a plate fills next to nothing. */
const FILLED_LEAST = 0.12
/** A letter has others of similar height next to it, at most this multiple of its height away. */
const NEAR = 1.3
const ALIKE = 2.6

/** A shape containing this many shapes of the opposite kind is background between letters, not a letter. */
const HELD_MOST = 2

/**
 * Connected dark or light strokes that have neighbors like the letters of a line; specks, lines and the gaps between
 * letters are left out.
 */
export function lettersOf(kinds: Uint8Array[], size: Size, edge: number): Shape[] {
  const [dark = [], light = []] = kinds.map((strokes) =>
    shapesOf(strokes, size).filter((shape) => isOfSize(shape, edge)),
  )
  return [
    ...inLines(dark.filter((shape) => heldBy(shape, light) <= HELD_MOST)),
    ...inLines(light.filter((shape) => heldBy(shape, dark) <= HELD_MOST)),
  ]
}

const isOfSize = ({ box, pixels }: Shape, edge: number): boolean => {
  const isTall = box.height >= edge * TALL.least && box.height <= edge * TALL.most
  const isFull = pixels.length >= box.width * box.height * FILLED_LEAST
  return isTall && isFull && box.width <= box.height * LONG_MOST && box.width > 1
}

const heldBy = ({ box }: Shape, others: Shape[]): number =>
  others.filter(({ box: other }) => contains(box, other)).length

function inLines(shapes: Shape[]): Shape[] {
  const rows = shapes.toSorted((one, other) => one.box.y - other.box.y)
  const letters = rows.filter((shape, index) => hasCompany(shape, index, rows))
  const parts = rows.filter((shape) => !letters.includes(shape) && isPartOf(shape, letters))
  return [...letters, ...parts]
}

/** Whether a shape is the dot of an i, a diacritic or a period: small, and close to a letter. */
const isPartOf = ({ box }: Shape, letters: Shape[]): boolean =>
  letters.some(({ box: letter }) => {
    const across = Math.max(letter.x - box.x - box.width, box.x - letter.x - letter.width)
    const down = Math.max(letter.y - box.y - box.height, box.y - letter.y - letter.height)
    const isSmall = box.height < letter.height && box.width < letter.height * 2
    return isSmall && Math.max(across, down) < letter.height * 0.5
  })

function hasCompany({ box }: Shape, index: number, rows: Shape[]): boolean {
  // Connected script is one long shape and needs no neighbors.
  if (box.width > box.height * ALIKE) return true
  const isBeside = ({ box: other }: Shape) => {
    const ratio = Math.max(box.height, other.height) / Math.min(box.height, other.height)
    const gap = Math.max(other.x - box.x - box.width, box.x - other.x - other.width)
    const shared = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
    return (
      ratio < ALIKE &&
      gap < Math.max(box.height, other.height) * NEAR &&
      shared > Math.min(box.height, other.height) * 0.3
    )
  }
  for (let at = index + 1; at < rows.length && rows[at]!.box.y < box.y + box.height; at += 1)
    if (isBeside(rows[at]!)) return true
  for (let at = index - 1; at >= 0; at -= 1) if (isBeside(rows[at]!)) return true
  return false
}

/** Groups connected pixels by walking from each one not yet visited. */
function shapesOf(strokes: Uint8Array, { width, height }: Size): Shape[] {
  const seen = new Uint8Array(strokes.length)
  const shapes: Shape[] = []
  for (let start = 0; start < strokes.length; start += 1) {
    if (strokes[start] === 0 || seen[start] === 1) continue
    shapes.push(walkFrom(start, strokes, seen, { width, height }))
  }
  return shapes
}

function walkFrom(
  start: number,
  strokes: Uint8Array,
  seen: Uint8Array,
  { width, height }: Size,
): Shape {
  const pixels = [start]
  seen[start] = 1
  let [left, right, top, bottom] = [width, 0, height, 0]
  const visit = (next: number) => {
    if (strokes[next] === 0 || seen[next] === 1) return
    seen[next] = 1
    pixels.push(next)
  }
  for (let index = 0; index < pixels.length; index += 1) {
    const at = pixels[index]!
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (y > 0) visit(at - width)
    if (y < height - 1) visit(at + width)
  }
  return { box: rect(left, top, right - left + 1, bottom - top + 1), pixels }
}
