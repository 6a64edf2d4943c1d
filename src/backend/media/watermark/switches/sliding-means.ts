import { indicesOf, type Mask } from '../picture/mask.ts'
import { endOf, firstOf, type Scene } from './scene.ts'

/** Frames on either side whose mean shows what is static. */
export const STEADY = 4
/** Least slope that counts as having appeared or disappeared with a mark. */
const STEEP = 14

/**
 * Mean of the frames from one on, minus the mean of those before it, as `meanChange` computes it for one frame: going
 * through a stretch in order, only entering and leaving frames are processed.
 */
export function slidingMeans(scene: Scene, within: Mask) {
  const { width, height } = within
  const [first, end] = [firstOf(scene), endOf(scene)]
  const before = new Float32Array(width * height)
  const after = new Float32Array(width * height)
  const places = indicesOf(within)
  // A slope extends one row further down.
  const from = places[0]! ?? 0
  const to = Math.min(width * height, (places.at(-1)! ?? -1) + width + 2)
  const add = (sum: Float32Array, index: number, sign: 1 | -1) => {
    if (index < first || index >= end) return
    const { data } = scene.luma(index)
    for (let at = from; at < to; at++) sum[at] = sum[at]! + sign * data[at]!
  }
  for (let n = 0; n < STEADY; n++) add(after, first + n, 1)
  let now = first

  return {
    /** Advances to a later frame. */
    goTo(index: number): void {
      for (; now < index; now++) {
        add(after, now, -1)
        add(after, now + STEADY, 1)
        add(before, now, 1)
        add(before, now - STEADY, -1)
      }
    },
    /** Share of these places at which a static edge appeared or disappeared. */
    shareOfEdges(places: Int32Array): number {
      const ahead = 1 / Math.max(1, Math.min(STEADY, end - now))
      const back = 1 / Math.max(1, Math.min(STEADY, now - first))
      const last = to - width - 1
      let count = 0
      for (let k = 0; k < places.length; k++) {
        const at = places[k]!
        if (at >= last) continue
        const value = after[at]! * ahead - before[at]! * back
        const right = after[at + 1]! * ahead - before[at + 1]! * back
        const below = after[at + width]! * ahead - before[at + width]! * back
        if (Math.abs(right - value) + Math.abs(below - value) > STEEP) count++
      }
      return places.length === 0 ? 0 : count / places.length
    },
  }
}
