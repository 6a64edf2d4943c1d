import { IDENTITY } from '../motion/affine.ts'
import { motionOver, type Track } from '../motion/track.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { changedPixels } from './change.ts'
import { components } from './components.ts'

const TOLERANCE = { flat: 7, steep: 0.3 }
/** Strokes of one line of text belong together. */
const JOINING = 3

/** What went and what came at a switch. */
export interface Split {
  gone: Mask
  come: Mask
}

/** Tells for every piece that changed at a switch which side shows the mark: the sharper one. */
export function splitChange(
  track: Track,
  luma: (index: number) => Plane,
  at: number,
  room: Mask,
): Split {
  const changed = bothPairs(track, luma, at, room)
  const { width, height } = room
  const [gone, come] = [createMask(width, height), createMask(width, height)]
  const before = luma(at - 1)
  const after = luma(at)
  for (const piece of components(dilated(changed, JOINING))) {
    const [old, fresh] = [outline(piece, changed, before), outline(piece, changed, after)]
    const side = old > fresh ? gone : come
    for (const pixel of piece) if (changed.data[pixel] as number) side.data[pixel] = 1
  }
  return { gone, come }
}

/** Changed between the frames at the switch and between those one further out: noise is neither. */
function bothPairs(track: Track, luma: (index: number) => Plane, at: number, room: Mask): Mask {
  const last = track.first + track.steps.length - 1
  const pairs = [
    [at, at - 1],
    [Math.min(last, at + 1), Math.max(track.first, at - 2)],
  ] as const
  const masks = pairs.map(([now, before]) =>
    changedPixels(luma(now), luma(before), motionOver(track, now, before) ?? IDENTITY, TOLERANCE),
  )
  const both = createMask(room.width, room.height)
  for (let k = 0; k < both.data.length; k++)
    if ((room.data[k] as number) && masks.every((mask) => mask.data[k] as number)) both.data[k] = 1
  return both
}

/** Steepness of a frame along the border of what changed. */
function outline(piece: readonly number[], changed: Mask, { width, data }: Plane): number {
  let sum = 0
  for (const at of piece) {
    if ((changed.data[at] as number) !== (changed.data[at + 1] as number))
      sum += Math.abs((data[at + 1] as number) - (data[at] as number))
    if ((changed.data[at] as number) !== (changed.data[at + width] as number))
      sum += Math.abs((data[at + width] as number) - (data[at] as number))
  }
  return sum
}
