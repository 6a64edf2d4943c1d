import type { Mask } from '../picture/mask.ts'
import type { KnownFading } from './known-fading.ts'
import type { Learner } from './learner.ts'
import { lruCache } from './lru-cache.ts'
import type { MarkSpan } from './mark-span.ts'
import { overlayFading } from './overlay-fading.ts'
import { isReplaced, type Place } from './place.ts'
import { picturesOf, stillMark, stillShape, throughout } from './still-spans.ts'

/** Learns the permanent marks in a patch's places, once each and usually ahead of need. */
export interface PlaceLearner {
  /** Starts checking each place for an overlay that provably stays. */
  prepare(): void
  /** The overlay that provably stays in a place; null if there is none. */
  overlayIn(index: number): Promise<MarkSpan | null>
  /** Like `overlayIn`, as far as known; undefined while the learner is working on it. */
  overlaySoFar(index: number): MarkSpan | null | undefined
  /** The fading overlay in a place; null if there is none, or one that stays. */
  fadedIn(index: number): Promise<KnownFading | null>
  /** The mark that stays in a place, whatever its material. */
  stillIn(index: number): Promise<MarkSpan>
  /** Starts learning the permanent mark, although it may turn out not to be needed. */
  beginStill(index: number): void
  /** Spends the wait for the overlay on a mark that doesn't fade: usually it stays. */
  expectStill(index: number): void
}

export function placeLearner(places: readonly Place[], learner: Learner): PlaceLearner {
  const overlays = new Map<number, MarkSpan | null>()
  /** Places whose marks are known not to fade. */
  const unfading = new Set<number>()
  /** Shapes of permanent marks that this core found while the learner was busy. */
  const shapes = new Map<number, Mask>()
  const stillIn = lruCache(places.length, async (index) => {
    const place = { ...places[index]!, shape: shapes.get(index) }
    const mark = learner.isFree() ? await learner.still(place) : stillMark(picturesOf(place), place)
    return throughout(mark)
  })
  /** A failure only reaches callers that need the mark. */
  const beginStill = (index: number) => {
    stillIn(index).catch(() => {})
  }
  const learnOverlay = lruCache(places.length, async (index) => {
    const mark = await learner.laidOver(places[index]!)
    overlays.set(index, mark && throughout(mark))
    // The learner immediately continues with the alternative, while this core is busy.
    if (!mark && unfading.has(index)) fadedIn(index).catch(() => {})
  })
  const fadedIn = lruCache(places.length, async (index) => {
    await learnOverlay(index)
    if (overlays.get(index)) return null
    const faded = await learner.faded(places[index]!)
    if (!faded && learner.isFree()) beginStill(index)
    return faded && overlayFading(faded)
  })
  return {
    prepare() {
      for (const [index, place] of places.entries())
        if (!isReplaced(place)) learnOverlay(index).catch(() => {})
    },
    async overlayIn(index) {
      await learnOverlay(index)
      return overlays.get(index) ?? null
    },
    overlaySoFar: (index) => overlays.get(index),
    fadedIn,
    stillIn,
    beginStill,
    expectStill(index) {
      unfading.add(index)
      const place = places[index]!
      if (!overlays.has(index)) shapes.set(index, stillShape(picturesOf(place), place))
      else if (overlays.get(index) === null) fadedIn(index).catch(() => {})
    },
  }
}
