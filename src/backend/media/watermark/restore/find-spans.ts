import { setImmediate } from 'node:timers/promises'
import type { Region } from '../geometry.ts'
import { clipped, type Lifetime } from '../lifetime.ts'
import { rectMask } from '../mark/contrast.ts'
import type { PatchView } from '../picture/layout.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import type { Gallery } from '../switches/gallery.ts'
import type { Scene } from '../switches/scene.ts'
import { learnFading } from './fading-spans.ts'
import type { Learner } from './learner.ts'
import type { MarkSpan } from './mark-span.ts'
import type { SpanFinder } from './patch-restorer.ts'
import type { Place } from './place.ts'
import { recent } from './recent.ts'
import type { SharedMattes } from './shared-mattes.ts'
import {
  localRect,
  picturesOf,
  spanOf,
  stillMark,
  stillShape,
  TEXTURE_MOMENTS,
  throughout,
} from './still-spans.ts'

/** Room right beside a rectangle, to tell what the picture does from what a mark does. */
const BESIDE = 32

/** A place with the frames it is meant for. */
export interface TimedPlace extends Place {
  lifetime: Lifetime
}

/** Knows more of the places than a finder of spans has to. */
export interface PlaceFinder extends SpanFinder {
  /** Whether a mark that lets through what is behind it provably stays in a place. */
  oneStays(index: number): Promise<boolean>
}

/** Looks in every place of a patch for marks that come and go, and else for one that stays. */
export function spanFinder(
  places: readonly TimedPlace[],
  gallery: Gallery,
  mattes: SharedMattes,
  learner: Learner,
): PlaceFinder {
  const placeAt = (index: number) => places[index]!
  /** What was told of the places so far. */
  const told = new Map<number, MarkSpan | null>()
  /** Places whose marks are known not to fade. */
  const unfading = new Set<number>()
  /** What this core found of marks that stay, while the learner was at work. */
  const shapes = new Map<number, Mask>()
  const stills = recent(places.length, async (index) => {
    const place = { ...placeAt(index), shape: shapes.get(index) }
    const mark = learner.isFree() ? await learner.still(place) : stillMark(picturesOf(place), place)
    return throughout(mark)
  })
  /** What may turn out not to be needed: only who needs it hears of a failure. */
  const begin = (index: number) => {
    stills(index).catch(() => {})
  }
  const laidOver = recent(places.length, async (index) => {
    const mark = await learner.laidOver(placeAt(index))
    told.set(index, mark && throughout(mark))
    // The learner goes on at once with what it mostly is instead, while this core is at work.
    if (!mark && unfading.has(index) && learner.isFree()) begin(index)
  })
  const fadings = recent(places.length, (index) => ({
    known: learnFading(placeAt(index), learner),
  }))
  /** Mostly a mark that is not laid over stays: the learner goes on with it, or this core begins. */
  const beginStill = (index: number) => {
    unfading.add(index)
    const place = placeAt(index)
    if (!told.has(index)) shapes.set(index, stillShape(picturesOf(place), place))
    else if (told.get(index) === null && learner.isFree()) begin(index)
  }
  const spansIn = async (scene: Scene, index: number): Promise<MarkSpan[]> => {
    // The strict test of one that fades comes first: mostly it stays.
    const fading = await fadings(index).known?.spansIn(scene)
    if (fading) return fading
    await setImmediate()
    beginStill(index)
    await setImmediate()
    // A mark seen to be there at every moment is not one that comes and goes.
    const marks = told.get(index) ? [] : await gallery.marksIn(scene)
    await setImmediate()
    // While the learner is at work, this core does what may turn out not to be needed.
    if (marks.length === 0 && !told.get(index)) begin(index)
    await laidOver(index)
    const steady = told.get(index)
    if (steady) return [steady]
    if (marks.length === 0) return [await stills(index)]
    return marks.map((mark) => spanOf(mark, picturesOf(placeAt(index), TEXTURE_MOMENTS)))
  }
  let scenes: Scene[] = []
  return {
    prepare() {
      // Who waits for them hears of a failure.
      for (const index of places.keys()) laidOver(index).catch(() => {})
    },
    show({ track, luma }) {
      scenes = places.map(({ room }) => ({ track, luma, room, beside: besideOf(room) }))
      for (const scene of scenes) gallery.add(scene)
    },
    async oneStays(index) {
      await laidOver(index)
      return told.get(index) !== null
    },
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

/** Whether any frame of a stretch is meant. */
function isAsked(lifetime: Lifetime, { first, steps }: Scene['track']): boolean {
  return lifetime.from < first + steps.length && first < lifetime.to
}

export const roomOf = (view: PatchView, region: Region): Mask =>
  rectMask(view.rect.w, view.rect.h, localRect(region, view.rect))

export function besideOf(room: Mask): Mask {
  const far = dilated(room, BESIDE)
  const beside = createMask(room.width, room.height)
  for (let at = 0; at < far.data.length; at++)
    if (far.data[at] && !room.data[at]) beside.data[at] = 1
  return beside
}
