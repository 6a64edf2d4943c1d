import type { Plane } from '../picture/plane.ts'
import { type LevelRegion, RegionFinder } from './level-regions.ts'
import { judged, type Part } from './parts.ts'
import type { Sights } from './sights.ts'
import type { StillEdges } from './still-edges.ts'
import type { UsualPicture } from './usual-picture.ts'

/**
 * A piece of one tone whose outline is sharp nearly all around, as drawn things have: lens, motion and texture leave
 * few of these in a filmed picture.
 */
export interface GraphicPart extends Part {
  /** Share of the outline where the whole step from inside to outside occurs at once. */
  crisp: number
  /** Mean step across the outline, without its sign. */
  contrast: number
  /** How far half of the inside deviates from its median tone. */
  unevenness: number
}

const LIGHT_STEP = 8
/** One tone: a brightness band this wide, with slopes inside no steeper than this. */
const BAND = 14
const FLAT = 4
/** A weaker step is no outline. */
const WEAKEST = 9
/** Share of a step over three pixels that must occur between two adjacent pixels. */
const AT_ONCE = 0.52
const CRISP = 0.66
const EVEN = 0.22
const SHORTEST_RIM = 15
const USUAL_CONTRAST = 30
/** Parts that overlap more than this are the same one at two levels. */
const SHARED = 0.3

/** Pieces of the usual picture that look drawn, once each. */
export function graphicParts(
  { width, height, activity }: Sights,
  { mean }: UsualPicture,
  edges: StillEdges,
): GraphicPart[] {
  const able = [...drawnRegions(mean, edges)]
  able.sort((a, b) => b.weight - a.weight)
  const taken = new Uint8Array(width * height)
  return able.flatMap(({ region, outline, reach }) => {
    const shared = region.pixels.reduce((sum, at) => sum + taken[at]!, 0)
    if (shared > SHARED * region.pixels.length) return []
    const unevenness = spread(region, mean)
    if (unevenness > EVEN * outline.contrast) return []
    for (const at of region.pixels) taken[at] = 1
    return [{ ...judged(region, edges, activity, reach), ...outline, unevenness }]
  })
}

interface Drawn {
  region: LevelRegion
  outline: { crisp: number; contrast: number }
  weight: number
  /** How far from the region's rim its edge may be. */
  reach: 1 | 2
}

function* drawnRegions(mean: Plane, { slope }: StillEdges): Generator<Drawn> {
  const finder = new RegionFinder(mean)
  const light = mean.data
  function* drawn(isInside: (at: number) => boolean, reach: 1 | 2): Generator<Drawn> {
    for (const region of finder.find(isInside)) {
      if (region.rim.length < SHORTEST_RIM) continue
      const outline = outlineOf(region, mean, reach - 1)
      if (outline.crisp < CRISP) continue
      const strength = Math.min(1, outline.contrast / USUAL_CONTRAST)
      yield {
        region,
        outline,
        weight: outline.crisp * strength * Math.sqrt(region.rim.length),
        reach,
      }
    }
  }
  for (let level = 12; level < 250; level += LIGHT_STEP) {
    yield* drawn((at) => light[at]! > level, 1)
    yield* drawn((at) => light[at]! < level, 1)
    // Only the flat inside: behind an opaque mark it is brighter here and darker there.
    yield* drawn((at) => {
      const isTone = Math.abs(light[at]! - level) < BAND / 2
      return isTone && slope[at]! < FLAT
    }, 2)
  }
}

/** Sharpness of the step `ahead` pixels outside a region's rim. */
function outlineOf(
  { rim, outwardX, outwardY }: LevelRegion,
  { width, data }: Plane,
  ahead: number,
): Drawn['outline'] {
  let [crisp, contrast, count] = [0, 0, 0]
  for (let k = 0; k < rim.length; k++) {
    const way = outwardY[k]! * width + outwardX[k]!
    if (way === 0) continue
    count++
    const at = rim[k]! + ahead * way
    const light = (far: number) => data[at + far * way] ?? 0
    const whole = Math.abs(light(2) - light(-1))
    contrast += whole
    if (whole < WEAKEST) continue
    const towards = Math.sign(light(2) - light(-1))
    const most = Math.max(
      towards * (light(0) - light(-1)),
      towards * (light(1) - light(0)),
      towards * (light(2) - light(1)),
    )
    if (most > AT_ONCE * whole) crisp++
  }
  return { crisp: crisp / rim.length, contrast: contrast / Math.max(1, count) }
}

function spread({ pixels }: LevelRegion, { data }: Plane): number {
  const tones = Float32Array.from(pixels, (at) => data[at]!).sort()
  const tone = (share: number) => tones[Math.floor(share * (tones.length - 1))]!
  return (tone(0.75) - tone(0.25)) / 2
}
