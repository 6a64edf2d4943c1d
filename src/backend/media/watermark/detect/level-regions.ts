import type { Rect, Size } from '../geometry.ts'
import { BORDER } from './still-edges.ts'

/** A connected piece of the picture on one side of a level. */
export interface LevelRegion {
  rect: Rect
  pixels: Int32Array
  /** Pixels with a neighbor outside, and the outward direction: −1, 0 or 1 each way. */
  rim: Int32Array
  outwardX: Int8Array
  outwardY: Int8Array
}

const SMALLEST = 14
const LARGEST_SHARE = 0.06
const SHORTEST_RIM = 12

/** Cuts pictures at levels; reuses its memory from level to level. */
export class RegionFinder {
  readonly #size: Size
  readonly #inside: Uint8Array
  readonly #label: Int32Array
  readonly #queue: Int32Array
  readonly #rim: Int32Array
  #last = 0

  constructor(size: Size) {
    const count = size.width * size.height
    this.#size = size
    this.#inside = new Uint8Array(count)
    this.#label = new Int32Array(count)
    this.#queue = new Int32Array(count)
    this.#rim = new Int32Array(count)
  }

  /** Every connected piece that lies inside the picture and isn't too large. */
  *find(isInside: (at: number) => boolean): Generator<LevelRegion> {
    const { width, height } = this.#size
    const inside = this.#inside.fill(0)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++)
        inside[at] = isInside(at) ? 1 : 0
    for (let start = 0; start < inside.length; start++) {
      if (!inside[start]) continue
      const length = this.#flood(start)
      if (length < SMALLEST || length > LARGEST_SHARE * inside.length) continue
      const region = this.#describe(length)
      if (region) yield region
    }
  }

  #flood(start: number): number {
    const { width } = this.#size
    const [inside, label, queue] = [this.#inside, this.#label, this.#queue]
    const own = ++this.#last
    let length = 1
    queue[0] = start
    inside[start] = 0
    label[start] = own
    for (let next = 0; next < length; next++) {
      const at = queue[next]!
      for (let side = 0; side < 4; side++) {
        const to = side < 2 ? at + 1 - 2 * side : at + (5 - 2 * side) * width
        if (!inside[to]) continue
        inside[to] = 0
        label[to] = own
        queue[length++] = to
      }
    }
    return length
  }

  #describe(length: number): LevelRegion | null {
    const { width, height } = this.#size
    const [label, queue, own] = [this.#label, this.#queue, this.#last]
    let [left, top, right, bottom] = [width, height, 0, 0]
    let rimLength = 0
    for (let k = 0; k < length; k++) {
      const at = queue[k]!
      const [x, y] = [at % width, (at / width) | 0]
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      const isRim =
        label[at + 1] !== own ||
        label[at - 1] !== own ||
        label[at + width] !== own ||
        label[at - width] !== own
      if (isRim) this.#rim[rimLength++] = at
    }
    const isWithin =
      left >= BORDER - 3 &&
      top >= BORDER - 3 &&
      right <= width - BORDER + 2 &&
      bottom <= height - BORDER + 2
    if (!isWithin || rimLength < SHORTEST_RIM) return null
    const rim = this.#rim.slice(0, rimLength)
    const outside = (at: number) => (label[at] === own ? 0 : 1)
    return {
      rect: { x: left, y: top, w: right - left + 1, h: bottom - top + 1 },
      pixels: queue.slice(0, length),
      rim,
      outwardX: Int8Array.from(rim, (at) => outside(at + 1) - outside(at - 1)),
      outwardY: Int8Array.from(rim, (at) => outside(at + width) - outside(at - width)),
    }
  }
}
