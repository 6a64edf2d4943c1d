import { type Rect, rect, type Size } from '../geometry.ts'
import type { MatteOf } from '../matting/matting.ts'
import { CONFIDENCE_MIN, type CutOut, chooseCutOut } from './choose-cut-out.ts'
import { boxOf } from './mask.ts'
import { writeMatte } from './matte.ts'
import { seenConfidence } from './seen-confidence.ts'
import { readSeenMatte } from './seen-matte.ts'
import { writeSeenMatte } from './seen-object.ts'
import { segment } from './segment.ts'
import { shrink } from './small-picture.ts'

export { CONFIDENCE_MIN } from './choose-cut-out.ts'

type Pixels = { data: Buffer } & Size

const TRANSPARENT = 24
/** Below this the edge is worth a second look by its owner. */
export const CONFIDENCE_SURE = 0.75

/**
 * Lets the recognition model look at a picture, for what asks later about its object. Where there is no
 * model, or it fails, everything stays as it is. `file` shows the same picture, at whatever size.
 */
export async function recognise(pixels: Pixels, file: string, matteOf: MatteOf | undefined) {
  if (!matteOf || hasOwnCutOut(pixels) || isOneColour(pixels)) return
  const seen = await readSeenMatte(pixels, file, matteOf)
  if (!seen) return
  const told = { confidence: seenConfidence(seen), isSeen: true, isHung: seen.isHung }
  const bySight = later(told, () => written(pixels, (object) => writeSeenMatte(object, seen)))
  const chosen = chooseCutOut(tried.get(pixels) ?? plainCutOut(pixels), bySight)
  tried.set(pixels, chosen && { ...chosen })
}

/** A cut-out whose pixels are made when they are looked at: of two ways to cut mostly one is. */
function later(told: Omit<CutOut, 'object'>, make: () => Pixels): CutOut {
  let object: Pixels | null = null
  return {
    ...told,
    get object() {
      object ??= make()
      return object
    },
  }
}

function written(pixels: Pixels, write: (object: Pixels) => void): Pixels {
  const object = { ...pixels, data: Buffer.from(pixels.data) }
  write(object)
  return object
}

/**
 * The object without its ground, when the ground is plain or simple enough to be separated. Null
 * when it cannot be done honestly; then the picture is used whole.
 */
export function cutOut(pixels: Pixels): CutOut | null {
  const result = tryCutOut(pixels)
  if (!result || result.confidence < CONFIDENCE_MIN) return null
  return { ...result, object: cropped(result.object) }
}

/** One picture is asked about several times: whether it can be freed, and for every variation. */
const tried = new WeakMap<Pixels, CutOut | null>()

/** Whether the recognition model cut out what is used of a picture. */
export const isSeen = (pixels: Pixels): boolean => {
  const used = tried.get(pixels)
  return !!used?.isSeen && used.confidence >= CONFIDENCE_MIN
}

/** Another picture of the same things at the same places: its object is the known one, changed alike. */
export function keepCutOut(from: Pixels, to: Pixels, change: (object: Pixels) => Pixels): void {
  const known = tried.get(from)
  if (known) tried.set(to, { ...known, object: change(known.object) })
}

/** The object at its place in the picture, however little the result can be trusted. */
export function tryCutOut(pixels: Pixels): CutOut | null {
  const known = tried.get(pixels)
  if (known !== undefined) return known
  const found = plainCutOut(pixels)
  const result = found && { ...found }
  tried.set(pixels, result)
  return result
}

function plainCutOut(pixels: Pixels): CutOut | null {
  if (hasOwnCutOut(pixels))
    return later({ confidence: 1, isSeen: false }, () => written(pixels, () => {}))
  const small = shrink(pixels.data, pixels)
  const found = segment(small)
  if (!found) return null
  return later({ confidence: found.confidence, isSeen: false }, () =>
    written(pixels, (object) => writeMatte(object, found.mask, small)),
  )
}

/** What came without a ground was cut out by its owner. */
export function hasOwnCutOut({ data, width, height }: Pixels): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  return corners.filter((pixel) => data[pixel * 4 + 3]! < TRANSPARENT).length >= 3
}

const ONE_COLOUR_SPREAD = 8

/** Nothing can stand out from such a picture, and the model's seconds are saved. */
function isOneColour({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs(data[at + channel]! - data[channel]!) > ONE_COLOUR_SPREAD) return false
  return true
}

/** Where the object is, null when none can be separated from the ground as surely as asked. */
export function subjectBox(pixels: Pixels, confidenceMin = CONFIDENCE_MIN): Rect | null {
  const known = tried.get(pixels)
  // What was tried before need not be looked for again.
  if (known && known.confidence >= confidenceMin)
    return boxOf(pixels, (pixel) => known.object.data[pixel * 4 + 3]! >= TRANSPARENT)
  if (known !== undefined && !known?.isSeen) return null
  const small = shrink(pixels.data, pixels)
  const found = segment(small)
  if (!found || found.confidence < confidenceMin) return null
  const box = boxOf(small, (pixel) => found.mask[pixel] === 1)
  const [across, down] = [pixels.width / small.width, pixels.height / small.height]
  return rect(box.x * across, box.y * down, box.width * across, box.height * down)
}

/** Cut down to what is visible. */
function cropped({ data, width, height }: Pixels): Pixels {
  const box = boxOf({ width, height }, (pixel) => data[pixel * 4 + 3]! >= TRANSPARENT)
  if (box.width <= 0) return { data, width, height }
  const target = Buffer.alloc(box.width * box.height * 4)
  for (let y = 0; y < box.height; y += 1) {
    const from = ((y + box.y) * width + box.x) * 4
    data.copy(target, y * box.width * 4, from, from + box.width * 4)
  }
  return { data: target, width: box.width, height: box.height }
}
