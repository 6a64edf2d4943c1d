import type { Track } from '../motion/track.ts'
import { createMask, dilated, joined, type Mask } from '../picture/mask.ts'
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
/** A shape that lies so much within another is a part of the same mark, seen badly. */
const SAME = 0.8

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
  const kept = marks.filter(({ size }) => size > LEAST_OF_LARGEST * largest)
  return kept.map((mark) => {
    const same = kept.filter((other) => containment(mark.shape, other.shape) > SAME)
    return { ...mark, shape: joined(same.map(({ shape }) => shape)) }
  })
}

/** Share of one shape that lies within another. */
function containment(shape: Mask, other: Mask): number {
  let [inside, total] = [0, 0]
  for (let at = 0; at < shape.data.length; at++) {
    if (!shape.data[at]) continue
    total++
    if (other.data[at]) inside++
  }
  return total === 0 ? 0 : inside / total
}

function merge(into: Mask, { data }: Mask): void {
  for (let at = 0; at < data.length; at++) if (data[at] as number) into.data[at] = 1
}
