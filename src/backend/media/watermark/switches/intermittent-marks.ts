import { createMask, dilated, indicesOf, type Mask } from '../picture/mask.ts'
import { candidatesAt } from './candidates.ts'
import { findChangePoints } from './change-points.ts'
import { clusterShape, type End, offsetOf } from './cluster-shape.ts'
import { clusterCandidates, type MarkCluster, type TimedCandidate } from './clusters.ts'
import { type VisibleInterval, visibleIntervals } from './intervals.ts'
import { endOf, firstOf, type Scene } from './scene.ts'
import { spill } from './spill.ts'
import { staticEdgeEnergy } from './static-edges.ts'

/** A mark that is only there for a stretch of frames. */
export interface IntermittentMark {
  from: number
  to: number
  shape: Mask
  /** Shared by all spans of the same mark. */
  cluster: MarkCluster
  /** The shape where the cluster was seen best, and the offset from there to this place. */
  home: Mask
  offset: { x: number; y: number }
}

interface Claim {
  cluster: MarkCluster
  scene: Scene
  interval: VisibleInterval
  /** Sum of the edge energies of all candidates with the same interval. */
  strength: number
}

/** A claim much weaker than the strongest in its region is something that moved, or a short text. */
const WEAK = 0.2
const LEAST = 0.04
/** Something seen in several regions is a mark; seen in only one, it must be this strong. */
const LEAST_ALONE = 0.5
const SHORTEST_ALONE = 6
const SMALLEST_ALONE = 0.02
/** The picture alone may hide some of a mark's edges, but doesn't show most of them. */
const HIGHEST_ALONE = 0.65
/** Where a permanent mark has this many times the edges, whatever comes and goes is the picture behind it. */
const MUCH_MORE = 4
/**
 * Something entering from outside changes this much beside a region, relative to its change inside; measured on this
 * many frames.
 */
const [SPILT, MOMENTS] = [0.4, 24]
/** If hardly anything changes beside the region in this many frames before and after a switch, nothing is entering. */
const [HARDLY_SPILT, AT_ONCE] = [0.1, 2]
/** Edges that a cut of the film seems to change may hide nothing at all. */
const SMALLEST = 60
/** Two marks whose places overlap this much aren't there at the same time. */
const SHARED = 0.25

/** The marks that come and go in several regions; a single mark may appear in all of them in turn. */
export async function intermittentMarks(scenes: readonly Scene[]): Promise<IntermittentMark[][]> {
  const timed: TimedCandidate[] = []
  for (const scene of scenes) timed.push(...(await timedCandidates(scene)))
  const clusters = clusterCandidates(timed)
  const kept = scenes.flatMap((scene) =>
    suppressConflicts(claimsIn(scene, clusters).filter((claim) => staysWithin(claim))),
  )
  const switches = endsOf(kept)
  const shapes = new Map<MarkCluster, Mask>()
  for (const { cluster } of kept) {
    if (shapes.has(cluster)) continue
    const own = kept.filter((claim) => claim.cluster === cluster)
    shapes.set(cluster, clusterShape(cluster, endsOf(own), switches))
  }
  return scenes.map((scene) =>
    kept
      .filter((claim) => claim.scene === scene)
      .map(({ interval: { from, to }, cluster }) => {
        const offset = offsetOf(cluster, scene)
        const home = shapes.get(cluster)!
        const shape = movedShape(home, scene.regionMask, offset)
        return { from, to, shape, cluster, home, offset }
      })
      .filter(({ shape }) => indicesOf(shape).length >= SMALLEST),
  )
}

async function timedCandidates(scene: Scene): Promise<TimedCandidate[]> {
  return candidatesAt(scene, await findChangePoints(scene)).map((candidate) => ({
    scene,
    candidate,
    intervals: visibleIntervals(scene, candidate),
  }))
}

/** A region's claims, with each interval once. */
function claimsIn(scene: Scene, clusters: readonly MarkCluster[]): Claim[] {
  const claims = clusters.flatMap((cluster) => {
    const told: Claim[] = []
    for (const one of cluster.intervals) {
      if (one.scene !== scene) continue
      const { interval } = one
      const strength = interval.candidate.edges.energy * interval.ends
      const known = told.find((claim) => isSame(claim.interval, interval))
      if (known) known.strength += strength
      else told.push({ cluster, scene, interval, strength })
    }
    return told
  })
  const strongest = Math.max(0, ...claims.map(({ strength }) => strength))
  const least = claims.some(isShared) ? LEAST_ALONE : LEAST
  const standing = claims.every(isShared) ? 0 : staticEdgeEnergy(scene)
  return claims.filter(
    (claim) =>
      claim.strength > (isShared(claim) ? LEAST : least) * strongest &&
      (isShared(claim) || isCredible(claim, standing)),
  )
}

