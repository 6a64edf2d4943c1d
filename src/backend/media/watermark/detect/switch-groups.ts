import type { Size } from '../geometry.ts'
import type { SwitchEdges } from './switch-edges.ts'

/** Side of the cells in which edges count as neighbors. */
const CELL = 4
/** Strokes of one mark lie within this many cells of each other, along a line and across. */
const ALONG = 3
const ACROSS = 1
const FEWEST = 60
/** A cut changes the picture everywhere: this share of larger cells. */
const CUT_SHARE = 0.35
const CUT_CELLS = 12
/** And in each of them more edges than noise has. */
const CUT_EDGES = 12
/** Frames before and after in which nothing nearby may switch: otherwise something is moving. */
const QUIET = [-2, -1, 1, 2]

/** Edges close together that switched at the same time. */
export interface SwitchGroup {
  at: number
  comes: boolean
  pixels: number[]
}

/** Groups of edges that switched alone: something moving also leaves traces in the frames around. */
export function switchGroups(size: Size, edges: readonly SwitchEdges[]): SwitchGroup[] {
  const columns = Math.ceil(size.width / CELL)
  const rows = Math.ceil(size.height / CELL)
  const cellOf = (pixel: number) =>
    Math.floor(pixel / size.width / CELL) * columns + Math.floor((pixel % size.width) / CELL)
  const busy = edges.map(({ come, gone }) => {
    const cells = new Uint8Array(columns * rows)
    for (const list of [come, gone]) for (const pixel of list) spreadCell(cells, cellOf(pixel))
    return cells
  })
  function spreadCell(cells: Uint8Array, cell: number): void {
    for (const row of [-columns, 0, columns])
      for (const side of [-1, 0, 1]) cells[cell + row + side] = 1
  }
  return edges.flatMap((edge, index) => {
    if (isCut(size, edge)) return []
    const around = QUIET.flatMap((offset) => busy[index + offset] ?? [])
    return ([true, false] as const).flatMap((comes) => {
      const pixels = [...(comes ? edge.come : edge.gone)]
      const alone = pixels.filter((pixel) => around.every((cells) => !cells[cellOf(pixel)]))
      return alone.length < FEWEST
        ? []
        : neighbours(alone, cellOf, columns).map((group) => ({
            at: edge.at,
            comes,
            pixels: group,
          }))
    })
  })
}

function isCut({ width, height }: Size, { come, gone }: SwitchEdges): boolean {
  const counts = new Uint16Array(CUT_CELLS ** 2)
  for (const list of [come, gone]) {
    for (const pixel of list) {
      const row = Math.floor((Math.floor(pixel / width) * CUT_CELLS) / height)
      const cell = row * CUT_CELLS + Math.floor(((pixel % width) * CUT_CELLS) / width)
      counts[cell] = counts[cell]! + 1
    }
  }
  return counts.filter((count) => count > CUT_EDGES).length > CUT_SHARE * counts.length
}

function neighbours(
  pixels: readonly number[],
  cellOf: (pixel: number) => number,
  columns: number,
): number[][] {
  const cells = new Map<number, number[]>()
  for (const pixel of pixels) {
    const cell = cellOf(pixel)
    const own = cells.get(cell)
    if (own) own.push(pixel)
    else cells.set(cell, [pixel])
  }
  const groups: number[][] = []
  for (const start of cells.keys()) {
    const group: number[] = []
    const waiting = [start]
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const own = cells.get(cell)
      if (!own) continue
      cells.delete(cell)
      group.push(...own)
      waiting.push(...cellsNear(cell, columns))
    }
    if (group.length >= FEWEST) groups.push(group)
  }
  return groups
}

function* cellsNear(cell: number, columns: number): Generator<number> {
  for (let row = -ACROSS; row <= ACROSS; row++)
    for (let side = -ALONG; side <= ALONG; side++) yield cell + row * columns + side
}
