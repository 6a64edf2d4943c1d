import { tripleOf } from '../../triple.ts'
import type { Rect } from '../geometry.ts'
import { type Affine, IDENTITY } from '../motion/affine.ts'
import { motionFrame } from '../motion/motion-frame.ts'
import { pyramidOf } from '../motion/pyramid.ts'
import { motionBetween } from '../motion/track.ts'
import { bilinear } from '../picture/bilinear.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { phaseCorrelation } from './phase-correlation.ts'

/** Frames of a video, by number. */
export interface Stretch {
  first: number
  end: number
  luma: (index: number) => Plane
}

/** Something moving on its own, in pixels per frame, and the frames that show it best. */
export interface IndependentMotion {
  from: number
  to: number
  dx: number
  dy: number
}

/** Distance between compared frames, and the number of comparisons. */
const STEP = 12
const CHAINS = 12
/** Pictures with more pixels than the first are halved, and again while they have more than the second. */
const [SMALL, LARGE] = [48_000, 100_000]
const SMALLEST_LEVEL = 3
/** No difference counts more than this. */
const CLIP = 40
/** Least height of a peak above chance; higher if no person said how far the mark moves. */
const [CLEAR, VERY_CLEAR] = [16, 40]
/** From this share of the patch on, a region is no hint. */
const WHOLE = 0.75
const MOST = 4
/** A smaller motion, in pixels of the halved picture, is the camera motion's error. */
const LEAST = 1.2

/** Motions in a region that are neither rest nor the camera's, clearest first. */
export function findIndependentMotions(
  { first, end, luma }: Stretch,
  region: Rect,
): IndependentMotion[] {
  if (end - first < 2 * STEP + 1) return []
  const { width, height } = luma(first)
  const level = levelFor(width * height)
  const box = reducedRect(region, 1 << level, width >> level, height >> level)
  const correlation = phaseCorrelation(box.w, box.h)
  const chains: { start: number; camera: Move }[] = []
  for (const start of startsOf(first, end)) {
    const [a, b, c] = tripleOf((n) => motionFrame(pyramidOf(luma(start + n * STEP))[level]!, null))
    const [one, other] = [compensatedDifference(b, a, box), compensatedDifference(c, b, box)]
    if (!one || !other) continue
    correlation.add(one.picture, other.picture)
    chains.push({ start, camera: one.camera })
  }
  const scale = (1 << level) / STEP
  const isWhole = region.w * region.h > WHOLE * width * height
  return correlation
    .peaks(MOST, LEAST)
    .filter(({ height: over }) => over > (isWhole ? VERY_CLEAR : CLEAR))
    .flatMap(({ x, y }) => {
      const scores = correlation.scoresAt(x, y)
      const { start, camera } = chains[scores.indexOf(Math.max(...scores))]!
      if (Math.hypot(x - camera.x, y - camera.y) < LEAST) return []
      return [{ from: start, to: start + 2 * STEP, dx: x * scale, dy: y * scale }]
    })
}

type Seen = ReturnType<typeof motionFrame>

/** How often a picture with this many pixels is halved before it is examined. */
export function levelFor(pixels: number): number {
  let level = pixels > SMALL ? 1 : 0
  while (pixels >> (2 * level) > LARGE && level < SMALLEST_LEVEL) level++
  return level
}

function startsOf(first: number, end: number): number[] {
  const last = end - 1 - 2 * STEP
  const count = Math.min(CHAINS, last - first + 1)
  return Array.from({ length: count }, (_, n) =>
    Math.round(first + ((last - first) * n) / Math.max(1, count - 1)),
  )
}

function reducedRect({ x, y, w, h }: Rect, by: number, width: number, height: number): Rect {
  const left = Math.max(1, Math.floor(x / by))
  const top = Math.max(1, Math.floor(y / by))
  const right = Math.min(width - 1, Math.ceil((x + w) / by))
  const bottom = Math.min(height - 1, Math.ceil((y + h) / by))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

interface Move {
  x: number
  y: number
}

/** How the camera moved the center of a region, and the remaining difference; null across a cut. */
function compensatedDifference(
  now: Seen,
  before: Seen,
  box: Rect,
): { camera: Move; picture: Plane } | null {
  const motion = motionBetween(now, before, IDENTITY)
  if (!motion) return null
  const [a, b, c, d, e, f] = motion
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  const camera = { x: x - (a * x + b * y + c), y: y - (d * x + e * y + f) }
  const [newer, older] = [now.pyramid[0]!, before.pyramid[0]!]
  return { camera, picture: difference(newer, older, motion, box) }
}

function difference(now: Plane, before: Plane, [a, b, c, d, e, f]: Affine, box: Rect): Plane {
  const found = createPlane(box.w, box.h)
  const { width, height } = now
  for (let y = box.y, to = 0; y < box.y + box.h; y++)
    for (let x = box.x; x < box.x + box.w; x++, to++) {
      const u = a * x + b * y + c
      const v = d * x + e * y + f
      if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
      const apart = now.data[y * width + x]! - bilinear(before.data, width, u, v)
      found.data[to] = Math.max(-CLIP, Math.min(CLIP, apart))
    }
  return found
}
