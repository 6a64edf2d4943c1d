import { readProvenance } from '../../../media/read-provenance.ts'
import type { LocalFile } from '../../provider.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import { filled } from './fill-hole.ts'
import type { Pixels } from './pixels.ts'
import { textBlocks } from './text-block.ts'

/** In units of the mark, a hundredth of the picture's mean edge: where `markLayer` sets it. */
const FROM_RIGHT = 2.8
const FROM_BOTTOM = 1.5
const OFF_MAX = 1
const HEIGHT_MAX = 3
const AIR = 0.9

/** Removes the mark from a picture the engine made itself, since the edit will set it anew. */
export async function withoutOldMark(pixels: Pixels, file: LocalFile | undefined): Promise<Pixels> {
  if (!file) return pixels
  const told = await readProvenance(file.path, file.mimeType).catch(() => null)
  return told?.creatorTool.includes('Adloom') ? withoutMark(pixels) : pixels
}

/** Removes text that ends exactly in the corner of the mark, filling the gap from its surroundings. */
export function withoutMark(pixels: Pixels): Pixels {
  const unit = Math.sqrt(pixels.width * pixels.height) / 100
  const corner = cornerOf(pixels, unit)
  const found = textBlocks(cut(pixels, corner)).find(({ box }) => isMark(box, corner, unit))
  if (!found) return pixels
  const { box } = found
  const air = unit * AIR
  const hole = rect(box.x - air, box.y - air, box.width + 2 * air, box.height + 2 * air)
  const part = cut(pixels, corner)
  return laidBack(pixels, filled(part, maskOf(part, hole)), corner)
}

const cornerOf = ({ width, height }: Size, unit: number): Rect => {
  const tall = Math.min(height, Math.round(unit * 8))
  const wide = Math.min(width, Math.round(width * 0.66))
  return rect(width - wide, height - tall, wide, tall)
}

function isMark(box: Rect, corner: Rect, unit: number): boolean {
  const right = corner.width - box.x - box.width
  const bottom = corner.height - box.y - box.height
  const isThere =
    Math.abs(right - unit * FROM_RIGHT) <= unit * OFF_MAX &&
    Math.abs(bottom - unit * FROM_BOTTOM) <= unit * OFF_MAX
  return isThere && box.height <= unit * HEIGHT_MAX
}

function cut({ data, width }: Pixels, area: Rect): Pixels {
  const part = Buffer.alloc(area.width * area.height * 4)
  for (let y = 0; y < area.height; y += 1) {
    const from = ((area.y + y) * width + area.x) * 4
    data.copy(part, y * area.width * 4, from, from + area.width * 4)
  }
  return { data: part, width: area.width, height: area.height }
}

function maskOf({ width, height }: Size, hole: Rect): Uint8Array {
  const mask = new Uint8Array(width * height)
  const [left, top] = [Math.max(0, Math.floor(hole.x)), Math.max(0, Math.floor(hole.y))]
  for (let y = top; y < Math.min(height, hole.y + hole.height); y += 1)
    for (let x = left; x < Math.min(width, hole.x + hole.width); x += 1) mask[y * width + x] = 255
  return mask
}

function laidBack(pixels: Pixels, part: Pixels, area: Rect): Pixels {
  const data = Buffer.from(pixels.data)
  for (let y = 0; y < area.height; y += 1)
    part.data.copy(
      data,
      ((area.y + y) * pixels.width + area.x) * 4,
      y * area.width * 4,
      (y + 1) * area.width * 4,
    )
  return { ...pixels, data }
}
