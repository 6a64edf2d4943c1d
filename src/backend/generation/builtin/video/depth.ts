import type { FlowField } from './flow-field.ts'
import { smoothed, stillField } from './flow-field.ts'
import type { Raster } from './warp.ts'

const GRID = 40
/** What makes a place look near: standing low in the frame, fine detail, the middle. */
const WEIGHTS = { low: 0.5, detail: 0.32, middle: 0.18 }

/**
 * A guess of how near each part of a picture is, −0.5 far to 0.5 near, on a smooth grid: enough for
 * the slight shift against each other by which the eye tells depth.
 */
export function depthField(picture: Raster): FlowField {
  const field = stillField(GRID, GRID)
  const detail = normalised(smoothed(detailGrid(picture), GRID, GRID, 3))
  for (let index = 0; index < field.dx.length; index += 1) {
    const u = (index % GRID) / (GRID - 1)
    const v = Math.floor(index / GRID) / (GRID - 1)
    const middle = 1 - Math.min(1, Math.hypot(u - 0.5, v - 0.55) * 1.7)
    field.dx[index] =
      WEIGHTS.low * v ** 1.4 + WEIGHTS.detail * (detail[index] as number) + WEIGHTS.middle * middle
  }
  const soft = normalised(smoothed(field.dx, GRID, GRID, 2)).map((value) => value - 0.5)
  return { ...field, dx: soft, dy: soft }
}

/** Mean change between neighbouring pixels in each cell. */
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
