import { progressBetween, smooth } from '../../../../contract/easing.ts'
import { type InBetween, inBetweenPlanes } from './in-between.ts'
import { mix, wordsOf } from './pixel-words.ts'
import type { Raster } from './warp.ts'
import { liftWords, type WordLayer } from './word-layer.ts'

/** When the first text leaves, the background changes and the last text enters, as fractions of the transition. */
const GOING = [0.02, 0.26] as const
const CHANGING = [0.2, 0.8] as const
const COMING = [0.74, 0.98] as const
/** Pixels that differ by less are the same in both pictures. */
const SAME = 14

/**
 * A transition between two finished ads. Their text is lifted off first: the old text leaves before the new enters, so
 * that they never overlap, and identical text at the same place stays. Underneath, one picture becomes the other.
 */
export function layoutMorph(first: Raster, last: Raster): InBetween {
  const [one, other] = [liftWords(first), liftWords(last)]
  const draw = inBetweenPlanes(one.ground, other.ground)
  const lasting = samePixels(first, last, one, other)
  return (target, t) => {
    draw(target, progressBetween(t, ...CHANGING))
    const gone = smooth(progressBetween(t, ...GOING))
    const come = smooth(progressBetween(t, ...COMING))
    lay(target, first, one.mask, 1 - gone)
    lay(target, last, other.mask, come)
    lay(target, last, lasting, 1)
  }
}

/** Text that both pictures have at the same place. */
function samePixels(first: Raster, last: Raster, one: WordLayer, other: WordLayer): Uint8Array {
  const [before, after] = [first.data, last.data]
  return one.mask.map((value, at) => {
    if (value === 0 || other.mask[at] === 0) return 0
    const red = Math.abs(before[at * 4]! - after[at * 4]!)
    const green = Math.abs(before[at * 4 + 1]! - after[at * 4 + 1]!)
    const blue = Math.abs(before[at * 4 + 2]! - after[at * 4 + 2]!)
    return Math.max(red, green, blue) < SAME ? 255 : 0
  })
}

function lay(target: Raster, picture: Raster, mask: Uint8Array, share: number): void {
  if (share <= 0) return
  const [below, above] = [wordsOf(target.data), wordsOf(picture.data)]
  for (let at = 0; at < mask.length; at += 1) {
    const of = mask[at]!
    if (of > 0) below[at] = mix(below[at]!, above[at]!, Math.round((share * of * 256) / 255))
  }
}
