import { headsIn } from '../faces/heads.ts'
import { contain, cover, type Rect, rect, type Size } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'

/** As a share of an edge: if less than this is cropped, heads needn't be checked. */
const HIDDEN_MIN = 0.02

/** In pixels. */
const ROUNDING = 0.5

/** Whether a photograph's subject stays whole when the photograph fills a box. */
export function isShownWhole(picture: Picture, box: Size): boolean {
  const { subject } = picture
  if (!subject) return true
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const isIn = (length: number, room: number) => length * scale <= room + ROUNDING
  return isIn(subject.width, box.width) && isIn(subject.height, box.height)
}

/** The largest part of a box that a photograph can fill without cropping its subject. */
export function wholePlace(picture: Picture, box: Rect): Rect {
  const { width, height, subject } = picture
  if (!subject || isShownWhole(picture, box)) return box
  const wished = box.width / box.height
  // Only what is above, below, or beside the subject may be cropped.
  const shape = Math.min(Math.max(wished, subject.width / height), width / subject.height)
  return contain({ width: shape, height: 1 }, box)
}

/** Where the subject of a photograph in a box is within the frame; null if unknown. */
export function subjectPlace(
  picture: Picture,
  box: Rect,
  lean: { x: number; y: number },
): Rect | null {
  const { subject } = picture
  if (!subject) return null
  const place = photoPlace(picture, box, lean)
  const scale = place.width / picture.width
  return rect(
    place.x + subject.x * scale,
    place.y + subject.y * scale,
    subject.width * scale,
    subject.height * scale,
  )
}

/** Where to draw a photograph so that it fills its box, aligned as requested unless that crops a head or product. */
export function photoPlace(picture: Picture, box: Rect, lean: { x: number; y: number }): Rect {
  const place = cover(picture, box, lean.x, lean.y)
  const hidden = Math.max(1 - box.width / place.width, 1 - box.height / place.height)
  const kept = hidden > HIDDEN_MIN ? (headsIn(picture) ?? picture.subject) : null
  if (!kept) return place
  const scale = place.width / picture.width
  return rect(
    heldIn(
      place.x,
      { from: kept.x * scale, length: kept.width * scale },
      box.x,
      box.width,
      place.width,
    ),
    heldIn(
      place.y,
      { from: kept.y * scale, length: kept.height * scale },
      box.y,
      box.height,
      place.height,
    ),
    place.width,
    place.height,
  )
}

/** The nearest start of a picture that keeps a part of it inside the window; a part that's too long is centered. */
function heldIn(
  start: number,
  part: { from: number; length: number },
  window: number,
  windowLength: number,
  pictureLength: number,
): number {
  const first = window - part.from
  const last = window + windowLength - part.from - part.length
  const wished = first > last ? (first + last) / 2 : Math.min(Math.max(start, first), last)
  return Math.min(window, Math.max(wished, window + windowLength - pictureLength))
}
