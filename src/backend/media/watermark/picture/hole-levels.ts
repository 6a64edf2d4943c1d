import { createMask, indicesOf, type Mask } from './mask.ts'

/** Means of 2×2 cells of the next finer level, only for cells needed to fill a hole. */
export interface Level {
  width: number
  values: Float32Array
  weights: Float32Array
  /** Finer cells: the row stride of their values (`stride`), and of their weights (`width`). */
  finer: { stride: number; width: number; height: number }
  /** Cells over four finer ones that are known, whatever is in the holes. */
  whole: Cells
  /** Cells over four finer ones, some of which may be unknown. */
  mixed: Cells
  /** Cells at a border, over fewer than four finer ones. */
  outer: Cells
}

/** Some cells of a level, with the finer ones below them. */
export interface Cells {
  cells: Int32Array
  /** Index of the upper left finer cell, among their values and among their weights. */
  values: Int32Array
  weights: Int32Array
}

/** Finer cells that need a level's values, and their positions among its cells. */
export interface Askers {
  at: Int32Array
  /** Upper left of the four cells around each, and its offset from there. */
  corner: Int32Array
  across: Float32Array
  down: Float32Array
}

/** The box around a mask's holes, halved as often as a hole needs it. */
export interface HoleLevels {
  holes: Int32Array
  /** Pixels in the box. */
  size: number
  /** Finest first. */
  levels: Level[]
  /**
   * What is interpolated from each level: from the finest the holes, as numbered in the box, from the others finer
   * cells entirely over holes.
   */
  askers: Askers[]
}

/** Margin around the holes: a hole the size of a mark takes its coarse light from this far. */
const AROUND = 64

/** Precomputes what filling a mask's holes needs. */
export function holeLevels(mask: Mask): HoleLevels {
  const holes = indicesOf(mask)
  const { left, top, ...size } = boxAround(mask, holes)
  const box = createMask(size.width, size.height)
  const origin = top * mask.width + left
  for (let k = 0; k < holes.length; k++) {
    const at = holes[k]!
    const y = (at / mask.width) | 0
    box.data[(y - top) * box.width + (at - y * mask.width) - left] = 1
  }
  const unknown = halvings(box)
  const askers = unknown.slice(1).map((coarse, n) => askersIn(unknown[n]!, coarse))
  const levels: Level[] = []
  let asked: Mask | null = null
  for (let n = askers.length - 1; n >= 0; n--) {
    const [fine, coarse] = [unknown[n]!, unknown[n + 1]!]
    asked = askedOf(askers[n]!, coarse, asked)
    const place = n === 0 ? { origin, stride: mask.width } : { origin: 0, stride: fine.width }
    levels.unshift(levelOf(indicesOf(asked), fine, coarse, place))
  }
  return { holes, size: box.data.length, levels, askers }
}

function boxAround({ width, height }: Mask, holes: Int32Array) {
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0]
  for (let k = 0; k < holes.length; k++) {
    const at = holes[k]!
    const y = (at / width) | 0
    const x = at - y * width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  left = Math.max(0, Math.min(left, right) - AROUND)
  top = Math.max(0, Math.min(top, bottom) - AROUND)
  right = Math.min(width - 1, right + AROUND)
  bottom = Math.min(height - 1, bottom + AROUND)
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The unknown cells of a box and its halvings, until all are known or a single cell is left. */
function halvings(box: Mask): Mask[] {
  const unknown = [box]
  for (let last = box; unknown.length === 1 || last.data.includes(1); ) {
    if (last.width === 1 && last.height === 1 && unknown.length > 1) break
    last = overUnknown(last)
    unknown.push(last)
  }
  return unknown
}

/** Half-size cells that lie entirely over unknown ones. */
function overUnknown({ width, height, data }: Mask): Mask {
  const coarse = createMask((width + 1) >> 1, (height + 1) >> 1)
  coarse.data.fill(1)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (!data[at]) coarse.data[(y >> 1) * coarse.width + (x >> 1)] = 0
  return coarse
}

function askersIn(unknown: Mask, { width, height }: Mask): Askers {
  const at = indicesOf(unknown)
  const corner = new Int32Array(at.length)
  const [across, down] = [new Float32Array(at.length), new Float32Array(at.length)]
  for (let k = 0; k < at.length; k++) {
    const y = (at[k]! / unknown.width) | 0
    const x = at[k]! - y * unknown.width
    const fx = Math.min(width - 1, Math.max(0, x / 2 - 0.25))
    const fy = Math.min(height - 1, Math.max(0, y / 2 - 0.25))
    corner[k] = (fy | 0) * width + (fx | 0)
    across[k] = fx - (fx | 0)
    down[k] = fy - (fy | 0)
  }
  return { at, corner, across, down }
}

/** The cells of a level needed by a finer one, and those below a needed coarser one. */
function askedOf({ corner, across, down }: Askers, level: Mask, coarser: Mask | null): Mask {
  const { width, height } = level
  const asked = createMask(width, height)
  for (let k = 0; k < corner.length; k++) {
    const at = corner[k]!
    const right = across[k]! > 0 ? 1 : 0
    const below = down[k]! > 0 ? width : 0
    asked.data[at] = 1
    asked.data[at + right] = 1
    asked.data[at + below] = 1
    asked.data[at + right + below] = 1
  }
  if (!coarser) return asked
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (coarser.data[(y >> 1) * coarser.width + (x >> 1)]) asked.data[at] = 1
  return asked
}

/** Memory layout of the finer cells' values; their weights follow row by row, like the cells. */
interface Layout {
  origin: number
  stride: number
}

function levelOf(asked: Int32Array, fine: Mask, coarse: Mask, layout: Layout): Level {
  const { width, height, data } = fine
  const isOuter = (at: number): boolean => {
    const from = finerCorner(at, coarse.width, width)
    return (from % width) + 1 >= width || from + width >= data.length
  }
  const isWhole = (at: number): boolean => {
    const from = finerCorner(at, coarse.width, width)
    const below = from + width
    return !(data[from]! | data[from + 1]! | data[below]! | data[below + 1]!)
  }
  const cellsOf = (is: (at: number) => boolean) => over(asked.filter(is), fine, coarse, layout)
  // Interpolation at a border reads past it, with weight zero.
  const list = () => new Float32Array(coarse.data.length + coarse.width + 1)
  return {
    width: coarse.width,
    values: list(),
    weights: list().fill(1),
    finer: { stride: layout.stride, width, height },
    whole: cellsOf((at) => !isOuter(at) && isWhole(at)),
    mixed: cellsOf((at) => !(isOuter(at) || isWhole(at))),
    outer: cellsOf(isOuter),
  }
}

/** Upper left finer cell below a cell. */
function finerCorner(at: number, width: number, finerWidth: number): number {
  const y = (at / width) | 0
  return 2 * y * finerWidth + 2 * (at - y * width)
}

function over(cells: Int32Array, fine: Mask, coarse: Mask, { origin, stride }: Layout): Cells {
  const weights = cells.map((at) => finerCorner(at, coarse.width, fine.width))
  const values = weights.map((at) => {
    const y = (at / fine.width) | 0
    return origin + y * stride + at - y * fine.width
  })
  return { cells, values, weights }
}
