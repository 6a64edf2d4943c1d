import type { Size } from '../geometry.ts'
import type { FlowField } from './flow-field.ts'

/** RGBA pixels. */
export interface Raster extends Size {
  data: Uint8Array | Uint8ClampedArray
}

/** From a place in the target to the place in the source: scale and shift, then the field. */
export interface Mapping {
  scale: number
  x: number
  y: number
  field: FlowField
  /** How much of the field's displacement counts, along each axis. */
  strength: [number, number]
}

const FRACTION = 256

/**
 * Pulls every pixel of the target from its place in the source, between four neighbours. Written for
 * speed: it runs for every pixel of every frame, in whole numbers, without a call inside the loop.
 */
export function warp(
  target: Raster,
  source: Raster,
  { scale, x, y, field, strength }: Mapping,
): void {
  const { columns, rows } = field
  const cellWidth = target.width / (columns - 1)
  const left = new Float32Array(columns)
  const top = new Float32Array(columns)
  for (let row = 0; row < target.height; row += 1) {
    lineOfField(field, (row / target.height) * (rows - 1), strength, left, top)
    for (let cell = 0; cell < columns - 1; cell += 1) {
      const from = Math.ceil(cell * cellWidth)
      const to = Math.min(target.width, Math.ceil((cell + 1) * cellWidth))
      const slopeX = ((left[cell + 1] as number) - (left[cell] as number)) / cellWidth + scale
      const slopeY = ((top[cell + 1] as number) - (top[cell] as number)) / cellWidth
      const inset = from - cell * cellWidth
      const startX = cell * cellWidth * scale + x + (left[cell] as number) + slopeX * inset
      const startY = row * scale + y + (top[cell] as number) + slopeY * inset
      pullRun(target, source, {
        at: row * target.width + from,
        length: to - from,
        startX,
        startY,
        slopeX,
        slopeY,
      })
    }
  }
}

/** The field along one line of the target, at each column of the grid. */
function lineOfField(
  { columns, rows, dx, dy }: FlowField,
  place: number,
  [strengthX, strengthY]: [number, number],
  left: Float32Array,
  top: Float32Array,
): void {
  const first = Math.min(rows - 2, Math.floor(place))
  const share = place - first
  for (let column = 0; column < columns; column += 1) {
    const upper = first * columns + column
    const lower = upper + columns
    left[column] = strengthX * ((dx[upper] as number) * (1 - share) + (dx[lower] as number) * share)
    top[column] = strengthY * ((dy[upper] as number) * (1 - share) + (dy[lower] as number) * share)
  }
}

interface Run {
  at: number
  length: number
  startX: number
  startY: number
  slopeX: number
  slopeY: number
}

function pullRun(target: Raster, source: Raster, run: Run): void {
  const { data, width, height } = source
  const out = target.data
  const maxX = width - 1.01
  const maxY = height - 1.01
  for (let step = 0; step < run.length; step += 1) {
    const px = Math.min(maxX, Math.max(0, run.startX + run.slopeX * step))
    const py = Math.min(maxY, Math.max(0, run.startY + run.slopeY * step))
    const x0 = px | 0
    const y0 = py | 0
    const fx = ((px - x0) * FRACTION) | 0
    const fy = ((py - y0) * FRACTION) | 0
    const a = (y0 * width + x0) * 4
    const c = a + width * 4
    const w00 = (FRACTION - fx) * (FRACTION - fy)
    const w10 = fx * (FRACTION - fy)
    const w01 = (FRACTION - fx) * fy
    const w11 = fx * fy
    const to = (run.at + step) * 4
    for (let channel = 0; channel < 3; channel += 1) {
      out[to + channel] =
        ((data[a + channel] as number) * w00 +
          (data[a + 4 + channel] as number) * w10 +
          (data[c + channel] as number) * w01 +
          (data[c + 4 + channel] as number) * w11) >>
        16
    }
    out[to + 3] = 255
  }
}
