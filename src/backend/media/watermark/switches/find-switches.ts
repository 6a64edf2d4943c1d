import { IDENTITY } from '../motion/affine.ts'
import type { Track } from '../motion/track.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { changedPixels, share } from './change.ts'

const TOLERANCE = { flat: 12, steep: 0.5 }
/** Share of the rectangle that must change at once, above what changes there anyway. */
const LEAST = 0.008
const NEIGHBOURS = 6
/** Frames a state lasts at least. */
const SHORTEST = 3

/** First frames of new states: where something in the rectangle came or went from one frame to the next. */
export function findSwitches(
  track: Track,
  luma: (index: number) => Plane,
  room: Mask,
  beside: Mask,
): number[] {
  const { first, steps } = track
  const inside = new Float32Array(steps.length)
  for (let n = 1; n < steps.length; n++) {
    const index = first + n
    const changed = changedPixels(luma(index), luma(index - 1), steps[n] ?? IDENTITY, TOLERANCE)
    // What changes beside the rectangle too is the picture and not a mark.
    inside[n] = Math.max(0, share(changed, room) - 1.5 * share(changed, beside))
  }
  const switches: number[] = []
  for (let n = 1; n < steps.length; n++) {
    const isNear = first + n - (switches.at(-1) ?? Number.NEGATIVE_INFINITY) < SHORTEST
    if (isPeak(inside, n) && !isNear) switches.push(first + n)
  }
  return switches
}

function isPeak(values: Float32Array, at: number): boolean {
  const value = values[at] as number
  const around = values.subarray(Math.max(1, at - NEIGHBOURS), at + NEIGHBOURS + 1)
  const usual = (around.slice().sort()[around.length >> 1] as number) ?? 0
  if (value - usual < Math.max(LEAST, 2 * usual)) return false
  return value >= ((values[at - 1] as number) ?? 0) && value > ((values[at + 1] as number) ?? 0)
}
