import { estimateFlow } from './estimate-flow.ts'
import { type FlowField, sampleGrid, smoothed, stillField } from './flow-field.ts'
import { mix, wordsOf } from './pixel-words.ts'
import { type Mapping, type Raster, warp } from './warp.ts'

/** Draws the picture at `t` (0 first, 1 last) of the way between two pictures into `target`. */
export type InBetween = (target: Raster, t: number) => void

/** Motion explains the change when it removes at least this share of the difference. */
const EXPLAINED_MIN = 0.3

/**
 * The way from one picture to another. Where the second is the first with things moved, things
 * travel; where it is something else, the camera pushes through the first into the second behind a
 * soft edge that follows the light.
 */
export function inBetween(first: Raster, last: Raster): InBetween {
  const forward = estimateFlow(first, last)
  const backward = estimateFlow(last, first)
  const plain = meanDifference(first.data, last.data)
  const moved = blank(first)
  warp(moved, last, mapping(forward, 1))
  const explained = 1 - meanDifference(first.data, moved.data) / Math.max(0.001, plain)
  return explained >= EXPLAINED_MIN
    ? travelling(first, last, forward, backward)
    : pushing(first, last)
}

const blank = ({ width, height }: Raster): Raster => ({
  width,
  height,
  data: new Uint8Array(width * height * 4),
})

const mapping = (field: FlowField, share: number): Mapping => ({
  scale: 1,
  x: 0,
  y: 0,
  field,
  strength: [share, share],
})

/** Both pictures are pulled towards the moment between them along one common motion. */
function travelling(
  first: Raster,
  last: Raster,
  forward: FlowField,
  backward: FlowField,
): InBetween {
  const common = stillField(forward.columns, forward.rows)
  const other = blank(first)
  return (target, t) => {
    for (let index = 0; index < common.dx.length; index += 1) {
      common.dx[index] =
        (1 - t) * (forward.dx[index] as number) - t * (backward.dx[index] as number)
      common.dy[index] =
        (1 - t) * (forward.dy[index] as number) - t * (backward.dy[index] as number)
    }
    warp(target, first, mapping(common, -t))
    warp(other, last, mapping(common, 1 - t))
    blend(target.data, other.data, Math.round(t * 256))
  }
}

const EDGE = 0.22
const PUSH = 0.16

function pushing(first: Raster, last: Raster): InBetween {
  const order = dissolveOrder(first)
  const other = blank(first)
  const still = stillField(2, 2)
  return (target, t) => {
    warp(target, first, zoomed(first, 1 + PUSH * t, still))
    warp(other, last, zoomed(last, 1 + PUSH * (1 - t), still))
    const front = t * (1 + EDGE)
    const shares = Uint16Array.from({ length: 256 }, (_, turn) => {
      const share = (front - turn / 255) / EDGE
      return Math.round(Math.min(1, Math.max(0, share)) * 256)
    })
    blendInOrder(target.data, other.data, order, shares)
  }
}

function zoomed({ width, height }: Raster, zoom: number, field: FlowField): Mapping {
  const scale = 1 / zoom
  return {
    scale,
    x: (width * (1 - scale)) / 2,
    y: (height * (1 - scale)) / 2,
    field,
    strength: [0, 0],
  }
}

/** When each pixel changes over, 0 to 255: dark parts of the first picture last, in soft shapes. */
function dissolveOrder({ data, width, height }: Raster): Uint8Array {
  const field = stillField(33, 33)
  for (let index = 0; index < field.dx.length; index += 1) {
    const x = Math.floor(((index % 33) / 32) * (width - 1))
    const y = Math.floor((Math.floor(index / 33) / 32) * (height - 1))
    const at = (y * width + x) * 4
    field.dx[index] =
      255 -
      ((data[at] as number) * 0.3 +
        (data[at + 1] as number) * 0.59 +
        (data[at + 2] as number) * 0.11)
  }
  const soft = smoothed(field.dx, 33, 33, 2)
  const low = Math.min(...soft)
  const range = Math.max(...soft) - low
  const ranked = soft.map((value, index) => (range > 4 ? (value - low) / range : (index % 33) / 32))
  const order = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      order[y * width + x] = sampleGrid(ranked, field, x / width, y / height) * 255
    }
  }
  return order
}

/** Mixes `over` into `target`, 0 to 256 of it, everywhere alike. */
function blend(target: Raster['data'], over: Raster['data'], share: number): void {
  const [below, above] = [wordsOf(target), wordsOf(over)]
  for (let pixel = 0; pixel < below.length; pixel += 1) {
    below[pixel] = mix(below[pixel] as number, above[pixel] as number, share)
  }
}

/** Mixes `over` into `target` by the share that belongs to each pixel's turn. */
function blendInOrder(
  target: Raster['data'],
  over: Raster['data'],
  order: Uint8Array,
  shares: Uint16Array,
): void {
  const [below, above] = [wordsOf(target), wordsOf(over)]
  for (let pixel = 0; pixel < below.length; pixel += 1) {
    const share = shares[order[pixel] as number] as number
    below[pixel] = mix(below[pixel] as number, above[pixel] as number, share)
  }
}

function meanDifference(one: Raster['data'], other: Raster['data']): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 16)
    sum += Math.abs((one[index] as number) - (other[index] as number))
  return sum / (one.length / 16)
}
