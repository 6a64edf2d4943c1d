import type { Size } from '../geometry.ts'
import type { Grey } from './sights.ts'

/** Pixels whose edge appeared or disappeared from one frame to the next and was static on that side. */
export interface SwitchEdges {
  /** First frame of the new state. */
  at: number
  come: Int32Array
  gone: Int32Array
}

/** Frames on both sides that must agree. */
export const SIDE = 4
/** A stroke that appears or disappears changes a pixel by more than this. */
const CHANGE = 9
/** Square of the weakest edge, in differences over two pixels. */
const WEAKEST = 100
const PRESENT = 0.55
const ABSENT = 0.45

/** Checks every frame of a window for edges that appear or disappear at once. */
export function switchEdges(size: Size, frames: readonly Grey[]): SwitchEdges[] {
  const found: SwitchEdges[] = []
  for (let at = SIDE; at + SIDE <= frames.length; at++)
    found.push({ at, ...switchesBetween(size, frames.slice(at - SIDE, at + SIDE)) })
  return found
}

function switchesBetween({ width, height }: Size, sides: readonly Grey[]) {
  const [before, after] = [sides[SIDE - 1]!, sides[SIDE]!]
  const come: number[] = []
  const gone: number[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      if (Math.abs(after[i]! - before[i]!) < CHANGE) continue
      const kind = switchAt(sides, i, width)
      if (kind !== 0) (kind > 0 ? come : gone).push(i)
    }
  }
  return { come: Int32Array.from(come), gone: Int32Array.from(gone) }
}

/** 1 if an edge appeared, −1 if one disappeared, 0 for everything that moves. */
function switchAt(sides: readonly Grey[], i: number, width: number): number {
  let [ax, ay, bx, by] = [0, 0, 0, 0]
  for (let k = 0; k < SIDE; k++) {
    const [old, fresh] = [sides[k]!, sides[k + SIDE]!]
    bx += old[i + 1]! - old[i - 1]!
    by += old[i + width]! - old[i - width]!
    ax += fresh[i + 1]! - fresh[i - 1]!
    ay += fresh[i + width]! - fresh[i - width]!
  }
  const comes = ax * ax + ay * ay > bx * bx + by * by
  const [ex, ey] = comes ? [ax / SIDE, ay / SIDE] : [bx / SIDE, by / SIDE]
  const energy = ex * ex + ey * ey
  if (energy < WEAKEST) return 0
  for (let k = 0; k < 2 * SIDE; k++) {
    const side = sides[k]!
    const shown = (side[i + 1]! - side[i - 1]!) * ex + (side[i + width]! - side[i - width]!) * ey
    const isThere = k >= SIDE === comes
    if (isThere ? shown < PRESENT * energy : shown > ABSENT * energy) return 0
  }
  return comes ? 1 : -1
}
