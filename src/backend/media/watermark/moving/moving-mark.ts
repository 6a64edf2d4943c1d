import { grown, intersection, type Rect } from '../geometry.ts'
import { IDENTITY, scaled } from '../motion/affine.ts'
import { motionFrame } from '../motion/motion-frame.ts'
import { pyramidOf } from '../motion/pyramid.ts'
import { motionBetween } from '../motion/track.ts'
import { backgroundSubtractor } from '../moving/background-subtraction.ts'
import {
  findIndependentMotions,
  type IndependentMotion,
  levelFor,
  type Stretch,
} from '../moving/independent-motion.ts'
import { meansAlong, type Template, templateIn } from '../moving/template.ts'
import { locate, type TemplateMatch, trackTemplate, VISIBLE } from '../moving/track-template.ts'
import type { Position } from '../moving/trajectory-mean.ts'

/** A mark that moves across the picture. */
export interface MovingMark {
  template: Template
  /** Where it was seen, frame by frame. */
  trajectory: TemplateMatch[]
}

/** Only every nth frame is used for the first template. */
const GLANCE = 2
/** A mark's edge is there in nearly all frames, unlike one it passes over; strict at first. */
const LASTING = [0.4, 0.2]
/** Share of the frames in which a moving mark is visible; over ground of its own brightness it isn't. */
const SEEN = 0.5
/** Least extent of its trajectory, in pixels. */
const FARTHEST = 12
/** Over this many frames, it is mostly this far from where the camera would have taken it. */
const [BETWEEN, PROBES] = [16, 7]
const [APART, OF_ITS_WAY] = [1.2, 0.6]
/** Parts of it that weren't seen at first lie within this distance. */
const FURTHER = 48
/** It may leave the region that a person drew around its trajectory by this much. */
const OVER = 8
/** Frames on both sides over which it is tracked to refine the template before tracking further. */
const REACHES = [40, 100]
/** Enough frames for a template. */
const ENOUGH = 60

/** Searches a region for a mark with its own motion, in a stretch of frames. */
export function findMovingMark(stretch: Stretch, region: Rect): MovingMark | null {
  const { width, height } = stretch.luma(stretch.first)
  const foreground = backgroundSubtractor(stretch, levelFor(width * height))
  const meansOf = (path: readonly Position[], rect = region) =>
    meansAlong(stretch.luma, foreground, path, rect)
  for (const motion of findIndependentMotions(stretch, region)) {
    const path = pathOf(motion)
    const means = meansOf(path)
    for (const lasting of LASTING) {
      const template = templateIn(means, lasting)
      if (!template || !staysIn(region, template.box, path)) continue
      const mark = tracked(stretch, region, homeOf(motion), template, (seen, box) =>
        templateIn(meansOf(seen, intersection(grown(box, FURTHER), region)), lasting),
      )
      if (mark && movesIndependently(stretch, mark)) return mark
    }
  }
  return null
}

const homeOf = ({ from, to }: IndependentMotion): number => (from + to) >> 1

function pathOf(motion: IndependentMotion): Position[] {
  const path: Position[] = []
  const home = homeOf(motion)
  for (let index = motion.from; index <= motion.to; index += GLANCE)
    path.push({ index, x: motion.dx * (index - home), y: motion.dy * (index - home) })
  return path
}

/** Tracks a template over ever longer ranges, rebuilding it from everything seen. */
function tracked(
  stretch: Stretch,
  region: Rect,
  home: number,
  first: Template,
  lookAgain: (seen: readonly Position[], box: Rect) => Template | null,
): MovingMark | null {
  let template = first
  for (const reach of [...REACHES, Number.POSITIVE_INFINITY]) {
    const part = {
      ...stretch,
      first: Math.max(stretch.first, home - reach),
      end: Math.min(stretch.end, home + reach),
    }
    const trajectory = trackBothWays(template, part, home)
    const seen = trajectory.filter(({ presence }) => presence > VISIBLE)
    if (seen.length < SEEN * trajectory.length || !staysIn(region, template.box, seen)) return null
    if (reach === Number.POSITIVE_INFINITY)
      return movesFar(trajectory) ? { template, trajectory } : null
    const better = lookAgain(thinned(seen), template.box)
    if (!better) return null
    template = better
  }
  return null
}

const thinned = (trajectory: readonly TemplateMatch[]): TemplateMatch[] =>
  trajectory.filter((_, n) => n % Math.ceil(trajectory.length / ENOUGH) === 0)

function staysIn(region: Rect, box: Rect, path: readonly Position[]): boolean {
  return path.every(
    ({ x, y }) =>
      box.x + x > region.x - OVER &&
      box.y + y > region.y - OVER &&
      box.x + box.w + x < region.x + region.w + OVER &&
      box.y + box.h + y < region.y + region.h + OVER,
  )
}

function movesFar(trajectory: readonly TemplateMatch[]): boolean {
  const range = (values: number[]) => Math.max(...values) - Math.min(...values)
  return (
    Math.hypot(range(trajectory.map(({ x }) => x)), range(trajectory.map(({ y }) => y))) > FARTHEST
  )
}

/** Whether a mark mostly moves differently from the camera. */
function movesIndependently(
  { luma, first, end }: Stretch,
  { template: { box }, trajectory }: MovingMark,
) {
  const { width, height } = luma(first)
  const level = levelFor(width * height)
  const seen = (index: number) => motionFrame(pyramidOf(luma(index))[level]!, null)
  const placeAt = (index: number) => {
    const { x, y } = trajectory[index - first]!
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

/** A template's trajectory through a stretch, from one frame in both directions. */
function trackBothWays(
  template: Template,
  { luma, first, end }: Stretch,
  home: number,
): TemplateMatch[] {
  const start = locate(template, luma(home), home, { x: 0, y: 0 }, 2)
  const after = trackTemplate(template, luma, [start], end - 1)
  const before = trackTemplate(template, luma, [start, ...after].slice(0, 8).reverse(), first)
  return [...before.reverse(), start, ...after]
}
