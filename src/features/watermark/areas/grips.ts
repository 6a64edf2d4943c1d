import { type Box, fitted, MIN_SHARE, type Point } from './area'

/** The grabbed part of an area: a corner, an edge, or the whole. */
export type Grip = 'move' | 'n' | 's' | 'e' | 'w' | 'nw' | 'ne' | 'sw' | 'se'

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

/** Position of a handle, in shares of the box. */
export const HANDLE_PLACES: Record<(typeof HANDLES)[number], Point> = {
  nw: { x: 0, y: 0 },
  n: { x: 0.5, y: 0 },
  ne: { x: 1, y: 0 },
  e: { x: 1, y: 0.5 },
  se: { x: 1, y: 1 },
  s: { x: 0.5, y: 1 },
  sw: { x: 0, y: 1 },
  w: { x: 0, y: 0.5 },
}

export const CURSORS: Record<Grip, string> = {
  move: 'move',
  n: 'ns-resize',
  s: 'ns-resize',
  e: 'ew-resize',
  w: 'ew-resize',
  nw: 'nwse-resize',
  se: 'nwse-resize',
  ne: 'nesw-resize',
  sw: 'nesw-resize',
}

/** This share in the middle of a box always moves it, however near its handles are. */
const MOVING_CORE = 0.4

/**
 * The part of a box that a press at a point grabs.
 * @param reach how far from a handle still counts, in shares of the picture; in the middle of a small box the
 * handles yield, so that it can be moved
 */
export function gripAt(point: Point, box: Box, reach: Point): Grip | null {
  const inner = {
    x: Math.abs(point.x - (box.x + box.w / 2)) / box.w,
    y: Math.abs(point.y - (box.y + box.h / 2)) / box.h,
  }
  if (inner.x <= MOVING_CORE / 2 && inner.y <= MOVING_CORE / 2) return 'move'
  const nearest = HANDLES.map((handle) => ({ handle, at: distance(point, box, handle, reach) }))
    .filter(({ at }) => at <= 1)
    .sort((a, b) => a.at - b.at)[0]
  if (nearest) return nearest.handle
  return inner.x <= 0.5 && inner.y <= 0.5 ? 'move' : null
}

/** Distance of a point from a handle, in units of the reach. */
function distance(point: Point, box: Box, handle: (typeof HANDLES)[number], reach: Point): number {
  const place = HANDLE_PLACES[handle]
  const dx = (point.x - (box.x + place.x * box.w)) / reach.x
  const dy = (point.y - (box.y + place.y * box.h)) / reach.y
  return Math.max(Math.abs(dx), Math.abs(dy))
}

/** The box after dragging its grabbed part this far. */
export function dragged(box: Box, grip: Grip, { x: dx, y: dy }: Point): Box {
  if (grip === 'move') return fitted({ ...box, x: box.x + dx, y: box.y + dy })
  const [left, right] = stretched(box.x, box.x + box.w, dx, grip.includes('w'), grip.includes('e'))
  const [top, bottom] = stretched(box.y, box.y + box.h, dy, grip.includes('n'), grip.includes('s'))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

function stretched(
  start: number,
  end: number,
  by: number,
  movesStart: boolean,
  movesEnd: boolean,
): [start: number, end: number] {
  if (movesStart) return [Math.max(0, Math.min(end - MIN_SHARE, start + by)), end]
  if (movesEnd) return [start, Math.min(1, Math.max(start + MIN_SHARE, end + by))]
  return [start, end]
}
