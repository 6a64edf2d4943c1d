import type { Size } from '../geometry.ts'
import { estimateFlow } from './estimate-flow.ts'
import { type FlowField, sampleGrid, smoothed, stillField } from './flow-field.ts'
import { mix, wordsOf } from './pixel-words.ts'
import { type Mapping, type Raster, warp } from './warp.ts'

/** Draws the picture at `t` between two pictures (0 first, 1 last) into `target`. */
export type InBetween = (target: Raster, t: number) => void

/** Motion explains the change if it removes at least this share of the difference. */
const EXPLAINED_MIN = 0.3
/** Flat planes with straight edges show every distortion, so motion must explain almost all of their change. */
const EXPLAINED_SURELY = 0.7

/**
 * A transition between two pictures. If the second is the first with objects moved, the objects travel; otherwise the
 * camera pushes through the first into the second behind a soft edge that follows the light.
 */
export function inBetween(first: Raster, last: Raster): InBetween {
  return movement(first, last, EXPLAINED_MIN) ?? pushing(first, last)
}

/** Moves objects if motion explains the change, otherwise wipes with a soft edge. */
export function inBetweenPlanes(first: Raster, last: Raster): InBetween {
  return movement(first, last, EXPLAINED_SURELY) ?? sweeping(first, last)
}

function movement(first: Raster, last: Raster, least: number): InBetween | null {
  const forward = estimateFlow(first, last)
  const backward = estimateFlow(last, first)
  const plain = meanDifference(first.data, last.data)
  const moved = blank(first)
  warp(moved, last, mapping(forward, 1))
  const explained = 1 - meanDifference(first.data, moved.data) / Math.max(0.001, plain)
  return explained >= least ? travelling(first, last, forward, backward) : null
}

/**
 * The first picture stands still while the second slides over it behind a soft edge, sideways in wide frames and upward
 * in others, so that planes and products never show through each other.
 */
function sweeping(first: Raster, last: Raster): InBetween {
  const { width, height } = first
  const order = new Uint8Array(width * height)
  for (let at = 0; at < order.length; at += 1)
    order[at] =
      width > height ? ((at % width) / width) * 255 : (1 - Math.floor(at / width) / height) * 255
  return (target, t) => {
    target.data.set(first.data)
    blendInOrder(target.data, last.data, order, sharesAt(t))
  }
}

/** How much of the second picture a pixel shows according to its turn, 0 to 256. */
function sharesAt(t: number): Uint16Array {
  const front = t * (1 + EDGE)
  return Uint16Array.from({ length: 256 }, (_, turn) => {
    const share = (front - turn / 255) / EDGE
    return Math.round(Math.min(1, Math.max(0, share)) * 256)
  })
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

/**
 * Warps both pictures to the moment between them, each along its own motion, sampled at an object's current position
 * and not where it was before.
 */
function travelling(
  first: Raster,
  last: Raster,
  forward: FlowField,
  backward: FlowField,
): InBetween {
  const away = stillField(forward.columns, forward.rows)
  const back = stillField(forward.columns, forward.rows)
  const other = blank(first)
  return (target, t) => {
    atMoment(forward, t, first, away)
    atMoment(backward, 1 - t, first, back)
    warp(target, first, mapping(away, -t))
    warp(other, last, mapping(back, t - 1))
    blend(target.data, other.data, Math.round(t * 256))
  }
}

const LOOKS_BACK = 4

/** Writes the motion of whatever is at each position after a share of the way into `result`. */
function atMoment(field: FlowField, share: number, size: Size, result: FlowField): void {
  const { columns, rows, dx, dy } = field
  for (let index = 0; index < dx.length; index += 1) {
    const u = (index % columns) / (columns - 1)
    const v = Math.floor(index / columns) / (rows - 1)
    let [x, y] = [dx[index]!, dy[index]!]
    for (let look = 0; look < LOOKS_BACK; look += 1) {
      const fromU = u - (share * x) / size.width
      const fromV = v - (share * y) / size.height
      x = sampleGrid(dx, field, fromU, fromV)
      y = sampleGrid(dy, field, fromU, fromV)
    }
    result.dx[index] = x
    result.dy[index] = y
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
    blendInOrder(target.data, other.data, order, sharesAt(t))
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
    field.dx[index] = 255 - (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11)
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

/** Blends `over` into `target` evenly, with a share from 0 to 256. */
function blend(target: Raster['data'], over: Raster['data'], share: number): void {
  const [below, above] = [wordsOf(target), wordsOf(over)]
  for (let pixel = 0; pixel < below.length; pixel += 1) {
    below[pixel] = mix(below[pixel]!, above[pixel]!, share)
  }
}

/** Blends `over` into `target` by the share of each pixel's turn. */
function blendInOrder(
  target: Raster['data'],
  over: Raster['data'],
  order: Uint8Array,
  shares: Uint16Array,
): void {
  const [below, above] = [wordsOf(target), wordsOf(over)]
  for (let pixel = 0; pixel < below.length; pixel += 1) {
    const share = shares[order[pixel]!]!
    below[pixel] = mix(below[pixel]!, above[pixel]!, share)
  }
}

const SAMPLE_PIXELS = 3

/** Over all three colors of sampled pixels: objects may stand out in only one of them. */
function meanDifference(one: Raster['data'], other: Raster['data']): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < one.length; at += 4 * SAMPLE_PIXELS) {
    for (let channel = at; channel < at + 3; channel += 1)
      sum += Math.abs(one[channel]! - other[channel]!)
    count += 3
  }
  return sum / count
}
