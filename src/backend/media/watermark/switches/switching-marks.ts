import { createMask, dilated, type Mask } from '../picture/mask.ts'
import { type Family, familiesOf, type Witnessed } from './families.ts'
import { type End, familyShape, offsetOf } from './family-shape.ts'
import { findSwitches } from './find-switches.ts'
import { endOf, firstOf, type Scene } from './scene.ts'
import { sightingsAt } from './sightings.ts'
import { standingEnergy } from './standing-edges.ts'
import { type Visit, visitsOf } from './visits.ts'

/** A mark that is there for a stretch of frames only. */
export interface SwitchingMark {
  from: number
  to: number
  shape: Mask
  /** The same for all that show one mark. */
  family: Family
  /** The shape where the family was seen best, and how far from there this one lies. */
  home: Mask
  offset: { x: number; y: number }
}

interface Claim {
  family: Family
  scene: Scene
  visit: Visit
  /** Sum of the edges of all the sightings that tell the same. */
  strength: number
}

/** A claim much weaker than the strongest of its room is something that moved, or a short text. */
const WEAK = 0.2
const LEAST = 0.04
/** What is seen in several rooms is a mark; what is seen in one of them only must be this strong. */
const LEAST_ALONE = 0.5
const SHORTEST_ALONE = 6
const SMALLEST_ALONE = 0.02
/** The picture alone may hide some of a mark's edges, but it does not show most of them. */
const HIGHEST_ALONE = 0.65
/** Where a mark stays, with so many times the edges, what comes and goes is the picture behind it. */
const MUCH_MORE = 4
/** Two marks that share so much of their place are not there at once. */
const SHARED = 0.25

/** The marks that come and go in several rooms; one mark may visit them all in turn. */
export async function switchingMarks(scenes: readonly Scene[]): Promise<SwitchingMark[][]> {
  const witnessed: Witnessed[] = []
  for (const scene of scenes) witnessed.push(...(await witness(scene)))
  const families = familiesOf(witnessed)
  const kept = scenes.flatMap((scene) => settle(claimsIn(scene, families)))
  const switches = endsOf(kept)
  const shapes = new Map<Family, Mask>()
  for (const { family } of kept) {
    if (shapes.has(family)) continue
    const own = kept.filter((claim) => claim.family === family)
    shapes.set(family, familyShape(family, endsOf(own), switches))
  }
  return scenes.map((scene) =>
    kept
      .filter((claim) => claim.scene === scene)
      .map(({ visit: { from, to }, family }) => {
        const offset = offsetOf(family, scene)
        const home = shapes.get(family)!
        const shape = movedShape(home, scene.room, offset)
        return { from, to, shape, family, home, offset }
      }),
  )
}

async function witness(scene: Scene): Promise<Witnessed[]> {
  return sightingsAt(scene, await findSwitches(scene)).map((sighting) => ({
    scene,
    sighting,
    visits: visitsOf(scene, sighting),
  }))
}

/** What is told of one room, each visit once. */
function claimsIn(scene: Scene, families: readonly Family[]): Claim[] {
  const claims = families.flatMap((family) => {
    const told: Claim[] = []
    for (const one of family.visits) {
      if (one.scene !== scene) continue
      const { visit } = one
      const strength = visit.sighting.edges.energy * visit.ends
      const known = told.find((claim) => isSame(claim.visit, visit))
      if (known) known.strength += strength
      else told.push({ family, scene, visit, strength })
    }
    return told
  })
  const strongest = Math.max(0, ...claims.map(({ strength }) => strength))
  const least = claims.some(isShared) ? LEAST_ALONE : LEAST
  const standing = claims.every(isShared) ? 0 : standingEnergy(scene)
  return claims.filter(
    (claim) =>
      claim.strength > (isShared(claim) ? LEAST : least) * strongest &&
      (isShared(claim) || isCredible(claim, standing)),
  )
}

const isShared = ({ family }: Claim): boolean => family.places.size > 1

/** Whether a mark that was seen in one room only may be one and not something that moved there. */
function isCredible(claim: Claim, standing: number): boolean {
  const { room } = claim.scene
  const { from, to, sighting } = claim.visit
  const size = room.data.reduce((sum, bit) => sum + bit, 0)
  return (
    to - from >= SHORTEST_ALONE &&
    sighting.level < HIGHEST_ALONE &&
    sighting.edges.indices.length > SMALLEST_ALONE * size &&
    standing < MUCH_MORE * sighting.edges.energy
  )
}

const isSame = (one: Visit, other: Visit): boolean =>
  Math.abs(one.from - other.from) <= 1 && Math.abs(one.to - other.to) <= 1

/** The strongest first; what contradicts it is dropped. */
function settle(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = []
  for (const claim of claims.toSorted((a, b) => b.strength - a.strength)) {
    if (kept.some((other) => contradicts(claim, other))) continue
    // A text cut off by the end of the stretch is told by one end: only its edges compare with others'.
    const isWeak = energyOf(claim) < WEAK * Math.max(0, ...kept.map(energyOf))
    if (!isWeak || claim.visit.ends === 2) kept.push(claim)
  }
  return kept.filter((claim) => !isBetween(claim, kept))
}

const energyOf = ({ visit }: Claim): number => visit.sighting.edges.energy

/** Between two visits of one mark the picture shows the edges that the mark hides. */
function isBetween(claim: Claim, kept: readonly Claim[]): boolean {
  const { from, to } = claim.visit
  const stronger = kept.filter(
    ({ family, strength }) => family !== claim.family && strength > claim.strength,
  )
  const before = kept.filter(({ visit }) => Math.abs(visit.to - from) <= 1)
  const after = kept.filter(({ visit }) => Math.abs(visit.from - to) <= 1)
  return stronger.some(
    ({ family }) =>
      before.some((one) => one.family === family) && after.some((one) => one.family === family),
  )
}

function contradicts({ visit, scene }: Claim, other: Claim): boolean {
  const both = Math.min(visit.to, other.visit.to) - Math.max(visit.from, other.visit.from)
  if (both <= 0) return false
  const taken = createMask(scene.room.width, scene.room.height)
  for (const at of other.visit.sighting.edges.indices) taken.data[at] = 1
  const near = dilated(taken, 2)
  const { indices } = visit.sighting.edges
  return indices.filter((at) => near.data[at]!).length > SHARED * indices.length
}

/** Switches at which the claimed visits begin and end. */
function endsOf(claims: readonly Claim[]): End[] {
  return claims.flatMap(({ scene, visit: { from, to } }) =>
    [from, to]
      .filter((at) => at > firstOf(scene) && at < endOf(scene))
      .map((at) => ({ scene, at })),
  )
}

function movedShape(shape: Mask, to: Mask, { x, y }: { x: number; y: number }): Mask {
  const moved = createMask(to.width, to.height)
  for (let at = 0; at < shape.data.length; at++) {
    if (!shape.data[at]) continue
    const [u, v] = [(at % shape.width) + x, Math.floor(at / shape.width) + y]
    if (u >= 0 && v >= 0 && u < to.width && v < to.height) moved.data[v * to.width + u] = 1
  }
  return moved
}
