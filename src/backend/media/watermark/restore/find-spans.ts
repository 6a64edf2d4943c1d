import type { Region } from '../geometry.ts'
import { type Picture, rectMask } from '../mark/contrast.ts'
import type { PatchView } from '../picture/layout.ts'
import { createMask, dilated, type Mask } from '../picture/mask.ts'
import { findSwitches } from '../switches/find-switches.ts'
import { switchingMarks } from '../switches/switching-marks.ts'
import type { MarkSpan } from './mark-span.ts'
import type { SpanFinder, Stretch } from './patch-restorer.ts'
import { recent } from './recent.ts'
import { localRect, spanOf, stillSpan } from './still-spans.ts'

/** Room right beside a rectangle, to tell what the picture does from what a mark does. */
const BESIDE = 32

/** Looks in every region of a patch for marks that come and go, and else for one that stays. */
export function spanFinder(
  pictures: readonly Picture[],
  view: PatchView,
  regions: readonly Region[],
): SpanFinder {
  const places = regions.map((region) => ({ room: roomOf(view, region) }))
  const stills = recent(regions.length, (index) =>
    stillSpan(pictures, view, regions[index] as Region),
  )
  return (stretch) =>
    places.flatMap(({ room }, index) => {
      const { span, stays } = stills(index)
      const spans = stays ? [] : switchingSpans(stretch, room, pictures)
      return spans.length > 0 ? spans : [span]
    })
}

function switchingSpans(stretch: Stretch, room: Mask, pictures: readonly Picture[]): MarkSpan[] {
  const { track, luma } = stretch
  const switches = findSwitches(track, luma, room, besideOf(room))
  const marks = switchingMarks(track, luma, room, switches)
  return marks.map((mark) => spanOf(mark, pictures))
}

export const roomOf = (view: PatchView, region: Region): Mask =>
  rectMask(view.rect.w, view.rect.h, localRect(region, view.rect))

function besideOf(room: Mask): Mask {
  const far = dilated(room, BESIDE)
  const beside = createMask(room.width, room.height)
  for (let at = 0; at < far.data.length; at++)
    if ((far.data[at] as number) && !(room.data[at] as number)) beside.data[at] = 1
  return beside
}
