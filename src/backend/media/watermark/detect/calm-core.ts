import { area, grown, intersection, type Rect, union } from '../geometry.ts'
import type { GraphicGroup } from './graphic-groups.ts'
import type { MarkGroup } from './mark-groups.ts'
import type { StillEdges } from './still-edges.ts'

/** All still edges of a place are its own, and all of it is calm: nothing is missing there. */
const WHOLE = { purity: 0.9, calm: 0.7 }
/** A drawn group this many times larger contains more than that mark … */
const LARGER = 1.5
/** … if at most this share of its other outlines is this calm, relative to the mark's own. */
const SCENE = 0.35
const AS_CALM = 0.5
const NEAR = 2

/**
 * The part of a drawn group that is the mark, if calm shows a whole one inside it: planks and tiles are as sharply
 * drawn, and as close to it. Undefined if calm leaves the group unchanged.
 */
export function calmCore(
  group: GraphicGroup,
  calm: readonly MarkGroup[],
  edges: StillEdges,
): Rect | undefined {
  const whole = calm.filter(
    (mark) =>
      mark.purity > WHOLE.purity &&
      mark.calm > WHOLE.calm &&
      area(intersection(mark.rect, group.rect)) === area(mark.rect),
  )
  if (whole.length === 0) return undefined
  const core = whole.map(({ rect }) => rect).reduce(union)
  if (area(group.rect) < LARGER * area(core)) return undefined
  const usual = Math.min(...whole.map(depthOf))
  return calmBeyond(core, group, edges, AS_CALM * usual) < SCENE ? core : undefined
}

const depthOf = ({ parts, rim }: MarkGroup): number =>
  parts.reduce((sum, part) => sum + part.depth * part.rim.length, 0) / rim

/** Share of a group's outlines outside a core with one side this much calmer. */
function calmBeyond(
  core: Rect,
  { parts }: GraphicGroup,
  { width, calm }: StillEdges,
  least: number,
): number {
  const { x, y, w, h } = grown(core, NEAR)
  const isIn = (px: number, py: number) => px >= x && px < x + w && py >= y && py < y + h
  const isCalm = (at: number) => [0, -1, 1, -width, width].some((step) => calm[at + step]! > least)
  const beyond = parts.flatMap(({ rim }) => [
    ...rim.filter((at) => !isIn(at % width, Math.floor(at / width))),
  ])
  return beyond.filter(isCalm).length / Math.max(1, beyond.length)
}
