import { grown, intersection, type Rect } from '../geometry.ts'
import { IDENTITY, scaled } from '../motion/affine.ts'
import { look } from '../motion/look.ts'
import { pyramidOf } from '../motion/pyramid.ts'
import { motionBetween } from '../motion/track.ts'
import { aloneIn } from './alone.ts'
import { type Drift, findDrifts, levelFor, type Stretch } from './find-drifts.ts'
import type { Position } from './means.ts'
import { type Pattern, patternIn, tracesAlong } from './pattern.ts'
import { follow, nearest, type Sight, THERE } from './trace.ts'

/** A mark that wanders over the picture. */
export interface WanderingMark {
  pattern: Pattern
  /** Where it was seen, frame by frame. */
  way: Sight[]
}

/** Every so manyth frame gives a first look at what goes along with a drift. */
const GLANCE = 2
/** An edge of a mark is there in nearly all frames, one of what it passes over is not; first strictly. */
const LASTING = [0.4, 0.2]
/** A wandering mark is seen in this share of the frames; over ground of its own light it is not. */
const SEEN = 0.5
/** A mark that wanders gets so far, in pixels. */
const FARTHEST = 12
/** And, over so many frames, mostly so far from where the camera takes the picture. */
const [BETWEEN, PROBES] = [16, 7]
const [APART, OF_ITS_WAY] = [1.2, 0.6]
/** Parts of it that were not seen at first lie so near. */
const FURTHER = 48
/** It stays in the room that a person drew around its way, but for so much. */
const OVER = 8
/** Frames on both sides over which it is followed, to know it better before it is followed on. */
const REACHES = [40, 100]
/** Frames that are enough to tell what it looks like. */
const ENOUGH = 60

/** Looks for a mark that goes its own way through a room, in a stretch of frames. */
export function wanderingMark(stretch: Stretch, room: Rect): WanderingMark | null {
  const { width, height } = stretch.luma(stretch.first)
  const alone = aloneIn(stretch, levelFor(width * height))
  const tracesOf = (path: readonly Position[], rect = room) =>
    tracesAlong(stretch.luma, alone, path, rect)
  for (const drift of findDrifts(stretch, room)) {
    const path = pathOf(drift)
    const traces = tracesOf(path)
    for (const lasting of LASTING) {
      const pattern = patternIn(traces, lasting)
      if (!pattern || !staysIn(room, pattern.box, path)) continue
      const mark = followed(stretch, room, homeOf(drift), pattern, (seen, box) =>
        patternIn(tracesOf(seen, intersection(grown(box, FURTHER), room)), lasting),
      )
      if (mark && goesAlone(stretch, mark)) return mark
    }
  }
  return null
}

const homeOf = ({ from, to }: Drift): number => (from + to) >> 1

function pathOf(drift: Drift): Position[] {
  const path: Position[] = []
  const home = homeOf(drift)
  for (let index = drift.from; index <= drift.to; index += GLANCE)
    path.push({ index, x: drift.dx * (index - home), y: drift.dy * (index - home) })
  return path
}

/** Follows a pattern farther and farther, and looks at it anew with all that was seen. */
function followed(
  stretch: Stretch,
  room: Rect,
  home: number,
  first: Pattern,
  lookAgain: (seen: readonly Position[], box: Rect) => Pattern | null,
): WanderingMark | null {
  let pattern = first
  for (const reach of [...REACHES, Number.POSITIVE_INFINITY]) {
    const part = {
      ...stretch,
      first: Math.max(stretch.first, home - reach),
      end: Math.min(stretch.end, home + reach),
    }
    const way = traced(pattern, part, home)
    const seen = way.filter(({ presence }) => presence > THERE)
    if (seen.length < SEEN * way.length || !staysIn(room, pattern.box, seen)) return null
    if (reach === Number.POSITIVE_INFINITY) return goesFar(way) ? { pattern, way } : null
    const better = lookAgain(thinned(seen), pattern.box)
    if (!better) return null
    pattern = better
  }
  return null
}

const thinned = (way: readonly Sight[]): Sight[] =>
  way.filter((_, n) => n % Math.ceil(way.length / ENOUGH) === 0)

function staysIn(room: Rect, box: Rect, path: readonly Position[]): boolean {
  return path.every(
    ({ x, y }) =>
      box.x + x > room.x - OVER &&
      box.y + y > room.y - OVER &&
      box.x + box.w + x < room.x + room.w + OVER &&
      box.y + box.h + y < room.y + room.h + OVER,
  )
}

function goesFar(way: readonly Sight[]): boolean {
  const range = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.hypot(range(way.map(({ x }) => x)), range(way.map(({ y }) => y))) > FARTHEST
}

/** Whether a mark mostly goes elsewhere than the camera takes the picture. */
function goesAlone({ luma, first, end }: Stretch, { pattern: { box }, way }: WanderingMark) {
  const { width, height } = luma(first)
  const level = levelFor(width * height)
  const seen = (index: number) => look(pyramidOf(luma(index))[level]!, null)
  const placeAt = (index: number) => {
    const { x, y } = way[index - first]!
    return { x: box.x + box.w / 2 + x, y: box.y + box.h / 2 + y }
  }
  const apart: number[] = []
  for (let n = 0; n < PROBES; n++) {
    const from = Math.round(first + ((end - 1 - BETWEEN - first) * n) / (PROBES - 1))
    const motion = motionBetween(seen(from + BETWEEN), seen(from), IDENTITY)
    if (!motion) continue
    const [a, b, c, d, e, f] = scaled(motion, 1 << level)
    const [before, after] = [placeAt(from), placeAt(from + BETWEEN)]
    const [x, y] = [a * after.x + b * after.y + c, d * after.x + e * after.y + f]
    const gone = Math.hypot(after.x - before.x, after.y - before.y)
    apart.push(Math.hypot(x - before.x, y - before.y) - OF_ITS_WAY * gone)
  }
  apart.sort((one, other) => one - other)
  return (apart[apart.length >> 1] ?? 0) > APART
}

/** The way of a pattern through a stretch, from a frame in both directions. */
function traced(pattern: Pattern, { luma, first, end }: Stretch, home: number): Sight[] {
  const start = nearest(pattern, luma(home), home, { x: 0, y: 0 }, 2)
  const after = follow(pattern, luma, [start], end - 1)
  const before = follow(pattern, luma, [start, ...after].slice(0, 8).reverse(), first)
  return [...before.reverse(), start, ...after]
}
