import { area, grown } from '../geometry.ts'
import { isWithin } from '../lifetime.ts'
import { rectMask } from '../mark/contrast.ts'
import type { Affine } from '../motion/affine.ts'
import { findMovingMark, type MovingMark } from '../moving/moving-mark.ts'
import { shiftedMatte, shiftedPicture } from '../moving/shifted-matte.ts'
import { type Point, smoothTrajectory } from '../moving/smooth-trajectory.ts'
import { trackTemplate, VISIBLE } from '../moving/track-template.ts'
import { type TrackingCrop, trackingCrop } from '../moving/tracking-crop.ts'
import { dilated } from '../picture/mask.ts'
import { type Plane, readPlane } from '../picture/plane.ts'
import { isEnclosed, spreadOver } from '../switches/static-edges.ts'
import type { TimedPlace } from './find-spans.ts'
import { lruCache } from './lru-cache.ts'
import type { MarkSpan } from './mark-span.ts'
import { patchRestorer, type SpanFinder } from './patch-restorer.ts'
import type { PatchRestorer, Window } from './restorer.ts'
import { REACH } from './sources.ts'
import { laidOverMark, localRect, readPicture, stillMark, throughout } from './still-spans.ts'

/** Frames from which a mark's substance is learned. */
const MOMENTS = 32
/** A mark's soft edges reach this far beyond what was tracked. */
const MARGIN = 8
const LUMA_FRAMES = 12
/** Patches with more pixels than this take so much memory that fewer frames around are examined. */
const [LARGE, SHORT_REACH] = [1_200_000, 24]
/** A mark not seen within this many frames may be gone. */
const GONE = 12

/**
 * Tracks a mark that moves through a place and repairs along its trajectory; if none moves, another restorer takes
 * over. If a mark provably stays there, whatever moves belongs to the picture behind it.
 */
export function movingRestorer(
  place: TimedPlace,
  ordinary: () => PatchRestorer,
  oneStays: () => Promise<boolean> = async () => false,
): PatchRestorer {
  let active: PatchRestorer | null = null
  const { rect } = place.view
  return {
    reach: area(rect) > LARGE ? SHORT_REACH : REACH,
    async look(window) {
      if (!active) {
        const mark = standsIn(place, window) ? null : markIn(place, window)
        active = mark && !(await oneStays()) ? trackingRestorer(place, mark, window) : ordinary()
      }
      await active.look?.(window)
    },
    open: async (window, from, to) => active?.open?.(window, from, to),
    learn: () => active?.learn?.(),
    restore: (window, index, out) => active?.restore(window, index, out) ?? false,
  }
}

function markIn(place: TimedPlace, window: Window): MovingMark | null {
  const [first, end] = framesOf(place, window)
  const luma = lumaOf(place, window)
  return findMovingMark({ first, end, luma }, localRect(place.region, place.view.rect))
}

/** Whether a mark stands still in the place; then whatever moves there is behind it. */
function standsIn(place: TimedPlace, window: Window): boolean {
  const [first, end] = framesOf(place, window)
  const moments = spreadOver(first, end - 1).map(lumaOf(place, window))
  return isEnclosed(moments, place.regionMask)
}

/** A window's frames to search for a mark: the first, and the one after the last. */
const framesOf = ({ lifetime }: TimedPlace, { first, frames }: Window): [number, number] => [
  Math.max(first, lifetime.from),
  Math.min(first + frames.length, lifetime.to),
]

const lumaOf = ({ view, scale }: TimedPlace, { first, frames }: Window) =>
  lruCache<Plane>(LUMA_FRAMES, (index, spare) =>
    readPlane(frames[index - first]!, view.planes[0], scale, spare),
  )

