import type { Plane } from '../picture/plane.ts'
import { type LevelRegion, RegionFinder } from './level-regions.ts'
import type { Sights } from './sights.ts'
import type { StillEdges } from './still-edges.ts'
import type { UsualPicture } from './usual-picture.ts'

/** A piece of the picture with its outline's evidence for being an overlay, as shares of its length. */
export interface Part extends LevelRegion {
  /** Calmer inside than outside, contrary to what light would do, and in line with it. */
  calm: number
  natural: number
  /** Stays, or disappears, while something passes. */
  stays: number
  goes: number
  /** Lies on a static edge. */
  edge: number
  /** Hardly anything moves inside, and a lot right outside. */
  hushed: number
  /** Smallest share of calm outline among the four directions: an open line has none in some. */
  around: number
  /** Mean and mean square of how much calmer the inside is. */
  depth: number
  depthSquare: number
}

const LIGHT_STEP = 8
const ACTIVITY_FLOOR = 0.04
const ACTIVITY_STEP = 0.25
const [ACTIVITY_LOWEST, ACTIVITY_HIGHEST] = [-3, 3]
/** How much calmer, as a logarithm, the inside of an opaque mark is. */
const HUSHED = 0.9
/** How far the directions of edge and outline may differ. */
const ALIKE = 0.3

/** Cuts the mean picture and the activity map at many levels, and judges every piece. */
export function* partsOf(sights: Sights, { mean }: UsualPicture, edges: StillEdges) {
  const finder = new RegionFinder(sights)
  const light = mean.data
  for (let level = 12; level < 250; level += LIGHT_STEP) {
    for (const region of finder.find((at) => light[at]! > level))
      yield judged(region, edges, sights.activity, 1)
    for (const region of finder.find((at) => light[at]! < level))
      yield judged(region, edges, sights.activity, 1)
  }
  const activity = sights.activity.data
  for (let level = ACTIVITY_LOWEST; level < ACTIVITY_HIGHEST; level += ACTIVITY_STEP) {
    const most = Math.exp(level) - ACTIVITY_FLOOR
    for (const region of finder.find((at) => activity[at]! < most))
      yield judged(region, edges, sights.activity, 2)
  }
}

/** A region with the evidence of the edges around it and of the calm inside. */
export function judged(
  region: LevelRegion,
  edges: StillEdges,
  activity: Plane,
  reach: number,
): Part {
  const { rim, outwardX, outwardY } = region
  let [calm, natural, stays, goes, edge, hushed] = [0, 0, 0, 0, 0, 0]
  let [depth, depthSquare] = [0, 0]
  const directions = [0, 0, 0, 0]
  for (let k = 0; k < rim.length; k++) {
    const [ox, oy] = [outwardX[k]!, outwardY[k]!]
    const near = lookAround(edges, rim[k]!, ox, oy, reach)
    edge += near.edge
    stays += near.stays
    goes += near.stays ? 0 : near.goes
    hushed += isHushed(activity, rim[k]!, ox, oy) ? 1 : 0
    if (near.calm === 0) continue
    depth += near.calm
    depthSquare += near.calm ** 2
    natural += 1 - near.unnatural
    calm += near.unnatural
    const way = directionOf(ox, oy)
    directions[way] = directions[way]! + near.unnatural
  }
  const count = rim.length
  return {
    ...region,
    calm: calm / count,
    natural: natural / count,
    stays: stays / count,
    goes: goes / count,
    edge: edge / count,
    hushed: hushed / count,
    around: Math.min(...directions) / count,
    depth: depth / Math.max(1, calm + natural),
    depthSquare: depthSquare / Math.max(1, calm + natural),
  }
}

function directionOf(ox: number, oy: number): 0 | 1 | 2 | 3 {
  if (Math.abs(ox) > Math.abs(oy)) return ox > 0 ? 0 : 1
  return oy > 0 ? 2 : 3
}

/** The evidence of the static edges around an outline pixel. */
function lookAround(edges: StillEdges, at: number, ox: number, oy: number, reach: number) {
  const { width, steady, passed, natural } = edges
  const near = { calm: 0, unnatural: 0, stays: 0, goes: 0, edge: 0 }
  for (let dy = -reach; dy <= reach; dy++) {
    for (let to = at + dy * width - reach; to <= at + dy * width + reach; to++) {
      if (!steady[to]) continue
      near.edge = 1
      if (passed[to] === 1) near.stays = 1
      if (passed[to] === -1) near.goes = 1
      const calm = calmTowards(edges, to, ox, oy)
      if (calm === 0) continue
      near.calm = Math.max(near.calm, calm)
      near.unnatural = Math.max(near.unnatural, 1 - natural[to]!)
    }
  }
  return near
}

/** How much calmer the inner side of an outline is. */
function calmTowards({ calm, inwardX, inwardY }: StillEdges, at: number, ox: number, oy: number) {
  const isAlike = inwardX[at]! * ox + inwardY[at]! * oy < -ALIKE
  return isAlike ? calm[at]! : 0
}

function isHushed({ width, data }: Plane, at: number, ox: number, oy: number): boolean {
  const beside = (far: number) => (data[at + far * (oy * width + ox)] ?? 0) + ACTIVITY_FLOOR
  return Math.log(beside(3) / beside(-1)) > HUSHED
}
