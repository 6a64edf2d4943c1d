import { area, type Rect, type Size } from '../geometry.ts'
import { crispness } from './crispness.ts'
import type { Grey } from './sights.ts'
import { SIDE, switchEdges } from './switch-edges.ts'
import { type SwitchGroup, switchGroups } from './switch-groups.ts'

/** A mark that comes and goes is shown at least this long. */
const SHORTEST_SECONDS = 0.3
const SHORTEST_FRAMES = 8
/** Edges per pixel of a mark's side: text has many, the trace of a moving arm few. */
const DENSE = 7
/** Required if only one of the two switches was seen. */
const DENSE_ONE_END = 12
/** A mark shows this much of its usual contrast in every frame of its lifetime. */
const SHOWN = 0.6
const USUAL = 0.75
/** And at most this much right before and after. */
const REST = 0.3
const REST_FRAMES = 12
/** Edges of something that only passes by, or stops, are softer. */
const CRISP = 0.5

/** Places in a window where something was static for a while, and appeared or disappeared at once. */
export function switchPlaces(size: Size, frames: readonly Grey[], fps: number): Rect[] {
  return switchGroups(size, switchEdges(size, frames)).flatMap((group) => {
    const rect = boundsOf(group.pixels, size.width)
    return isShownForAWhile(group, rect, frames, size.width, fps) ? [rect] : []
  })
}

function isShownForAWhile(
  group: SwitchGroup,
  rect: Rect,
  frames: readonly Grey[],
  width: number,
  fps: number,
): boolean {
  const density = group.pixels.length / Math.sqrt(area(rect))
  if (density < DENSE) return false
  if (crispnessOf(group, frames, width) < CRISP) return false
  const shown = shownOver(group, frames, width)
  let from = group.comes ? group.at : group.at - 1
  let to = from + 1
  while (from > 0 && shown[from - 1]! > SHOWN) from--
  while (to < frames.length && shown[to]! > SHOWN) to++
  if (to - from < Math.max(SHORTEST_FRAMES, SHORTEST_SECONDS * fps)) return false
  if (mean(shown.subarray(from, to)) < USUAL) return false
  const before = shown.subarray(Math.max(0, from - REST_FRAMES), from).reverse()
  const after = shown.subarray(to, to + REST_FRAMES)
  const [near, far] = group.comes ? [before, after] : [after, before]
  // Something may pass in front at the other end, or the window may end there.
  return isAtRest(near) && (density > DENSE_ONE_END || (far.length > 1 && isAtRest(far)))
}

/** Share of a group's edges that are as sharp as a drawing while shown. */
function crispnessOf(
  { at, comes, pixels }: SwitchGroup,
  frames: readonly Grey[],
  width: number,
): number {
  const side = frames.slice(comes ? at : at - SIDE, comes ? at + SIDE : at)
  const light = (pixel: number) => side.reduce((sum, frame) => sum + frame[pixel]!, 0) / side.length
  return crispness(pixels, width, light)
}

const isAtRest = (rest: Float32Array): boolean =>
  rest.length > 1 && Math.abs(mean(rest)) < REST && Math.max(...rest.subarray(0, 3)) < REST

/** How much of a group's edges each frame shows: 1 all, 0 none. */
function shownOver(group: SwitchGroup, frames: readonly Grey[], width: number): Float32Array {
  const { at, comes, pixels } = group
  const side = frames.slice(comes ? at : at - SIDE, comes ? at + SIDE : at)
  const across = new Float32Array(pixels.length)
  const down = new Float32Array(pixels.length)
  let energy = 0
  for (const [k, i] of pixels.entries()) {
    for (const frame of side) {
      across[k] = across[k]! + (frame[i + 1]! - frame[i - 1]!) / SIDE
      down[k] = down[k]! + (frame[i + width]! - frame[i - width]!) / SIDE
    }
    energy += across[k]! ** 2 + down[k]! ** 2
  }
  return Float32Array.from(frames, (frame) => {
    let sum = 0
    for (const [k, i] of pixels.entries())
      sum +=
        (frame[i + 1]! - frame[i - 1]!) * across[k]! +
        (frame[i + width]! - frame[i - width]!) * down[k]!
    return sum / energy
  })
}

const mean = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Bounding box of some pixels. */
export function boundsOf(pixels: Iterable<number>, width: number): Rect {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0]
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }
}
