import { area, grown, intersection, type Rect, type Size, union } from '../geometry.ts'
import { connectedComponents } from './connected-components.ts'
import type { GraphicPart } from './graphic-parts.ts'
import { belongTogether } from './mark-groups.ts'

/** Drawn pieces that may form one mark. */
export interface GraphicGroup {
  rect: Rect
  parts: GraphicPart[]
  /** Length of all outlines. */
  rim: number
}

/** A mark is sharper than whatever touches it, so pieces are grouped at several sharpness levels. */
const LEVELS = [0.66, 0.78, 0.86, 0.92]
/** A piece that may be a mark's plate, ring or frame, including everything inside. */
const FRAME = { rim: 100, crisp: 0.75 }
const SHORTEST_RIM = 60
const NARROWEST = 8
/** Words on one line overlap in height; the largest gap between them, in heights. */
const WORDS = { overlap: 0.6, space: 1.6 }
const LARGEST_SHARE = 0.12

/** Everything that could be one mark; a piece may belong to several. */
export function graphicGroups(size: Size, parts: readonly GraphicPart[]): GraphicGroup[] {
  const near = LEVELS.flatMap((level) => {
    const able = parts.filter(({ crisp }) => crisp > level)
    const close = connectedComponents(able, (a, b) => belongTogether(a.rect, b.rect, size.height))
    const lines = connectedComponents(close.map(groupOf), (a, b) => isOneLine(a.rect, b.rect))
    return [...close, ...lines.map((line) => line.flatMap((group) => group.parts))]
  })
  const framed = parts
    .filter(({ rim, crisp }) => rim.length > FRAME.rim && crisp > FRAME.crisp)
    .map((frame) => parts.filter(({ rect }) => isWithin(rect, frame.rect)))
  const groups = [...near, ...framed].map(groupOf)
  const distinct = new Map(groups.map((group) => [keyOf(group), group]))
  return [...distinct.values()].filter(
    ({ rect, rim }) =>
      rim > SHORTEST_RIM &&
      Math.min(rect.w, rect.h) >= NARROWEST &&
      area(rect) < LARGEST_SHARE * size.width * size.height,
  )
}

const groupOf = (parts: GraphicPart[]): GraphicGroup => ({
  rect: parts.map(({ rect }) => rect).reduce(union),
  parts,
  rim: parts.reduce((sum, { rim }) => sum + rim.length, 0),
})

const keyOf = ({ rect: { x, y, w, h }, rim }: GraphicGroup): string => [x, y, w, h, rim].join()

const isWithin = (inner: Rect, outer: Rect): boolean =>
  area(intersection(inner, grown(outer, 1))) === area(inner)

/** Whether two rectangles are words on one line. */
function isOneLine(a: Rect, b: Rect): boolean {
  const overlap = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  const higher = Math.max(a.h, b.h)
  const space = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w)
  return overlap > WORDS.overlap * higher && space < WORDS.space * higher
}
