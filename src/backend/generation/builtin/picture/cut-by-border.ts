import type { Size } from '../geometry.ts'

const SOLID = 128
/** Of the object's own height or width: what touches a border along less than this only comes near it. */
const TOUCH = 0.06
/** A bottle in a tight picture stands on its lower border; of a person only half is there. */
const STANDS = 0.6

/** Whether the picture's border cuts a freed object: anywhere but at that border one would see the cut. */
export function isCutByBorder({ data, width, height }: { data: Buffer } & Size): boolean {
  const isSolid = (x: number, y: number) => data[(y * width + x) * 4 + 3]! >= SOLID
  const columns = extentOf(width, height, isSolid)
  const rows = extentOf(height, width, (y, x) => isSolid(x, y))
  const alongSide = (x: number) => touching(height, (y) => isSolid(x, y)) / Math.max(1, rows)
  const along = (y: number) => touching(width, (x) => isSolid(x, y)) / Math.max(1, columns)
  return (
    [alongSide(0), alongSide(width - 1), along(0)].some((share) => share >= TOUCH) ||
    along(height - 1) >= STANDS
  )
}

const touching = (length: number, isSolid: (at: number) => boolean): number =>
  Array.from({ length }, (_, at) => at).filter(isSolid).length

/** How many lines from the first to the last in which anything is. */
function extentOf(
  lines: number,
  length: number,
  isSolid: (line: number, at: number) => boolean,
): number {
  const isUsed = (line: number) => {
    for (let at = 0; at < length; at += 1) if (isSolid(line, at)) return true
    return false
  }
  let [first, last] = [0, lines - 1]
  while (first < last && !isUsed(first)) first += 1
  while (last > first && !isUsed(last)) last -= 1
  return last - first + 1
}
