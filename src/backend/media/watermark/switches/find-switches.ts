import { createMask, type Mask } from '../picture/mask.ts'
import { changedPixels, share, standingChange } from './change.ts'
import { endOf, firstOf, type Scene } from './scene.ts'

const TOLERANCE = { flat: 10, steep: 0.5 }
/** Least share of the room that changes at once, above what changes there anyway. */
const LEAST = 0.005
/** Frames on either side whose mean tells what stands still. */
export const STEADY = 4
/** A slope that came or went with a mark. */
const STEEP = 14

/**
 * Frames at which something in the room may have come or gone: more changes than motion explains, or
 * other edges stand still than before. Many are false; none that matters should be missed.
 */
export function findSwitches(scene: Scene): number[] {
  const { room, beside } = scene
  const [first, end] = [firstOf(scene), endOf(scene)]
  const moved = new Float32Array(end - first)
  const stood = new Float32Array(end - first)
  for (let index = first + 1; index < end; index++) {
    const changed = changedPixels(scene, index, TOLERANCE)
    moved[index - first] = Math.max(0, share(changed, room) - 1.5 * share(changed, beside))
    const edges = newEdges(scene, index)
    stood[index - first] = Math.max(0, share(edges, room) - 1.2 * share(edges, beside))
  }
  const found = [...peaks(moved, 6, 0.5), ...peaks(stood, 10, 0.25)]
  return [...new Set(found)].sort((a, b) => a - b).map((n) => first + n)
}

function newEdges(scene: Scene, at: number): Mask {
  const { width, height, data } = standingChange(
    scene,
    at,
    Math.min(STEADY, at - firstOf(scene)),
    Math.min(STEADY, endOf(scene) - at),
  )
  const edges = createMask(width, height)
  for (let k = 0; k < data.length - width - 1; k++) {
    const value = data[k] as number
    const slope =
      Math.abs((data[k + 1] as number) - value) + Math.abs((data[k + width] as number) - value)
    if (slope > STEEP) edges.data[k] = 1
  }
  return edges
}

/** Where a curve rises clearly above what is usual around. */
function peaks(curve: Float32Array, reach: number, usualRank: number): number[] {
  const found: number[] = []
  for (let n = 1; n < curve.length; n++) {
    const value = curve[n] as number
    const around = curve.slice(Math.max(1, n - reach), n + reach + 1).sort()
    const usual = (around[Math.floor(around.length * usualRank)] as number) ?? 0
    if (value - usual < Math.max(LEAST, usual)) continue
    if (value >= ((curve[n - 1] as number) ?? 0) && value > ((curve[n + 1] as number) ?? 0))
      found.push(n)
  }
  return found
}
