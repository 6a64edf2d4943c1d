import { createMask, dilated, eroded, joined, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { changedPixels, meanChange, share } from './change.ts'
import { cornerOf, type MarkCluster } from './clusters.ts'
import type { Edges } from './edges.ts'
import { endOf, firstOf, type Scene } from './scene.ts'
import { STEADY } from './sliding-means.ts'

const TOLERANCE = { flat: 5, steep: 0.3 }
/** A smaller change of the mean comes from the encoder. */
const FAINTEST = 4
/** If the mean of the surroundings changes more than this, it is no evidence of a mark. */
const RESTLESS = 16
/** Factor by which the mean must change more than in nearly all of the surroundings. */
const ABOVE_USUAL = 1.7
/** Share of the switches, weighted by how calm the picture was, that must show a pixel. */
const ENOUGH = 0.3
/** Share of the surrounding pixels that must have changed too, and more where many changes are false. */
const LEAST_DENSE = 0.12
const FALSE_DENSE = 2
const AROUND = 2
/** How far the rest of a stroke may extend. */
const REST = 4
/** Share of the edges on each side that may be chance, and how far a mark extends beyond the others. */
const STRAY = 0.01
const CLOSE = 8
/** An encoder smears a mark this far. */
const SMEAR = 2
/** Narrower gaps belong to the mark, which happened to look like its background there. */
const GAP = 3

/** A change point of one region. */
export interface End {
  scene: Scene
  at: number
}

/** All pixels of a cluster's mark in its best candidate's region, by a vote of its change points. */
export function clusterShape(
  cluster: MarkCluster,
  ends: readonly End[],
  switches: readonly End[],
): Mask {
  const home = cluster.best.scene.regionMask
  const votes = new Float32Array(home.data.length)
  const total = new Float32Array(home.data.length)
  for (const end of ends) {
    const { mask, calm } = changeAt(end, switches)
    cast(votes, total, mask, home, calm, offsetOf(cluster, end.scene))
  }
  const shape = createMask(home.width, home.height)
  const isNear = frameOf(cluster.best.candidate.edges, home.width)
  for (let at = 0; at < votes.length; at++)
    if (votes[at]! > ENOUGH * total[at]! && isNear(at)) shape.data[at] = 1
  return eroded(dilated(shape, SMEAR + GAP), GAP)
}

/** Whether a pixel is inside or close to the rectangle that contains nearly all edges. */
function frameOf({ indices }: Edges, width: number): (at: number) => boolean {
  const range = (values: Int32Array) => {
    const sorted = values.sort()
    const most = sorted.length - 1
    return [sorted[Math.floor(most * STRAY)] ?? 0, sorted[Math.ceil(most * (1 - STRAY))] ?? 0]
  }
  const [left = 0, right = 0] = range(indices.map((at) => at % width))
  const [top = 0, bottom = 0] = range(indices.map((at) => Math.floor(at / width)))
  return (at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x > left - CLOSE && x < right + CLOSE && y > top - CLOSE && y < bottom + CLOSE
  }
}

/** Offset from the home region's pixels to those of another scene. */
export function offsetOf({ best, places }: MarkCluster, scene: Scene): { x: number; y: number } {
  const [from, to] = [cornerOf(best.scene.regionMask), cornerOf(scene.regionMask)]
  const place = places.get(scene) ?? { dx: 0, dy: 0 }
  return { x: to.left - from.left + place.dx, y: to.top - from.top + place.dy }
}

function cast(
  votes: Float32Array,
  total: Float32Array,
  mask: Mask,
  home: Mask,
  calm: number,
  offset: { x: number; y: number },
): void {
  for (let y = 0, at = 0; y < home.height; y++) {
    for (let x = 0; x < home.width; x++, at++) {
      const [u, v] = [x + offset.x, y + offset.y]
      if (u < 0 || v < 0 || u >= mask.width || v >= mask.height) continue
      total[at] = total[at]! + calm
      if (mask.data[v * mask.width + u]) votes[at] = votes[at]! + calm
    }
  }
}

/** What changed at a switch, and how far to trust it. */
function changeAt({ scene, at }: End, switches: readonly End[]): { mask: Mask; calm: number } {
  const others = switches.filter((end) => end.scene === scene).map((end) => end.at)
  const room = (far: number) => Math.max(1, Math.min(STEADY, far))
  const before = at - Math.max(firstOf(scene), ...others.filter((other) => other < at))
  const after = Math.min(endOf(scene), ...others.filter((other) => other > at)) - at
  const change = meanChange(scene, at, room(before), room(after))
  const usual = usualChange(change, scene.surround)
  const seen = [changedPixels(scene, at, TOLERANCE)]
  if (usual < RESTLESS) seen.push(above(change, Math.max(FAINTEST, ABOVE_USUAL * usual)))
  const masks = seen.map((mask) => {
    const byChance = share(mask, scene.surround)
    const strokes = dense(mask, scene.regionMask, LEAST_DENSE + FALSE_DENSE * byChance)
    return grownWithin(strokes, mask, scene.regionMask)
  })
  return { mask: joined(masks), calm: 1 / (FAINTEST + usual) }
}

function above({ width, height, data }: Plane, limit: number): Mask {
  const mask = createMask(width, height)
  for (let at = 0; at < data.length; at++) if (Math.abs(data[at]!) > limit) mask.data[at] = 1
  return mask
}

/** Strokes are dense; chance changes are scattered. */
function dense(mask: Mask, within: Mask, least: number): Mask {
  const { width, height, data } = mask
  const kept = createMask(width, height)
  const most = (2 * AROUND + 1) ** 2
  for (let at = AROUND * (width + 1); at < data.length - AROUND * (width + 1); at++) {
    if (!data[at] || !within.data[at]) continue
    if (countAround(mask, at) >= least * most) kept.data[at] = 1
  }
  return kept
}

/** Adds changed pixels right beside the strokes: a stroke's thin end isn't dense where much changes by chance. */
function grownWithin(strokes: Mask, changed: Mask, within: Mask): Mask {
  let grown = strokes
  for (let step = 0; step < REST; step++) {
    const near = dilated(grown, 1).data
    const data = near.map((bit, at) => bit & changed.data[at]! & within.data[at]!)
    for (let at = 0; at < data.length; at++) data[at] = data[at]! | grown.data[at]!
    grown = { ...grown, data }
  }
  return grown
}

function countAround({ width, data }: Mask, at: number): number {
  let count = 0
  for (let row = at - AROUND * width; row <= at + AROUND * width; row += width)
    for (let k = row - AROUND; k <= row + AROUND; k++) count += data[k]!
  return count
}

function usualChange({ data }: Plane, surround: Mask): number {
  const values = data
    .filter((_, k) => surround.data[k]!)
    .map(Math.abs)
    .sort()
  return values[Math.floor(values.length * 0.9)]! ?? 0
}
