import type { Picture } from '../mark/contrast.ts'
import { BESIDE_OTHERS, type FoundMark, findMark } from '../mark/find-substance.ts'
import { shownOverTime } from '../mark/shown.ts'
import { stillsOf } from '../mark/stills.ts'
import type { Mask } from '../picture/mask.ts'
import { presence } from '../switches/edges.ts'
import { changingEdges } from './changing-edges.ts'

/** A half-transparent fading mark, and its strength at each moment. */
export interface FadingOverlay {
  mark: FoundMark
  shown: Float32Array
}

/** With fewer moments than this nothing can be told, and no mark is learned from fewer full ones. */
const [FEWEST_MOMENTS, FEWEST_FULL] = [12, 4]
/** Candidates for the moments at full strength: those with edges this strong, or the middle ones. */
const [STRONG, STRONGEST] = [0.7, 0.9]
const MIDDLE = { from: 1 / 3, to: 2 / 3 }
/** Within this distance, a moment holds the level 0 or 1. */
const NEAR = 0.2
/** Least share of the moments at full strength, and of those without the mark. */
const HELD = 0.08
/** Largest deviation from its neighbors of a gradual curve, root mean square. */
const ROUGHEST = 0.1

/**
 * The fading mark in a region, recognized by its substance: at full strength, the steps across its rim are its own
 * whatever goes on behind it. The full moments are first guessed, and then determined from the steps. Null if there is
 * none.
 */
export function fadingOverlay(
  pictures: readonly Picture[],
  regionMask: Mask,
): FadingOverlay | null {
  if (pictures.length < FEWEST_MOMENTS) return null
  for (const guess of guesses(pictures, regionMask)) {
    const first = overlayIn(guess, pictures, regionMask)
    const full = pictures.filter((_, n) => first && isNear(first.shown[n]!, 1))
    const overlay = overlayIn(full, pictures, regionMask)
    if (overlay && isFade(overlay.shown)) return overlay
  }
  return null
}

function* guesses(pictures: readonly Picture[], regionMask: Mask): Generator<Picture[]> {
  const count = pictures.length
  yield pictures.slice(Math.ceil(MIDDLE.from * count), Math.ceil(MIDDLE.to * count))
  const lumas = pictures.map(([luma]) => luma)
  const edges = changingEdges(lumas, regionMask)
  if (!edges) return
  const seen = lumas.map((luma) => presence(edges, luma))
  const strongest = seen.toSorted((a, b) => a - b)[Math.floor(count * STRONGEST)]!
  yield pictures.filter((_, n) => seen[n]! > STRONG * strongest)
}

/** The mark shown fully at some moments, and its strength at all moments. */
function overlayIn(
  some: readonly Picture[],
  pictures: readonly Picture[],
  regionMask: Mask,
): FadingOverlay | null {
  if (some.length < FEWEST_FULL) return null
  const mark = findMark(stillsOf(some, regionMask), BESIDE_OTHERS)
  const lumas = pictures.map(([luma]) => luma)
  return mark && { mark, shown: shownOverTime(lumas, regionMask, mark) }
}

const isNear = (shown: number, level: 0 | 1): boolean => Math.abs(shown - level) < NEAR

/** Whether a curve holds both levels, and moves between them without jumping. */
function isFade(shown: Float32Array): boolean {
  const share = (level: 0 | 1) =>
    shown.filter((value) => isNear(value, level)).length / shown.length
  if (share(0) < HELD || share(1) < HELD) return false
  let squares = 0
  for (let n = 1; n < shown.length - 1; n++) {
    const [before, value, after] = [shown[n - 1]!, shown[n]!, shown[n + 1]!]
    const middle = Math.max(Math.min(before, value), Math.min(Math.max(before, value), after))
    squares += (value - middle) ** 2
  }
  return Math.sqrt(squares / shown.length) < ROUGHEST
}

/** The moments that show all of a mark. */
export const allShown = <Item>(items: readonly Item[], { shown }: FadingOverlay): Item[] =>
  items.filter((_, n) => isNear(shown[n]!, 1))
