import { setImmediate } from 'node:timers/promises'
import type { Region } from '../geometry.ts'
import { clipped, type Lifetime } from '../lifetime.ts'
import { rectMask } from '../mark/contrast.ts'
import type { PatchView } from '../picture/layout.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import type { MarkStore } from '../switches/mark-store.ts'
import type { Scene } from '../switches/scene.ts'
import { staysBetween } from '../switches/stays-between.ts'
import { learnFading } from './fading-spans.ts'
import type { Learner } from './learner.ts'
import { lruCache } from './lru-cache.ts'
import type { MarkSpan } from './mark-span.ts'
import type { SpanFinder } from './patch-restorer.ts'
import { isReplaced, type Place } from './place.ts'
import { placeLearner } from './place-learner.ts'
import type { SharedMattes } from './shared-mattes.ts'
import { localRect, picturesOf, replaced, spanOf, TEXTURE_MOMENTS } from './still-spans.ts'

/** Width of a region's surround, which shows what the picture does without the mark. */
const BESIDE = 32

/** A place with the frames it applies to. */
export interface TimedPlace extends Place {
  lifetime: Lifetime
}

/** A span finder that can also answer questions about its places. */
export interface PlaceFinder extends SpanFinder {
  /** Whether a half-transparent mark provably stays in a place. */
  oneStays(index: number): Promise<boolean>
}

/** Looks in each of a patch's places for marks that come and go, and otherwise for one that stays. */
export function spanFinder(
  places: readonly TimedPlace[],
  markStore: MarkStore,
  mattes: SharedMattes,
  learner: Learner,
): PlaceFinder {
  const placeAt = (index: number) => places[index]!
  const learnt = placeLearner(places, learner)
  const fadings = lruCache(places.length, (index) => ({
    known: learnFading(placeAt(index), learner),
  }))
  /** Regions to be replaced as a whole, where nothing is learned. */
  const wholes = lruCache(places.length, (index) =>
    isReplaced(placeAt(index)) ? replaced(placeAt(index)) : null,
  )
  const spansIn = async (scene: Scene, index: number): Promise<MarkSpan[]> => {
    const whole = wholes(index)
    if (whole) return [whole]
    // The strict test for a fading mark comes first; usually the mark stays.
    const fading = await fadings(index).known?.spansIn(scene)
    if (fading) return fading
    await setImmediate()
    learnt.expectStill(index)
    await setImmediate()
    // A mark visible at every moment doesn't come and go.
    const marks = learnt.overlaySoFar(index) ? [] : await markStore.marksIn(scene)
    await setImmediate()
    // While the learner works, this core does work that may turn out to be unnecessary.
    if (marks.length === 0 && !learnt.overlaySoFar(index)) learnt.beginStill(index)
    const overlay = await learnt.overlayIn(index)
    if (overlay) return [overlay]
    const faded = await (await learnt.fadedIn(index))?.spansIn(scene, marks.length === 0)
    if (faded) return faded
    const own = marks.map((mark) => spanOf(mark, picturesOf(placeAt(index), TEXTURE_MOMENTS)))
    return isShownBeside(scene, marks) ? [...own, await learnt.stillIn(index)] : own
  }
  let scenes: Scene[] = []
  return {
    prepare: learnt.prepare,
    show({ track, luma }) {
      scenes = places.map(({ regionMask }) => ({
        track,
        luma,
        regionMask,
        surround: surroundOf(regionMask),
      }))
      for (const scene of scenes) markStore.add(scene)
    },
    oneStays: async (index) => (await learnt.overlayIn(index)) !== null,
    note: mattes.note,
    matteOf: mattes.matteOf,
    forget: mattes.forget,
    async find() {
      const found: MarkSpan[] = []
      for (const [index, scene] of scenes.entries()) {
        const { lifetime } = placeAt(index)
        if (!isAsked(lifetime, scene.track)) continue
        const spans = await spansIn(scene, index)
        found.push(...spans.flatMap((span) => clipped(span, lifetime)))
      }
      return found
    },
  }
}

/** Whether a place shows a permanent mark, with or without others that come and go there. */
const isShownBeside = (scene: Scene, marks: readonly Lifetime[]): boolean =>
  marks.length === 0 || staysBetween(scene, marks)

/** Whether a lifetime includes any frame of a stretch. */
function isAsked(lifetime: Lifetime, { first, steps }: Scene['track']): boolean {
  return lifetime.from < first + steps.length && first < lifetime.to
}

export const regionMaskOf = (view: PatchView, region: Region): Mask =>
  rectMask(view.rect.w, view.rect.h, localRect(region, view.rect))

export function surroundOf(regionMask: Mask): Mask {
  const far = dilated(regionMask, BESIDE)
  const surround = createMask(regionMask.width, regionMask.height)
  for (let at = 0; at < far.data.length; at++)
    if (far.data[at] && !regionMask.data[at]) surround.data[at] = 1
  return surround
}