const isShared = ({ cluster }: Claim): boolean => cluster.places.size > 1

/** Whether a mark seen in just one region is believable, rather than something that moved there. */
function isCredible(claim: Claim, standing: number): boolean {
  const { regionMask } = claim.scene
  const { from, to, candidate } = claim.interval
  const size = regionMask.data.reduce((sum, bit) => sum + bit, 0)
  return (
    to - from >= SHORTEST_ALONE &&
    candidate.level < HIGHEST_ALONE &&
    candidate.edges.indices.length > SMALLEST_ALONE * size &&
    standing < MUCH_MORE * candidate.edges.energy
  )
}

/**
 * Whether a mark seen in just one region changes only what is inside it. Measured at its switches, since in between a
 * panning camera changes everything beside the region.
 */
function staysWithin(claim: Claim): boolean {
  const { cluster, scene } = claim
  if (isShared(claim)) return true
  const own = cluster.intervals.filter((one) => one.scene === scene).map(({ interval }) => interval)
  const isShown = (index: number) => own.some(({ from, to }) => from <= index && index < to)
  const all = Array.from(scene.track.steps, (_, n) => firstOf(scene) + n)
  const switches = own.flatMap(({ from, to }) => [from, to]).filter((at) => at > firstOf(scene))
  const near = all.filter((index) =>
    switches.some((at) => at - AT_ONCE <= index && index < at + AT_ONCE),
  )
  return spilt(scene, near, isShown) < HARDLY_SPILT || spilt(scene, all, isShown) < SPILT
}

/** How much of a mark's change some frames show beside its region; zero if all or none of them show it. */
function spilt(
  scene: Scene,
  frames: readonly number[],
  isShown: (index: number) => boolean,
): number {
  const seen = (some: readonly number[]) => thinned(some).map(scene.luma)
  const [shown, gone] = [seen(frames.filter(isShown)), seen(frames.filter((n) => !isShown(n)))]
  return shown.length > 0 && gone.length > 0 ? spill(shown, gone, scene.regionMask) : 0
}

const thinned = (frames: readonly number[]): number[] =>
  frames.filter((_, n) => n % Math.ceil(frames.length / MOMENTS) === 0)

const isSame = (one: VisibleInterval, other: VisibleInterval): boolean =>
  Math.abs(one.from - other.from) <= 1 && Math.abs(one.to - other.to) <= 1

/** Greedy non-maximum suppression: the strongest first; anything that contradicts it is dropped. */
function suppressConflicts(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = []
  for (const claim of claims.toSorted((a, b) => b.strength - a.strength)) {
    if (kept.some((other) => contradicts(claim, other))) continue
    // A text cut off by the end of the stretch has only one end: compare its edges, not its strength.
    const isWeak = energyOf(claim) < WEAK * Math.max(0, ...kept.map(energyOf))
    if (!isWeak || claim.interval.ends === 2) kept.push(claim)
  }
  return kept.filter((claim) => !isBetween(claim, kept))
}

const energyOf = ({ interval }: Claim): number => interval.candidate.edges.energy

/** Between two intervals of one mark, the picture shows the edges that the mark hides. */
function isBetween(claim: Claim, kept: readonly Claim[]): boolean {
  const { from, to } = claim.interval
  const stronger = kept.filter(
    ({ cluster, strength }) => cluster !== claim.cluster && strength > claim.strength,
  )
  const before = kept.filter(({ interval }) => Math.abs(interval.to - from) <= 1)
  const after = kept.filter(({ interval }) => Math.abs(interval.from - to) <= 1)
  return stronger.some(
    ({ cluster }) =>
      before.some((one) => one.cluster === cluster) && after.some((one) => one.cluster === cluster),
  )
}

function contradicts({ interval, scene }: Claim, other: Claim): boolean {
  const both =
    Math.min(interval.to, other.interval.to) - Math.max(interval.from, other.interval.from)
  if (both <= 0) return false
  const taken = createMask(scene.regionMask.width, scene.regionMask.height)
  for (const at of other.interval.candidate.edges.indices) taken.data[at] = 1
  const near = dilated(taken, 2)
  const { indices } = interval.candidate.edges
  return indices.filter((at) => near.data[at]!).length > SHARED * indices.length
}

/** Change points at which the claimed intervals begin and end. */
function endsOf(claims: readonly Claim[]): End[] {
  return claims.flatMap(({ scene, interval: { from, to } }) =>
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
