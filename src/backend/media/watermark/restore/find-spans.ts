import type { Region } from '../geometry.ts'
import { clipped, type Lifetime } from '../lifetime.ts'
import { type Picture, rectMask } from '../mark/contrast.ts'
import type { PatchView } from '../picture/layout.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import type { Gallery } from '../switches/gallery.ts'
import type { Scene } from '../switches/scene.ts'
import type { SpanFinder } from './patch-restorer.ts'
import { recent } from './recent.ts'
import type { SharedMattes } from './shared-mattes.ts'
import { laidOverSpan, localRect, spanOf, stillSpan } from './still-spans.ts'

/** Room right beside a rectangle, to tell what the picture does from what a mark does. */
const BESIDE = 32

/** A region with the frames it is meant for. */
export interface TimedRegion extends Region {
  lifetime: Lifetime
}

/** Pictures of the frames in which a region's mark is to be learnt. */
export type PicturesOf = (region: TimedRegion) => readonly Picture[]

/** Looks in every region of a patch for marks that come and go, and else for one that stays. */
export function spanFinder(
  pictures: PicturesOf,
  view: PatchView,
  regions: readonly TimedRegion[],
  gallery: Gallery,
  mattes: SharedMattes,
): SpanFinder {
  const regionAt = (index: number) => regions[index] as TimedRegion
  const rooms = regions.map((region) => roomOf(view, region))
  const stills = recent(regions.length, (index) =>
    stillSpan(pictures(regionAt(index)), view, regionAt(index)),
  )
  const laidOver = recent(regions.length, (index) => ({
    span: laidOverSpan(pictures(regionAt(index)), rooms[index] as Mask),
  }))
  let scenes: Scene[] = []
  return {
    show({ track, luma }) {
      scenes = rooms.map((room) => ({ track, luma, room, beside: besideOf(room) }))
      for (const scene of scenes) gallery.add(scene)
      mattes.forget()
    },
    note: mattes.note,
    matteOf: mattes.matteOf,
    find() {
      return scenes.flatMap((scene, index) => {
        const region = regionAt(index)
        if (!isAsked(region, scene.track)) return []
        // A mark seen to be there at every moment is not one that comes and goes.
        const { span: steady } = laidOver(index)
        const marks = steady ? [] : gallery.marksIn(scene)
        const passing = marks.map((mark) => spanOf(mark, pictures(region)))
        const spans = passing.length > 0 ? passing : [steady ?? stills(index)]
        return spans.flatMap((span) => clipped(span, region.lifetime))
      })
    },
  }
}

/** Whether a region is meant for any frame of a stretch. */
function isAsked({ lifetime }: TimedRegion, { first, steps }: Scene['track']): boolean {
  return lifetime.from < first + steps.length && first < lifetime.to
}

export const roomOf = (view: PatchView, region: Region): Mask =>
  rectMask(view.rect.w, view.rect.h, localRect(region, view.rect))

export function besideOf(room: Mask): Mask {
  const far = dilated(room, BESIDE)
  const beside = createMask(room.width, room.height)
  for (let at = 0; at < far.data.length; at++)
    if ((far.data[at] as number) && !(room.data[at] as number)) beside.data[at] = 1
  return beside
}
