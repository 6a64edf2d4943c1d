import type { Mask } from '../picture/mask.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { moved } from './edges.ts'
import { gradientCorrelation } from './gradient-correlation.ts'
import { type VisibleInterval, visibleIntervals } from './intervals.ts'
import type { Scene } from './scene.ts'

/** A candidate, and when its mark was visible. */
export interface TimedCandidate {
  scene: Scene
  candidate: Candidate
  intervals: VisibleInterval[]
}

/** One mark, wherever and whenever it was seen. */
export interface MarkCluster {
  /** The candidate that shows it best; places are offsets from it. */
  best: TimedCandidate
  /** The mark's offset in each scene from the best candidate. */
  places: Map<Scene, { dx: number; dy: number }>
  intervals: { scene: Scene; interval: VisibleInterval }[]
}

/** From this similarity on, it is the same mark. */
const ALIKE = 0.45

/** Merges candidates that show the same mark, and searches for it again wherever it was seen. */
export function clusterCandidates(timed: readonly TimedCandidate[]): MarkCluster[] {
  const clusters: MarkCluster[] = []
  const sorted = timed.slice().sort((a, b) => weight(b) - weight(a))
  for (const one of sorted) {
    if (clusters.some((cluster) => joins(cluster, one)) || one.intervals.length === 0) continue
    const places = new Map([[one.scene, { dx: 0, dy: 0 }]])
    const intervals = one.intervals.map((interval) => ({ scene: one.scene, interval }))
    clusters.push({ best: one, places, intervals })
  }
  for (const cluster of clusters) cluster.intervals.push(...seenAgain(cluster))
  return clusters
}

const weight = ({ candidate, intervals }: TimedCandidate): number =>
  candidate.edges.energy * Math.max(0, ...intervals.map(({ ends }) => ends))

function joins(cluster: MarkCluster, one: TimedCandidate): boolean {
  const { best, places } = cluster
  const { dx, dy, score } = gradientCorrelation(placed(best), placed(one))
  if (score < ALIKE) return false
  const known = places.get(one.scene)
  // A mark has one position per region; something similar elsewhere in it is another mark.
  if (known && (known.dx !== dx || known.dy !== dy)) return false
  places.set(one.scene, { dx, dy })
  cluster.intervals.push(...one.intervals.map((interval) => ({ scene: one.scene, interval })))
  return true
}

function placed({ scene: { regionMask }, candidate: { edges } }: TimedCandidate) {
  return { edges, width: regionMask.width, ...cornerOf(regionMask) }
}

function seenAgain({ best, places }: MarkCluster): MarkCluster['intervals'] {
  return [...places].flatMap(([scene, { dx, dy }]) => {
    const [from, to] = [cornerOf(best.scene.regionMask), cornerOf(scene.regionMask)]
    const [x, y] = [to.left - from.left + dx, to.top - from.top + dy]
    const edges = moved(best.candidate.edges, best.scene.regionMask, scene.regionMask, x, y)
    return candidatesOf(scene, [edges]).flatMap((candidate) =>
      visibleIntervals(scene, candidate).map((interval) => ({ scene, interval })),
    )
  })
}

/** Upper left corner of a mask's pixels. */
export function cornerOf({ width, data }: Mask): { left: number; top: number } {
  let left = width
  let top = -1
  for (let at = 0; at < data.length; at++) {
    if (!data[at]) continue
    if (top < 0) top = Math.floor(at / width)
    left = Math.min(left, at % width)
  }
  return { left, top }
}
