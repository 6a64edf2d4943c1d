import type { Rect } from '../geometry.ts'
import { boundsOf, createMask, dilated, eroded, indicesOf, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { meanPicture, type Picture } from './contrast.ts'
import { reachedFromBorder } from './reached.ts'

/** An edge this steep, or so many times as steep as nearly all beside the place, is no picture's that moves. */
const [STEEP, STEEPER] = [5, 1.5]
const NEARLY_ALL = 0.98
/** The stretch beside a place that shows which edges a picture that moves leaves on average. */
const [MARGIN, BESIDE] = [4, 28]
/** Gaps this wide between edges are within one thing, and an encoder smears them so far. */
const [GAP, SMEAR] = [4, 2]
/** What is not even twice so wide and one pixel more is a speck. */
const SPECK = 1
/** Edges that fill less of their place than this are too few to be part of a mark. */
const LEAST = 0.004

/**
 * What stands still in a place although the picture moves and the mark was un-blended: parts of the mark that
 * its matte knows nothing of, such as an opaque disc or print on a plate. Null when there is nothing.
 */
export function lastingRest(bare: readonly Picture[], regionMask: Mask): Mask | null {
  const [mean] = meanPicture(bare)
  const steepness = slopesOf(mean)
  const near = dilated(regionMask, MARGIN).data
  const far = dilated(regionMask, MARGIN + BESIDE).data
  const beside: number[] = []
  for (let at = 0; at < far.length; at++) if (far[at] && !near[at]) beside.push(steepness[at]!)
  beside.sort((a, b) => a - b)
  const usual = beside[Math.floor(beside.length * NEARLY_ALL)] ?? 0
  const limit = Math.max(STEEP, STEEPER * usual)
  const edges = createMask(regionMask.width, regionMask.height)
  for (let at = 0; at < edges.data.length; at++)
    if (regionMask.data[at] && steepness[at]! > limit) edges.data[at] = 1
  const closed = filled(eroded(dilated(edges, GAP), GAP), boundsOf(regionMask))
  const solid = dilated(eroded(closed, SPECK), SPECK)
  if (indicesOf(solid).length < LEAST * indicesOf(regionMask).length) return null
  return dilated(solid, SMEAR)
}

/** With everything that is closed in on all sides. */
function filled(mask: Mask, rect: Rect): Mask {
  const steps = { ...mask, data: Float32Array.from(mask.data, (bit) => EDGE * bit) }
  const reached = reachedFromBorder(steps, rect).data
  const { data } = createMask(mask.width, mask.height)
  for (let y = rect.y; y < rect.y + rect.h; y++)
    for (let at = y * mask.width + rect.x; at < y * mask.width + rect.x + rect.w; at++)
      data[at] = mask.data[at]! | (1 - reached[at]!)
  return { ...mask, data }
}

/** Higher than any step that growing from the border crosses. */
const EDGE = 255

/** How steep a picture is at every pixel. */
function slopesOf({ width, height, data }: Plane): Float32Array {
  const slopes = new Float32Array(data.length)
  for (let y = 0; y < height - 1; y++)
    for (let at = y * width; at < (y + 1) * width - 1; at++)
      slopes[at] = Math.hypot(data[at + 1]! - data[at]!, data[at + width]! - data[at]!)
  return slopes
}
