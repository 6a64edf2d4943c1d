import { area, grown, intersection, type Rect, type Region, type Size, union } from '../geometry.ts'
import { createPlane, type Plane } from '../picture/plane.ts'
import { isOverlay } from '../tiled/is-overlay.ts'
import { findLattice } from '../tiled/lattice.ts'
import { meanDetail } from '../tiled/mean-detail.ts'
import { FAINT } from '../tiled/tiled-restorer.ts'
import type { Grey, Sights } from './sights.ts'
import { findPair, stillMarks } from './still-marks.ts'

export type MarkKind = 'tiled' | 'still' | 'switching'

/** A mark the program believes it has found; a person confirms it. */
export interface FoundMark extends Region {
  kind: MarkKind
}

/** Boxes at the same place, or of text lines in one band, share this much of the smaller one. */
const SAME_PLACE = 0.4
const LATTICE_MOMENTS = 16

/** Everything that looks laid over a video, in pixels of the sights. */
export function findMarks(sights: Sights, switching: readonly Rect[]): FoundMark[] {
  if (isTiled(sights)) {
    return [{ kind: 'tiled', x: 0, y: 0, w: sights.width, h: sights.height }]
  }
  const places = samePlaces(switching)
  const still = stillMarks(sights).filter((rect) => !places.some((place) => isSame(place, rect)))
  return [
    ...still.map((rect): FoundMark => ({ kind: 'still', ...withRim(rect, sights) })),
    ...places.map((rect): FoundMark => ({ kind: 'switching', ...withRim(rect, sights) })),
  ]
}

function isTiled({ width, height, samples }: Sights): boolean {
  const some = samples.filter((_, k) => k % Math.ceil(samples.length / LATTICE_MOMENTS) === 0)
  const planes = some.map((grey) => planeOf(grey, { width, height }))
  const detail = meanDetail(planes, FAINT)
  const lattice = findLattice(detail)
  return lattice !== null && isOverlay(detail, planes[planes.length >> 1]!, lattice)
}

function planeOf(grey: Grey, { width, height }: Size): Plane {
  const plane = createPlane(width, height)
  plane.data.set(grey)
  return plane
}

function samePlaces(rects: readonly Rect[]): Rect[] {
  const list = [...rects]
  for (;;) {
    const pair = findPair(list, isSame)
    if (!pair) return list
    const [first, second] = pair
    list.splice(list.indexOf(second), 1)
    list[list.indexOf(first)] = union(first, second)
  }
}

const isSame = (a: Rect, b: Rect): boolean =>
  area(intersection(a, b)) > SAME_PLACE * Math.min(area(a), area(b))

/** A small margin for the soft rim of a mark. */
function withRim(rect: Rect, { width, height }: Size): Rect {
  const room = Math.round(Math.min(8, 3 + 0.06 * rect.h))
  return intersection(grown(rect, room), { x: 0, y: 0, w: width, h: height })
}
