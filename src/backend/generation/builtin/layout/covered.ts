import { surface } from '../canvas.ts'
import { overlap, type Rect, rect } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'

const CELLS = 32
const SOLID = 110

const known = new WeakMap<Picture, Uint8Array>()

/** Which cells of an object's box are object rather than air. */
function solidCells(picture: Picture): Uint8Array {
  const before = known.get(picture)
  if (before) return before
  const { ctx } = surface(CELLS, CELLS)
  ctx.drawImage(picture.canvas, 0, 0, CELLS, CELLS)
  const { data } = ctx.getImageData(0, 0, CELLS, CELLS)
  const cells = Uint8Array.from({ length: CELLS * CELLS }, (_, cell) =>
    (data[cell * 4 + 3] ?? 0) > SOLID ? 1 : 0,
  )
  known.set(picture, cells)
  return cells
}

/** How much of an object in its place a box would hide, 0 to 1. */
export function coveredOf(picture: Picture, place: Rect, box: Rect): number {
  if (overlap(place, box) === 0) return 0
  const cells = solidCells(picture)
  const [across, down] = [place.width / CELLS, place.height / CELLS]
  let [all, hidden] = [0, 0]
  for (const [cell, isSolid] of cells.entries()) {
    if (!isSolid) continue
    all += 1
    const x = place.x + (cell % CELLS) * across
    const y = place.y + Math.floor(cell / CELLS) * down
    if (overlap(rect(x, y, across, down), box) > 0) hidden += 1
  }
  return hidden / Math.max(1, all)
}

/**
 * The share of an object's height or width at which a whole part disappears under a box, 0 to 1: a chair's leg
 * or a bag's strap is a small area, but without it the object looks broken.
 */
export function swallowedOf(picture: Picture, place: Rect, box: Rect): number {
  if (overlap(place, box) === 0) return 0
  const cells = solidCells(picture)
  const [across, down] = [place.width / CELLS, place.height / CELLS]
  const isUnder = (column: number, row: number) =>
    overlap(rect(place.x + column * across, place.y + row * down, across, down), box) > 0
  const lines = Array.from({ length: CELLS }, (_, at) => at)
  const rows = lines.filter((row) =>
    losesRun(
      (column) => cells[row * CELLS + column] === 1,
      (column) => isUnder(column, row),
    ),
  )
  const columns = lines.filter((column) =>
    losesRun(
      (row) => cells[row * CELLS + column] === 1,
      (row) => isUnder(column, row),
    ),
  )
  return Math.max(rows.length, columns.length) / CELLS
}

/** Whether a run of solid cells, from air to air, is hidden from end to end. */
function losesRun(isSolid: (at: number) => boolean, isUnder: (at: number) => boolean): boolean {
  let isHidden = false
  for (let at = 0; at <= CELLS; at += 1) {
    const isIn = at < CELLS && isSolid(at)
    const begins = isIn && (at === 0 || !isSolid(at - 1))
    if (begins) isHidden = true
    if (isIn && !isUnder(at)) isHidden = false
    if (!isIn && isHidden) return true
  }
  return false
}

/** The solid area of an object's box, in pixels. */
export function solidArea(picture: Picture, place: Rect): number {
  const cells = solidCells(picture)
  const count = cells.reduce((sum, isSolid) => sum + isSolid, 0)
  return (count / cells.length) * place.width * place.height
}
