import type { Size } from '../geometry.ts'
import { STEEPEST } from '../switches/edges.ts'
import { CHANGED, isFollowed, type LaidOverGround } from './laid-over-ground.ts'

/** From right outside a mark to well inside it. */
const ACROSS = 2
/** Least number of steps across a mark's rim, as a share of its pixels. */
const RIMMED = 0.05
/** Pixels outside the mark change by no more than this. */
const UNCHANGED = 3

/** Whether the picture continues better across the rim of the change with the change than without it. */
export function isMarkTaken(split: LaidOverGround, indices: Int32Array, size: Size): boolean {
  let [without, laidOver] = [0, 0]
  forRim(split, indices, size, (step, laid) => {
    without += Math.min(STEEPEST, Math.abs(step))
    laidOver += Math.min(STEEPEST, Math.abs(step + laid))
  })
  return laidOver < without
}

/**
 * How much of what a mark changes is there even without it: about zero for a mark that disappears, and many times as
 * much, lighter or darker, for one that stays while its lighting changes. Null if everything visible changes: that has
 * no rim.
 */
export function lastingShare(
  split: LaidOverGround,
  indices: Int32Array,
  size: Size,
): number | null {
  let [products, squares, count] = [0, 1e-6, 0]
  forRim(split, indices, size, (step, laid) => {
    count++
    products += laid * Math.max(-STEEPEST, Math.min(STEEPEST, step))
    squares += laid * laid
  })
  const changed = split.change.filter((laid) => Math.abs(laid) >= CHANGED).length
  return count > RIMMED * changed ? products / squares : null
}

/** Visits the steps of the picture, and of what is laid over it, from right outside a mark to well inside it. */
function forRim(
  { ground, change, error }: LaidOverGround,
  indices: Int32Array,
  { width, height }: Size,
  use: (step: number, laid: number) => void,
): void {
  const order = new Int32Array(width * height).fill(-1)
  for (const [k, at] of indices.entries()) order[at] = k
  const outside = outsideOf(change, indices, order, width)
  for (const [k, at] of indices.entries()) {
    const laid = change[k]!
    if (Math.abs(laid) < CHANGED || !isFollowed(laid, error[k]!)) continue
    for (const by of [-ACROSS, ACROSS, -ACROSS * width, ACROSS * width]) {
      const beside = order[at + by] ?? -1
      if (beside >= 0 && outside[beside]) use(ground[k]! - ground[beside]!, laid)
    }
  }
}

/** Everything unchanged that is connected to the border: holes inside a mark belong to it. */
function outsideOf(change: Float32Array, indices: Int32Array, order: Int32Array, width: number) {
  const outside = new Uint8Array(indices.length)
  const found: number[] = []
  const take = (k: number) => {
    if (k < 0 || outside[k] || Math.abs(change[k]!) > UNCHANGED) return
    outside[k] = 1
    found.push(k)
  }
  const around = (at: number) => [at - 1, at + 1, at - width, at + width].map((n) => order[n] ?? -1)
  for (const [k, at] of indices.entries()) if (around(at).includes(-1)) take(k)
  for (const k of found) for (const next of around(indices[k]!)) take(next)
  return outside
}
