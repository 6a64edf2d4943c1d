import type { Area, Point } from './area'
import { type Grip, gripAt } from './grips'

export interface Held {
  area: Area
  grip: Grip
}

/**
 * The area under a point: the selected one with its handles first, then the others from the top.
 * @param reach how far from a handle still counts, in shares of the picture
 */
export function areaAt(
  areas: readonly Area[],
  selectedId: string | null,
  point: Point,
  reach: Point,
): Held | null {
  const selected = areas.find(({ id }) => id === selectedId)
  const grip = selected && gripAt(point, selected, reach)
  if (selected && grip) return { area: selected, grip }
  const area = areas.findLast((one) => isInside(point, one))
  return area ? { area, grip: 'move' } : null
}

const isInside = (point: Point, { x, y, w, h }: Area) =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h
