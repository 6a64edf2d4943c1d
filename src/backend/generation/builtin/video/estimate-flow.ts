import type { Size } from '../geometry.ts'
import { type FlowField, smoothed } from './flow-field.ts'
import type { Raster } from './warp.ts'

/** Long edge of the compared pictures; motion is smooth, so small ones suffice. */
const WORK_EDGE = 256
const LEVELS = 5
const CELL = 4
const PATCH = 4
const SEARCH = 3
/** The cost of deviating from the expected motion, so that noise does not mislead the search. */
const STIFFNESS = 0.6

/** One picture in gray at several sizes, halved each time. */
type Pyramid = { values: Float32Array; width: number; height: number }[]

/** Estimates the motion between two pictures, as displacements in pixels of the given rasters. */
export function estimateFlow(from: Raster, to: Raster): FlowField {
  const [a, b] = [pyramid(from), pyramid(to)]
  let field: FlowField | null = null
  for (let level = LEVELS - 1; level >= 0; level -= 1) {
    field = refine(a[level]!, b[level]!, field, level === 0)
  }
  const work = a[0]!
  const scale = from.width / work.width
  const found = field!
  return {
    ...found,
    dx: found.dx.map((value) => value * scale),
    dy: found.dy.map((value) => value * scale),
  }
}

function pyramid({ data, width, height }: Raster): Pyramid {
  const shrink = Math.max(1, Math.max(width, height) / WORK_EDGE)
  const size: Size = {
    width: Math.max(16, Math.round(width / shrink)),
    height: Math.max(16, Math.round(height / shrink)),
  }
  const levels: Pyramid = [
    {
      ...size,
      values: smoothed(greyAt(data, { width, height }, size), size.width, size.height, 1),
    },
  ]
  while (levels.length < LEVELS) levels.push(halved(levels.at(-1)!))
  return levels
}

/** Mean gray of the block of pixels behind each pixel of the smaller picture. */
function greyAt(data: Raster['data'], from: Size, to: Size): Float32Array {
  const values = new Float32Array(to.width * to.height)
  for (let y = 0; y < to.height; y += 1) {
    const [top, bottom] = [
      Math.floor((y / to.height) * from.height),
      Math.ceil(((y + 1) / to.height) * from.height),
    ]
    for (let x = 0; x < to.width; x += 1) {
      const [left, right] = [
        Math.floor((x / to.width) * from.width),
        Math.ceil(((x + 1) / to.width) * from.width),
      ]
      values[y * to.width + x] = meanGrey(data, from.width, { left, top, right, bottom })
    }
  }
  return values
}

function meanGrey(
  data: Raster['data'],
  width: number,
  box: { left: number; top: number; right: number; bottom: number },
): number {
  let sum = 0
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = (y * width + x) * 4
      sum += data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
    }
  }
  return sum / ((box.right - box.left) * (box.bottom - box.top))
}

function halved({ values, width, height }: Pyramid[0]): Pyramid[0] {
  const size = { width: Math.max(8, width >> 1), height: Math.max(8, height >> 1) }
  const result = new Float32Array(size.width * size.height)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const [x0, y0] = [Math.min(width - 2, x * 2), Math.min(height - 2, y * 2)]
      const at = y0 * width + x0
      const four = values[at]! + values[at + 1]! + values[at + width]! + values[at + width + 1]!
      result[y * size.width + x] = four / 4
    }
  }
  return { values: result, ...size }
}

/** Searches around the motion found at the coarser size for the best match of each patch. */
function refine(
  a: Pyramid[0],
  b: Pyramid[0],
  coarse: FlowField | null,
  isFinest: boolean,
): FlowField {
  const columns = Math.max(3, Math.round(a.width / CELL) + 1)
  const rows = Math.max(3, Math.round(a.height / CELL) + 1)
  const dx = new Float32Array(columns * rows)
  const dy = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.round((column / (columns - 1)) * (a.width - 1))
      const y = Math.round((row / (rows - 1)) * (a.height - 1))
      const guess: [number, number] = coarse
        ? expected(coarse, column / (columns - 1), row / (rows - 1))
        : [0, 0]
      const [bestX, bestY] = bestMatch(a, b, x, y, guess)
      dx[row * columns + column] = bestX
      dy[row * columns + column] = bestY
    }
  }
  // At the finest level, motion edges must stay at object borders; before that, a smooth guess finds more.
  const settled = (values: Float32Array) => {
    const clean = medians(values, columns, rows)
    return isFinest ? medians(clean, columns, rows) : smoothed(clean, columns, rows, 1)
  }
  return {
    columns,
    rows,
    dx: settled(dx),
    dy: settled(dy),
  }
}

/** Motion at the coarser size, doubled for this one. */
function expected({ columns, rows, dx, dy }: FlowField, u: number, v: number): [number, number] {
  const at = Math.round(v * (rows - 1)) * columns + Math.round(u * (columns - 1))
  return [Math.round(dx[at]! * 2), Math.round(dy[at]! * 2)]
}

function bestMatch(
  a: Pyramid[0],
  b: Pyramid[0],
  x: number,
  y: number,
  [gx, gy]: [number, number],
): [number, number] {
  let best: [number, number] = [gx, gy]
  let lowest = Number.POSITIVE_INFINITY
  for (let sy = gy - SEARCH; sy <= gy + SEARCH; sy += 1) {
    for (let sx = gx - SEARCH; sx <= gx + SEARCH; sx += 1) {
      const cost = difference(a, b, x, y, sx, sy) + STIFFNESS * Math.hypot(sx - gx, sy - gy)
      if (cost < lowest) [lowest, best] = [cost, [sx, sy]]
    }
  }
  return best
}

/** Mean absolute difference between the patch around (x, y) and its possible new position. */
function difference(
  a: Pyramid[0],
  b: Pyramid[0],
  x: number,
  y: number,
  sx: number,
  sy: number,
): number {
  let sum = 0
  for (let py = -PATCH; py <= PATCH; py += 1) {
    const ay = Math.min(a.height - 1, Math.max(0, y + py)) * a.width
    const by = Math.min(b.height - 1, Math.max(0, y + py + sy)) * b.width
    for (let px = -PATCH; px <= PATCH; px += 1) {
      const ax = Math.min(a.width - 1, Math.max(0, x + px))
      const bx = Math.min(b.width - 1, Math.max(0, x + px + sx))
      sum += Math.abs(a.values[ay + ax]! - b.values[by + bx]!)
    }
  }
  return sum / (2 * PATCH + 1) ** 2
}

/** Median of each point and its eight neighbors: single wrong matches vanish, edges stay. */
function medians(values: Float32Array, columns: number, rows: number): Float32Array {
  return values.map((_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    const near: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        near.push(values[y * columns + x]!)
      }
    }
    return near.sort((one, other) => one - other)[near.length >> 1]!
  })
}
