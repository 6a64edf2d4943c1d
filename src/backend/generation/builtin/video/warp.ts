import type { Size } from '../geometry.ts'
import type { FlowField } from './flow-field.ts'
import { mix, wordsOf } from './pixel-words.ts'

/** RGBA pixels. */
export interface Raster extends Size {
  data: Uint8Array | Uint8ClampedArray
}

/** Maps a target position to its source position: scale and shift, then the field. */
export interface Mapping {
  scale: number
  x: number
  y: number
  field: FlowField
  /** The weight of the field's displacement along each axis. */
  strength: [number, number]
}

/** One pixel in the fixed-point units of positions. */
const ONE = 65_536
const OPAQUE = 0xff000000

/**
 * Pulls every pixel of the target from its position in the source, between four neighbors. Written for speed: it runs
 * for every pixel of every frame, in integers, without a call inside the loop.
 */
export function warp(
  target: Raster,
  source: Raster,
  { scale, x, y, field, strength }: Mapping,
): void {
  const { columns, rows } = field
  const cellWidth = target.width / (columns - 1)
  const out = wordsOf(target.data)
  const from = { ...source, words: wordsOf(source.data) }
  const left = new Float32Array(columns)
  const top = new Float32Array(columns)
  for (let row = 0; row < target.height; row += 1) {
    lineOfField(field, (row / target.height) * (rows - 1), strength, left, top)
    for (let cell = 0; cell < columns - 1; cell += 1) {
      const begin = Math.ceil(cell * cellWidth)
      const to = Math.min(target.width, Math.ceil((cell + 1) * cellWidth))
      const slopeX = (left[cell + 1]! - left[cell]!) / cellWidth + scale
      const slopeY = (top[cell + 1]! - top[cell]!) / cellWidth
      const inset = begin - cell * cellWidth
      const startX = cell * cellWidth * scale + x + left[cell]! + slopeX * inset
      const startY = row * scale + y + top[cell]! + slopeY * inset
      pullRun(out, from, {
        at: row * target.width + begin,
        length: to - begin,
        startX,
        startY,
        slopeX,
        slopeY,
      })
    }
  }
}

/** The field along one row of the target, at each grid column. */
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
    left[column] = strengthX * (dx[upper]! * (1 - share) + dx[lower]! * share)
    top[column] = strengthY * (dy[upper]! * (1 - share) + dy[lower]! * share)
  }
}

type Words = Size & { words: Uint32Array }

interface Run {
  at: number
  length: number
  startX: number
  startY: number
  slopeX: number
  slopeY: number
}

/**
 * Fills a run of pixels along a straight line of the source. Positions are integers of 1/65536 pixel, and one
 * multiplication blends two color channels.
 */
function pullRun(out: Uint32Array, source: Words, run: Run): void {
  const { words, width, height } = source
  const maxX = (width - 1.01) * ONE
  const maxY = (height - 1.01) * ONE
  const end = run.at + run.length
  let { startX: x, startY: y } = run
  x *= ONE
  y *= ONE
  const stepX = run.slopeX * ONE
  const stepY = run.slopeY * ONE
  for (let to = run.at; to < end; to += 1) {
    const px = Math.min(maxX, Math.max(0, x)) | 0
    const py = Math.min(maxY, Math.max(0, y)) | 0
    x += stepX
    y += stepY
    const at = (py >>> 16) * width + (px >>> 16)
    const fx = (px >>> 8) & 255
    const fy = (py >>> 8) & 255
    const upper = mix(words[at]!, words[at + 1]!, fx)
    const lower = mix(words[at + width]!, words[at + width + 1]!, fx)
    out[to] = mix(upper, lower, fy) | OPAQUE
  }
}