function trackingRestorer(place: TimedPlace, mark: MovingMark, begin: Window): PatchRestorer {
  const { scale, lifetime } = place
  const box = grown(mark.template.box, MARGIN)
  const crop = trackingCrop(place.view, box)
  const { trajectory } = mark
  let points = smoothTrajectory(trajectory)
  const pointAt = (index: number): Point =>
    points[Math.min(trajectory.length - 1, Math.max(0, index - (trajectory[0]?.index ?? 0)))]!
  const span = learnt(place, mark, crop, begin, points)
  const regionMasks = dilated(rectMask(crop.view.rect.w, crop.view.rect.h, crop.box), 1)
  const cornerAt = (index: number) => crop.cornerAt(pointAt(index))
  const inner = patchRestorer(
    crop.view,
    scale,
    regionMasks,
    singleSpanFinder(span(pointAt, crop)),
    {
      restAt: (index) => translationBetween(cornerAt(index), cornerAt(index - 1)),
      outsideAt: (index) => crop.outsideAt(cornerAt(index)),
    },
  )
  let small: Window
  return {
    reach: REACH,
    async look(window) {
      const end = Math.min(window.first + window.frames.length, lifetime.to)
      const last = trajectory.at(-1)?.index ?? 0
      if (last < end - 1) {
        trajectory.push(
          ...trackTemplate(mark.template, lumaOf(place, window), trajectory.slice(-8), end - 1),
        )
        points = smoothTrajectory(trajectory)
      }
      small = {
        first: window.first,
        frames: window.frames.map((samples, n) => crop.cut(samples, cornerAt(window.first + n))),
      }
      await inner.look?.(small)
    },
    open: async (_window, from, to) => inner.open?.(small, from, to),
    learn: () => inner.learn?.(),
    restore(_window, index, out) {
      if (!isWithin(index, lifetime) || !isSeenNear(trajectory, index)) return false
      const corner = cornerAt(index)
      const piece = crop.cut(out, corner)
      const isGuess = inner.restore(small, index, piece)
      crop.paste(piece, corner, out)
      return isGuess
    },
  }
}

const isSeenNear = (trajectory: MovingMark['trajectory'], index: number): boolean => {
  const at = index - (trajectory[0]?.index ?? 0)
  const near = trajectory.slice(Math.max(0, at - GONE), Math.max(0, at + GONE + 1))
  return near.some(({ presence }) => presence > VISIBLE)
}

/** The mark's matte, learned from crops in which it stands still. */
function learnt(
  { scale }: TimedPlace,
  { trajectory }: MovingMark,
  { view, box, cornerAt, phaseAt, cut }: TrackingCrop,
  { first, frames }: Window,
  points: readonly Point[],
) {
  const seen = trajectory.flatMap(({ index, presence }, n) =>
    presence > VISIBLE ? [{ index, n }] : [],
  )
  const step = Math.ceil(seen.length / MOMENTS)
  const pictures = seen
    .filter((_, n) => n % step === 0)
    .map(({ index, n }) => {
      const point = points[n]!
      const piece = cut(frames[index - first]!, cornerAt(point))
      return shiftedPicture(readPicture(piece, view, scale), phaseAt(point))
    })
  const regionMask = rectMask(view.rect.w, view.rect.h, box)
  const own = laidOverMark(pictures, regionMask, box) ?? stillMark(pictures, { view, region: box })
  const shape = dilated(own.shape, 1)
  const span = throughout({ ...own, shape, fill: null })
  return (pointAt: (index: number) => Point, { phaseAt: phase }: TrackingCrop): MarkSpan => {
    const matteAt = lruCache(2, (index) => shiftedMatte(own.matte, shape, phase(pointAt(index))))
    return { ...span, matteAt }
  }
}

const singleSpanFinder = (span: MarkSpan): SpanFinder => ({
  prepare() {},
  show() {},
  find: async () => [span],
  note() {},
  matteOf: () => null,
  forget() {},
})

const translationBetween = (from: Point, to: Point): Affine => [
  1,
  0,
  from.x - to.x,
  0,
  1,
  from.y - to.y,
]
