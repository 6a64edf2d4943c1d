import { indicesOf, type Mask } from './mask.ts'
import type { Plane } from './plane.ts'

/** Fills the same holes of picture after picture. */
export interface HoleFiller {
  /**
   * Fills in place, coarse to fine: every level holds the weighted means of the one below, and a
   * hole takes the value of the first level that knows something about it. A weight says how much
   * of what stands in the hole itself counts; without weights nothing does.
   */
  fill(plane: Plane, weights: Float32Array | null): void
}

/** Surroundings looked at around the holes: a hole of a mark's size takes its coarse light from so far. */
const AROUND = 64

/** Means of two times two, and how sure each is. */
interface Level {
  width: number
  height: number
  values: Float32Array
  weights: Float32Array
  /** Cells over nothing but holes: only they may need what the next level knows. */
  open: Int32Array
}

/** Lays out once what filling the holes of a mask takes, so that each picture costs little. */
export function holeFiller(mask: Mask): HoleFiller {
  const holes = indicesOf(mask)
  const box = boxAround(mask, holes)
  const trust = new Float32Array(box.width * box.height).fill(1)
  const places = holes.map((at) => {
    const y = (at / mask.width) | 0
    return (y - box.top) * box.width + (at - y * mask.width) - box.left
  })
  for (const place of places) trust[place] = 0
  const levels = levelsOver(box.width, box.height, trust)
  const origin = box.top * mask.width + box.left

  const climb = (data: Float32Array) => {
    gather(data, origin, mask.width, trust, box.width, box.height, levels[0] as Level)
    for (let n = 1; n < levels.length; n++) {
      const { values, weights, width, height } = levels[n - 1] as Level
      gather(values, 0, width, weights, width, height, levels[n] as Level)
    }
  }

  const descend = () => {
    for (let n = levels.length - 2; n >= 0; n--) {
      const { open, values, weights, width } = levels[n] as Level
      const above = levels[n + 1] as Level
      for (let k = 0; k < open.length; k++) {
        const at = open[k] as number
        const weight = weights[at] as number
        if (weight >= 1) continue
        const y = (at / width) | 0
        const guess = enlarge(above, at - y * width, y)
        values[at] = guess + weight * ((values[at] as number) - guess)
      }
    }
  }

  return {
    fill({ data }, weights) {
      if (weights)
        for (let k = 0; k < places.length; k++)
          trust[places[k] as number] = Math.min(1, weights[k] as number)
      else for (let k = 0; k < places.length; k++) trust[places[k] as number] = 0
      climb(data)
      descend()
      const first = levels[0] as Level
      for (let k = 0; k < places.length; k++) {
        const place = places[k] as number
        const at = holes[k] as number
        const y = (place / box.width) | 0
        const guess = enlarge(first, place - y * box.width, y)
        data[at] = guess + (trust[place] as number) * ((data[at] as number) - guess)
      }
    },
  }
}

function boxAround({ width, height }: Mask, holes: Int32Array) {
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0]
  for (const at of holes) {
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

/** Halvings of the box down to a single cell. */
function levelsOver(width: number, height: number, trust: Float32Array): Level[] {
  const levels: Level[] = []
  let [across, down, isKnown] = [width, height, Uint8Array.from(trust)]
  do {
    const level = levelOver(across, down, isKnown)
    levels.push(level)
    across = level.width
    down = level.height
    isKnown = new Uint8Array(across * down).fill(1)
    for (const at of level.open) isKnown[at] = 0
  } while (across > 1 || down > 1)
  return levels
}

function levelOver(across: number, down: number, isKnown: Uint8Array): Level {
  const width = (across + 1) >> 1
  const height = (down + 1) >> 1
  const known = new Uint8Array(width * height)
  for (let y = 0, from = 0; y < down; y++)
    for (let x = 0; x < across; x++, from++)
      if (isKnown[from] as number) known[(y >> 1) * width + (x >> 1)] = 1
  const open = Int32Array.from(known.keys()).filter((at) => known[at] === 0)
  const list = () => new Float32Array(width * height)
  return { width, height, values: list(), weights: list(), open }
}

/** Weighted means of two times two of a finer level. */
function gather(
  data: Float32Array,
  origin: number,
  stride: number,
  trust: Float32Array,
  across: number,
  down: number,
  { values, weights, width }: Level,
): void {
  values.fill(0)
  weights.fill(0)
  for (let y = 0, place = 0; y < down; y++) {
    const row = (y >> 1) * width
    const from = origin + y * stride
    for (let x = 0; x < across; x++, place++) {
      const weight = trust[place] as number
      if (weight === 0) continue
      const to = row + (x >> 1)
      values[to] = (values[to] as number) + weight * (data[from + x] as number)
      weights[to] = (weights[to] as number) + weight
    }
  }
  for (let at = 0; at < weights.length; at++) {
    const sum = weights[at] as number
    if (sum === 0) continue
    values[at] = (values[at] as number) / sum
    if (sum > 1) weights[at] = 1
  }
}

/** Bilinear value of the coarser level at a cell of the finer one. */
export function enlarge(
  { width, height, values }: Pick<Level, 'width' | 'height' | 'values'>,
  x: number,
  y: number,
): number {
  const fx = Math.min(width - 1, Math.max(0, x / 2 - 0.25))
  const fy = Math.min(height - 1, Math.max(0, y / 2 - 0.25))
  const left = fx | 0
  const top = fy | 0
  const right = left + 1 < width ? 1 : 0
  const down = top + 1 < height ? width : 0
  const at = top * width + left
  const across = fx - left
  const upper =
    (values[at] as number) + ((values[at + right] as number) - (values[at] as number)) * across
  const lower =
    (values[at + down] as number) +
    ((values[at + down + right] as number) - (values[at + down] as number)) * across
  return upper + (lower - upper) * (fy - top)
}
