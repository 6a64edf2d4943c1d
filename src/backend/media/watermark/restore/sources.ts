import { type Affine, farthestShift, IDENTITY } from '../motion/affine.ts'
import { motionOver, type Track } from '../motion/track.ts'
import type { Mask } from '../picture/mask.ts'

/** Another frame that shows what is hidden in this one, and the motion to it. */
export interface Source {
  index: number
  motion: Affine
}

export const REACH = 48
const OFFSETS = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48]
const MOST = 6
/** This many views of a pixel are enough. */
const ENOUGH = 2
/** Share of the hidden pixels that a frame must show to be worth using. */
const WORTHWHILE = 0.02
/** Additional frames that show no mark, and the share each must reveal of what no other source does. */
const FURTHER = 2
const REVEALING = 0.2

export interface SourceSearch {
  track: Track
  hiddenAt: (index: number) => Mask | null
  /** Frames at which a mark appears or disappears. */
  switches: readonly number[]
  first: number
  last: number
}

/** Whether a frame shows the same as another one right around a hidden point. */
export type Agreement = (point: number, candidate: number, motion: Affine) => boolean

/**
 * The nearest frames on both sides that together show as much as possible of what is hidden: first those that agree
 * with the visible surroundings, then any for the points where none does.
 */
export function findSources(
  search: SourceSearch,
  index: number,
  hidden: Mask,
  points: Int32Array,
  agrees: Agreement,
) {
  const seenTimes = new Uint8Array(points.length)
  const sources: Source[] = []
  const isWorthwhile = (shown: readonly number[], candidate: number): boolean => {
    const fresh = (times: number) => shown.filter((k) => seenTimes[k]! < times).length
    if (sources.length < MOST) return fresh(ENOUGH) >= Math.max(1, WORTHWHILE * points.length)
    return !search.hiddenAt(candidate) && fresh(1) >= REVEALING * points.length
  }
  const take = (shown: readonly number[], source: Source): boolean => {
    if (sources.length >= MOST + FURTHER || !isWorthwhile(shown, source.index)) return false
    for (const k of shown) seenTimes[k] = seenTimes[k]! + 1
    sources.push(source)
    return true
  }
  const doubtful: { source: Source; shown: number[] }[] = []
  for (const candidate of candidates(search, index)) {
    const motion = motionOver(search.track, index, candidate)
    if (!motion || farthestShift(motion, hidden.width, hidden.height) > hidden.width) continue
    const there = search.hiddenAt(candidate)
    // While the picture is still, a frame that hides the same pixels reveals nothing.
    if (motion === IDENTITY && there && there === search.hiddenAt(index)) continue
    const shown = visiblePoints(points, hidden, motion, there)
    const source = { index: candidate, motion }
    const sure = shown.filter((k) => seenTimes[k]! < ENOUGH && agrees(k, candidate, motion))
    if (!take(sure, source)) doubtful.push({ source, shown })
  }
  const isOpen = seenTimes.map((times) => (times === 0 ? 1 : 0))
  for (const { source, shown } of doubtful)
    take(
      shown.filter((k) => isOpen[k]),
      source,
    )
  return { sources, open: Array.from(points.keys()).filter((k) => isOpen[k]) }
}

/** Offsets to both sides at which independent motion is followed, and how many sightings are enough. */
const FOLLOWED = [1, 2, 3, 4, 6, 8]
const MOST_FOLLOWED = 4

/** How something moves on its own between two frames; the result may equal the guess. */
export type OwnMotion = (to: number, camera: Affine, guess: Affine | null) => Affine | null

/**
 * Earlier and later frames that show something moving on its own behind a mark, for the points where no frame agrees
 * along the camera's motion.
 */
export function followedSources(
  { track, hiddenAt, first, last }: SourceSearch,
  index: number,
  hidden: Mask,
  { points, open }: { points: Int32Array; open: readonly number[] },
  agrees: Agreement,
  motionTo: OwnMotion,
): Source[] {
  const least = Math.max(1, REVEALING * open.length)
  if (open.length < WORTHWHILE * points.length) return []
  const lost = new Set<number>()
  const sources: Source[] = []
  for (const [direction, far] of FOLLOWED.flatMap((far) => [
    [1, far] as const,
    [-1, far] as const,
  ])) {
    const there = index + direction * far
    if (lost.has(direction) || there < first || there >= last) continue
    const camera = motionOver(track, index, there)
    const motion = camera && motionTo(there, camera, guessFrom(sources, index, there))
    if (!motion) {
      lost.add(direction)
      continue
    }
    const seen = new Set(visiblePoints(points, hidden, motion, hiddenAt(there)))
    const shown = open.filter((k) => seen.has(k) && agrees(k, there, motion))
    if (shown.length < least) continue
    sources.push({ index: there, motion })
    if (sources.length === MOST_FOLLOWED) break
  }
  return sources
}

/** Assumes that the motion continues. */
function guessFrom(known: readonly Source[], index: number, there: number): Affine | null {
  const [nearest] = known.toSorted((a, b) => Math.abs(a.index - there) - Math.abs(b.index - there))
  if (!nearest) return null
  const times = (there - index) / (nearest.index - index)
  const [a, b, c, d, e, f] = nearest.motion
  return [1 + (a - 1) * times, b * times, c * times, d * times, 1 + (e - 1) * times, f * times]
}

function candidates({ switches, first, last }: SourceSearch, index: number): number[] {
  // Right at a switch, the encoder still smears one state into the other.
  const beside = switches.flatMap((at) => [at - 2, at + 1, at - 1, at])
  const near = OFFSETS.flatMap((offset) => [index - offset, index + offset])
  return [...new Set([...near, ...beside])]
    .filter((at) => at >= first && at < last && at !== index && Math.abs(at - index) <= REACH)
    .sort((a, b) => Math.abs(a - index) - Math.abs(b - index))
}

/** The points that are visible in the other frame. */
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
