import { type Affine, farthestShift, IDENTITY } from '../motion/affine.ts'
import { motionOver, type Track } from '../motion/track.ts'
import type { Mask } from '../picture/mask.ts'

/** Another frame that shows what is hidden in this one, and where. */
export interface Source {
  index: number
  motion: Affine
}

export const REACH = 48
const OFFSETS = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48]
const MOST = 6
/** Views of one pixel that are enough. */
const ENOUGH = 2
/** Share of the hidden pixels a frame must show to be worth looking at. */
const WORTHWHILE = 0.02
/** Beyond those, so many in which no mark is shown and that reveal so much of what none of them does. */
const FURTHER = 2
const REVEALING = 0.2

export interface SourceSearch {
  track: Track
  hiddenAt: (index: number) => Mask | null
  /** Frames at which a mark comes or goes. */
  switches: readonly number[]
  first: number
  last: number
}

/** The nearest frames on both sides that together show as much as possible of what is hidden. */
export function findSources(search: SourceSearch, index: number, hidden: Mask, points: Int32Array) {
  const seenTimes = new Uint8Array(points.length)
  const sources: Source[] = []
  const isWorthwhile = (shown: readonly number[], candidate: number): boolean => {
    const fresh = (times: number) => shown.filter((k) => seenTimes[k]! < times).length
    if (sources.length < MOST) return fresh(ENOUGH) >= Math.max(1, WORTHWHILE * points.length)
    return !search.hiddenAt(candidate) && fresh(1) >= REVEALING * points.length
  }
  for (const candidate of candidates(search, index)) {
    const motion = motionOver(search.track, index, candidate)
    if (!motion || farthestShift(motion, hidden.width, hidden.height) > hidden.width) continue
    const there = search.hiddenAt(candidate)
    // While the picture is still, a frame that hides the same shows nothing of it.
    if (motion === IDENTITY && there && there === search.hiddenAt(index)) continue
    const shown = visiblePoints(points, hidden, motion, there)
    if (!isWorthwhile(shown, candidate)) continue
    for (const k of shown) seenTimes[k] = seenTimes[k]! + 1
    sources.push({ index: candidate, motion })
    if (sources.length === MOST + FURTHER) break
  }
  return sources
}

function candidates({ switches, first, last }: SourceSearch, index: number): number[] {
  // Right at a switch an encoder still smears one state into the other.
  const beside = switches.flatMap((at) => [at - 2, at + 1, at - 1, at])
  const near = OFFSETS.flatMap((offset) => [index - offset, index + offset])
  return [...new Set([...near, ...beside])]
    .filter((at) => at >= first && at < last && at !== index && Math.abs(at - index) <= REACH)
    .sort((a, b) => Math.abs(a - index) - Math.abs(b - index))
}

/** Which of the points can be seen in the other frame. */
function visiblePoints(points: Int32Array, own: Mask, motion: Affine, there: Mask | null) {
  const { width, height } = own
  const [a, b, c, d, e, f] = motion
  const shown: number[] = []
  for (let k = 0; k < points.length; k++) {
    const x = points[k]! % width
    const y = (points[k]! / width) | 0
    const u = Math.round(a * x + b * y + c)
    const v = Math.round(d * x + e * y + f)
    if (u < 1 || v < 1 || u >= width - 1 || v >= height - 1) continue
    if (!there?.data[v * width + u]) shown.push(k)
  }
  return shown
}
