import { isSameArea } from '@/contract/watermark'

/** A rectangle in the picture, in shares of its width and height, 0 to 1. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A mark's rectangle and the time it is visible. */
export interface Area extends Box {
  id: string
  /** Seconds from the beginning of the video. */
  from: number
  to: number
  /** Detected, but to be left untouched. */
  isOff?: boolean
  /** Replaces the whole area, even where the background seems to shine through. */
  isReplaced?: boolean
}

let lastId = 0

/** An id that is unique while the page is open. */
export function newAreaId(): string {
  lastId += 1
  return `area-${lastId}`
}

export interface Point {
  x: number
  y: number
}

/** A smaller share is too small to hit, and too small for the engine to learn from. */
export const MIN_SHARE = 0.01

/** Placed by "Add area": a fifth by a tenth, in the corner where most marks are. */
export const CORNER_BOX: Box = { x: 0.78, y: 0.02, w: 0.2, h: 0.1 }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The box moved into the picture and enlarged to the minimum size. */
export function fitted({ x, y, w, h }: Box): Box {
  const width = clamp(w, MIN_SHARE, 1)
  const height = clamp(h, MIN_SHARE, 1)
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), w: width, h: height }
}

/** The box between two corners, in any order. */
export function boxBetween(a: Point, b: Point): Box {
  const left = clamp(Math.min(a.x, b.x), 0, 1)
  const top = clamp(Math.min(a.y, b.y), 0, 1)
  return fitted({
    x: left,
    y: top,
    w: clamp(Math.max(a.x, b.x), 0, 1) - left,
    h: clamp(Math.max(a.y, b.y), 0, 1) - top,
  })
}

/** An existing area that the given one would duplicate: same place, overlapping times. */
export const findDuplicate = (area: Area, areas: readonly Area[]): Area | undefined =>
  areas.find((other) => other.id !== area.id && isSameArea(area, other))
