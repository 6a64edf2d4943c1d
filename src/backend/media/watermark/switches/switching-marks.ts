import type { Track } from '../motion/track.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { share } from './change.ts'
import { splitChange } from './split-change.ts'

/** A mark that is there for a stretch of frames only. */
export interface SwitchingMark {
  from: number
  to: number
  shape: Mask
}

const SMEAR = 3
/** Smaller shares of the rectangle are not a mark. */
const LEAST = 0.004
/** Nor is what is much smaller than the largest: something that moved was taken for one. */
const LEAST_OF_LARGEST = 0.15

/** The marks between switches: what came at the one and went at the next. */
export function switchingMarks(
  track: Track,
  luma: (index: number) => Plane,
  room: Mask,
  switches: readonly number[],
): SwitchingMark[] {
  const splits = switches.map((at) => splitChange(track, luma, at, room))
  const end = track.first + track.steps.length
  const marks = [...switches.keys(), switches.length].flatMap((state) => {
    const shape = createMask(room.width, room.height)
    for (const mask of [splits[state - 1]?.come, splits[state]?.gone]) if (mask) merge(shape, mask)
    const size = share(shape, room)
    if (size < LEAST) return []
    const from = (switches[state - 1] as number) ?? track.first
    return [{ from, to: (switches[state] as number) ?? end, size, shape: dilated(shape, SMEAR) }]
  })
  const largest = Math.max(0, ...marks.map(({ size }) => size))
  return marks.filter(({ size }) => size > LEAST_OF_LARGEST * largest)
}

function merge(into: Mask, { data }: Mask): void {
  for (let at = 0; at < data.length; at++) if (data[at] as number) into.data[at] = 1
}
