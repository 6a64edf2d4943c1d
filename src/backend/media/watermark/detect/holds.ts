import { area, grown, intersection, type Rect } from '../geometry.ts'
import type { Plane } from '../picture/plane.ts'
import { crispness } from './crispness.ts'
import type { Part } from './parts.ts'

/** A place with this share inside a drawn mark is a piece of that mark. */
const COVERED = 0.7
/** A place this many times larger is still that mark if this share of its sharp outlines is inside or close to it. */
const LOOSE = 1.5
const SHARP = 0.8
const NEAR = 3
/** Nothing moves inside an opaque plate: its outline counts, however soft it is in the usual picture. */
const HUSHED = 0.8

interface Calm {
  rect: Rect
  parts: readonly Pick<Part, 'rim' | 'hushed'>[]
}

/**
 * Whether a place found by its calm is nothing but a drawn mark: a piece of the mark, or the mark with something soft
 * attached.
 */
export function holds(mark: Rect, { rect, parts }: Calm, mean: Plane): boolean {
  if (area(intersection(rect, mark)) > COVERED * area(rect)) return true
  if (area(rect) < LOOSE * area(mark)) return false
  const { width, data } = mean
  const { x, y, w, h } = grown(mark, NEAR)
  const isIn = (px: number, py: number) => px >= x && px < x + w && py >= y && py < y + h
  let [all, held] = [0, 0]
  for (const { rim, hushed } of parts) {
    const inside = rim.filter((at) => isIn(at % width, Math.floor(at / width)))
    const sharp = (outline: Int32Array) =>
      hushed > HUSHED ? 1 : crispness(outline, width, (at) => data[at]!)
    all += sharp(rim) * rim.length
    held += sharp(inside) * inside.length
  }

  return held > SHARP * all
}
