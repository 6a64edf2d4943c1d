import type { Region } from '../geometry.ts'
import { type Picture, rectMask } from '../mark/contrast.ts'
import type { PatchView } from '../picture/layout.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import type { Gallery } from '../switches/gallery.ts'
import type { Scene } from '../switches/scene.ts'
import type { SpanFinder } from './patch-restorer.ts'
import { recent } from './recent.ts'
import type { SharedMattes } from './shared-mattes.ts'
import { localRect, spanOf, stillSpan } from './still-spans.ts'

/** Room right beside a rectangle, to tell what the picture does from what a mark does. */
const BESIDE = 32

/** Looks in every region of a patch for marks that come and go, and else for one that stays. */
export function spanFinder(
  pictures: readonly Picture[],
  view: PatchView,
  regions: readonly Region[],
  gallery: Gallery,
  mattes: SharedMattes,
): SpanFinder {
  const rooms = regions.map((region) => roomOf(view, region))
  const stills = recent(regions.length, (index) =>
    stillSpan(pictures, view, regions[index] as Region),
  )
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
        const marks = gallery.marksIn(scene)
        return marks.length > 0 ? marks.map((mark) => spanOf(mark, pictures)) : [stills(index)]
      })
    },
  }
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
