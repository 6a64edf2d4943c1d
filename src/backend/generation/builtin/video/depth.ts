import type { FlowField } from './flow-field.ts'
import { smoothed, stillField } from './flow-field.ts'
import type { Raster } from './warp.ts'

const GRID = 40
/** Cues for nearness: a low position, fine detail, the center, and colors the border lacks, if the border is plain. */
const WEIGHTS = { low: 0.5, detail: 0.32, middle: 0.18, distinct: 1.1 }

/**
 * Estimates how near each part of a picture is, from −0.5 far to 0.5 near, on a smooth grid: enough for the slight
 * parallax that conveys depth.
 */
export function depthField(picture: Raster): FlowField {
  const field = stillField(GRID, GRID)
  const detail = normalised(smoothed(detailGrid(picture), GRID, GRID, 3))
  const distinct = smoothed(distinctGrid(picture), GRID, GRID, 1)
  for (let index = 0; index < field.dx.length; index += 1) {
    const u = (index % GRID) / (GRID - 1)
    const v = Math.floor(index / GRID) / (GRID - 1)
    const middle = 1 - Math.min(1, Math.hypot(u - 0.5, v - 0.55) * 1.7)
    field.dx[index] =
      WEIGHTS.low * v ** 1.4 +
      WEIGHTS.detail * detail[index]! +
      WEIGHTS.middle * middle +
      WEIGHTS.distinct * distinct[index]!
  }
  const soft = normalised(smoothed(field.dx, GRID, GRID, 2)).map((value) => value - 0.5)
  return { ...field, dx: soft, dy: soft }
}

const PLAIN_SPREAD = 40

/** How unlike the border's color a cell is, 0 to 1; zero if the border is not plain. */
function distinctGrid({ data, width, height }: Raster): Float32Array {
  const colours = Array.from({ length: GRID * GRID }, (_, index) => {
    const x = Math.round(((index % GRID) / (GRID - 1)) * (width - 1))
    const y = Math.round((Math.floor(index / GRID) / (GRID - 1)) * (height - 1))
    const at = (y * width + x) * 4
    return [0, 1, 2].map((channel) => data[at + channel]!)
  })
  const isBorder = (_: unknown, index: number) =>
    index < GRID || index % GRID === 0 || index % GRID === GRID - 1
  const border = colours.filter(isBorder)
  const mean = [0, 1, 2].map(
    (channel) => border.reduce((sum, colour) => sum + colour[channel]!, 0) / border.length,
  )
  const apart = (colour: number[]) =>
    Math.hypot(...colour.map((value, channel) => value - mean[channel]!))
  const spread = border.reduce((sum, colour) => sum + apart(colour), 0) / border.length
  const plainness = Math.max(0, 1 - spread / PLAIN_SPREAD)
  return Float32Array.from(
    colours.map(
      (colour) => Math.min(1, Math.max(0, (apart(colour) - spread * 2) / 80)) * plainness,
    ),
  )
}

/** Mean difference between neighboring pixels in each cell. */
function detailGrid({ data, width, height }: Raster): Float32Array {
  const grid = new Float32Array(GRID * GRID)
  const samples = 12
  for (let index = 0; index < grid.length; index += 1) {
    const left = Math.floor(((index % GRID) / GRID) * (width - samples - 2))
    const top = Math.floor((Math.floor(index / GRID) / GRID) * (height - samples - 2))
    let sum = 0
    for (let step = 0; step < samples; step += 1) {
      const at = (Math.max(0, top + step) * width + Math.max(0, left + step)) * 4
      sum +=
        Math.abs((data[at + 1] ?? 0) - (data[at + 5] ?? 0)) +
        Math.abs((data[at + 1] ?? 0) - (data[at + 1 + width * 4] ?? 0))
    }
    grid[index] = sum
  }
  return grid
}

function normalised(values: Float32Array): Float32Array {
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  return range === 0 ? values.map(() => 0.5) : values.map((value) => (value - low) / range)
}
