import { setImmediate } from 'node:timers/promises'
import { indicesOf, joined, type Mask } from '../picture/mask.ts'
import { changedPixels } from './change.ts'
import { endOf, firstOf, type Scene } from './scene.ts'
import { slidingMeans } from './sliding-means.ts'

const TOLERANCE = { flat: 10, steep: 0.5 }
/** Least share of the region that must change at once, beyond what changes there anyway. */
const LEAST = 0.005
/**
 * Frames at which something in the region may have appeared or disappeared: more changes than motion explains, or
 * different edges are static than before. Many are false; none that matters should be missed.
 */
export async function findChangePoints(scene: Scene): Promise<number[]> {
  const [first, end] = [firstOf(scene), endOf(scene)]
  const both = joined([scene.regionMask, scene.surround])
  const room = indicesOf(scene.regionMask)
  const beside = indicesOf(scene.surround)
  const moved = new Float32Array(end - first)
  const stood = new Float32Array(end - first)
  const standing = slidingMeans(scene, both)
  let changed: Mask | undefined
  for (let index = first + 1; index < end; index++) {
    // Feeds an encoder that is still working on the last stretch.
    await setImmediate()
    changed = changedPixels(scene, index, TOLERANCE, both, changed)
    moved[index - first] = Math.max(0, share(changed, room) - 1.5 * share(changed, beside))
    standing.goTo(index)
    const edges = (places: Int32Array) => standing.shareOfEdges(places)
    stood[index - first] = Math.max(0, edges(room) - 1.2 * edges(beside))
  }
  const found = [...peaks(moved, 6, 0.5), ...peaks(stood, 10, 0.25)]
  return [...new Set(found)].sort((a, b) => a - b).map((n) => first + n)
}

function share({ data }: Mask, places: Int32Array): number {
  let count = 0
  for (let k = 0; k < places.length; k++) count += data[places[k]!]!
  return places.length === 0 ? 0 : count / places.length
}

/** Where a curve rises clearly above its usual surroundings. */
function peaks(curve: Float32Array, reach: number, usualRank: number): number[] {
  const found: number[] = []
  for (let n = 1; n < curve.length; n++) {
    const value = curve[n]!
    const around = curve.slice(Math.max(1, n - reach), n + reach + 1).sort()
    const usual = around[Math.floor(around.length * usualRank)]! ?? 0
    if (value - usual < Math.max(LEAST, usual)) continue
    if (value >= (curve[n - 1]! ?? 0) && value > (curve[n + 1]! ?? 0)) found.push(n)
  }
  return found
}
