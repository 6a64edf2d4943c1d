import type { Mask } from '../picture/mask.ts'
import type { KnownFading } from './known-fading.ts'
import type { Learner } from './learner.ts'
import { lruCache } from './lru-cache.ts'
import type { MarkSpan } from './mark-span.ts'
import { overlayFading } from './overlay-fading.ts'
import { isReplaced, type Place } from './place.ts'
import { picturesOf, stillMark, stillShape, throughout } from './still-spans.ts'

/** Learns the marks that stay in the places of a patch, each once, mostly before it is needed. */
export interface PlaceLearner {
  /** Begins to learn whether an overlay provably stays in each of the places. */
  prepare(): void
  /** The overlay that provably stays in a place, null when there is none. */
  overlayIn(index: number): Promise<MarkSpan | null>
  /** The same as far as it is known by now: undefined while the learner is at work. */
  overlaySoFar(index: number): MarkSpan | null | undefined
  /** The overlay that fades in a place, null when there is none, or one that stays. */
  fadedIn(index: number): Promise<KnownFading | null>
  /** The mark that stays in a place, whatever it is made of. */
  stillIn(index: number): Promise<MarkSpan>
  /** Begins to learn the mark that stays, although it may turn out not to be needed. */
  beginStill(index: number): void
  /** Uses the time until the overlay is known for a mark that does not fade: mostly it stays. */
  expectStill(index: number): void
}

export function placeLearner(places: readonly Place[], learner: Learner): PlaceLearner {
  const overlays = new Map<number, MarkSpan | null>()
  /** Places whose marks are known not to fade. */
  const unfading = new Set<number>()
  /** What this core found of marks that stay, while the learner was at work. */
  const shapes = new Map<number, Mask>()
  const stillIn = lruCache(places.length, async (index) => {
    const place = { ...places[index]!, shape: shapes.get(index) }
    const mark = learner.isFree() ? await learner.still(place) : stillMark(picturesOf(place), place)
    return throughout(mark)
  })
  /** Only who needs the mark gets to know of a failure. */
  const beginStill = (index: number) => {
    stillIn(index).catch(() => {})
  }
  const learnOverlay = lruCache(places.length, async (index) => {
    const mark = await learner.laidOver(places[index]!)
    overlays.set(index, mark && throughout(mark))
    // The learner goes on at once with what it may be instead, while this core is at work.
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
