import { type Part, partsOf } from './parts.ts'
import type { Sights } from './sights.ts'
import type { StillEdges } from './still-edges.ts'
import type { UsualPicture } from './usual-picture.ts'

const ON_EDGES = 0.8
const CALM = 0.7
/** So calm all around that nothing else matters. */
const SURELY_CALM = 0.85
const STAYS = 0.8
const GOES = 0.2
const HUSHED = 0.85
const HUSHED_RIM = 80
/** Parts that overlap more than this are the same one at two levels. */
const SHARED = 0.3
/** Share of static edges in the picture: with fewer, the camera moves. */
const MOVING = 0.35
const EDGE = 3

/** Pieces of the picture that look laid over, once each. */
export function chooseParts(sights: Sights, usual: UsualPicture, edges: StillEdges): Part[] {
  const support = supportIn(isMoving(usual, edges))
  const able: { part: Part; weight: number }[] = []
  for (const part of partsOf(sights, usual, edges)) {
    const share = support(part)
    if (share > 0) able.push({ part, weight: share * Math.sqrt(part.rim.length) })
  }
  able.sort((a, b) => b.weight - a.weight)
  const taken = new Uint8Array(sights.width * sights.height)
  return able.flatMap(({ part }) => {
    const shared = part.pixels.reduce((sum, at) => sum + taken[at]!, 0)
    if (shared > SHARED * part.pixels.length) return []
    for (const at of part.pixels) taken[at] = 1
    return [part]
  })
}

/** How much of an outline belongs to a mark; 0 if there is evidence against it. */
const supportIn =
  (moves: boolean) =>
  ({ calm, stays, goes, edge, hushed, rim }: Part): number => {
    const isHushed = hushed > HUSHED && rim.length > HUSHED_RIM
    const isCalm = edge > ON_EDGES && calm > CALM && (goes < GOES || calm > SURELY_CALM)
    const isKept = moves && edge > ON_EDGES && stays > STAYS && goes < GOES
    return Math.max(isHushed ? hushed : 0, isCalm ? calm : 0, isKept ? 0.9 * stays : 0)
  }

function isMoving({ steepness }: UsualPicture, { steady }: StillEdges): boolean {
  let [edges, still] = [0, 0]
  for (let at = 0; at < steady.length; at++) {
    if (steepness.data[at]! < EDGE) continue
    edges++
    still += steady[at]!
  }
  return still < MOVING * edges
}
