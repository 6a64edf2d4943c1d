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
/** Below this the owner should check the edge. */
export const CONFIDENCE_SURE = 0.75

/**
 * Runs the recognition model on a picture, for later queries about its object. Without a model,
 * or if it fails, everything stays as it is. `file` shows the same picture, at any size.
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

/** A cut-out with lazily computed pixels: of the two cut-outs mostly only one is used. */
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
 * The object without its ground, if the ground is plain or simple enough to be separated. Null
 * if that isn't reliable; then the whole picture is used.
 */
export function cutOut(pixels: Pixels): CutOut | null {
  const result = tryCutOut(pixels)
  if (!result || result.confidence < CONFIDENCE_MIN) return null
  return { ...result, object: cropped(result.object) }
}

/** A picture is queried several times: whether it can be cut out, and for every variation. */
const tried = new WeakMap<Pixels, CutOut | null>()

/** Whether the used cut-out of a picture is the recognition model's. */
export const isSeen = (pixels: Pixels): boolean => {
  const used = tried.get(pixels)
  return !!used?.isSeen && used.confidence >= CONFIDENCE_MIN
}

/** For an altered picture with the same objects in the same places: reuses the known cut-out, altered alike. */
export function keepCutOut(from: Pixels, to: Pixels, change: (object: Pixels) => Pixels): void {
  const known = tried.get(from)
  if (known) tried.set(to, { ...known, object: change(known.object) })
}

/** The object in its place in the picture, however unreliable the result is. */
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

/** A picture without a ground was cut out by its owner. */
export function hasOwnCutOut({ data, width, height }: Pixels): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  return corners.filter((pixel) => data[pixel * 4 + 3]! < TRANSPARENT).length >= 3
}

const ONE_COLOUR_SPREAD = 8

/** Nothing can stand out from such a picture, so skip the model, which takes seconds. */
function isOneColour({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs(data[at + channel]! - data[channel]!) > ONE_COLOUR_SPREAD) return false
  return true
}

/** Where the object is; null if none can be separated from the ground with the given confidence. */
export function subjectBox(pixels: Pixels, confidenceMin = CONFIDENCE_MIN): Rect | null {
  const known = tried.get(pixels)
  // Reuse an earlier result.
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

/** Cropped to what is visible. */
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
