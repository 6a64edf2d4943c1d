import { grow, type Rect, rect } from '../geometry.ts'
import { luminanceOf, ratioOf } from '../palette/color.ts'
import { calmOf, lightsOf } from './calm.ts'
import type { PlaceWish } from './instruction.ts'
import { withoutHeadline } from './named-words.ts'
import type { Pixels } from './pixels.ts'
import { missing } from './refuse.ts'
import type { FoundWords } from './replace-text.ts'

/** As a fraction of the short edge. */
const MARGIN = 0.055
/** As fractions of the height: how far "a bit" moves, and below what there is no move. */
const BIT = 0.08
const MOVED_MIN = 0.04
const STEPS = 60
/** The fraction of the picture that counts as its top or bottom. */
const END = 0.36
const CONTRAST_MIN = 3

/** Moves the headline with its letters unchanged, and continues the background where it was. */
export function movedHeadline(
  pixels: Pixels,
  place: PlaceWish,
  { prompt, isABit }: { prompt: string; isABit: boolean },
): Pixels {
  const words = withoutHeadline(pixels)
  if (!words) throw missing('no_words_found', prompt)
  const spot = placesFor(words.area, pixels, { place, isABit }).find((one) =>
    isFree(words, one, pixels),
  )
  if (!spot) throw missing('no_free_room', prompt)
  return laid(pixels, words, spot)
}

interface Wished {
  place: PlaceWish
  isABit: boolean
}

/** Possible places, best first. */
function placesFor(area: Rect, { width, height }: Pixels, { place, isABit }: Wished): Rect[] {
  const margin = Math.min(width, height) * MARGIN
  const at = (x: number, y: number) => rect(Math.round(x), Math.round(y), area.width, area.height)
  const right = width - margin - area.width
  const xs = { 0: margin, 0.5: (width - area.width) / 2, 1: right }
  const x = place.across === null ? area.x : xs[place.across]
  if (isABit && place.down !== null) return [at(x, area.y + (place.down - 0.5) * 2 * BIT * height)]
  if (place.down === null) return [at(x, area.y)]
  const from = { 0: margin, 0.5: (height - area.height) / 2, 1: height - margin - area.height }
  const inwards = { 0: 1, 0.5: 0, 1: -1 }[place.down]
  const all = Array.from({ length: inwards === 0 ? 1 : STEPS }, (_, step) =>
    at(x, from[place.down ?? 0] + (inwards * step * height * END) / STEPS),
  )
  return all.filter((one) => {
    const middle = (one.y + one.height / 2) / height
    const isThere = inwards === 0 || (inwards > 0 ? middle < END : middle > 1 - END)
    return isThere && isFurther(area, one, place.down, height)
  })
}

function isFurther(from: Rect, to: Rect, down: PlaceWish['down'], height: number): boolean {
  const by = (to.y - from.y) / height
  if (down === 0) return by < -MOVED_MIN
  return down === 1 ? by > MOVED_MIN : Math.abs(by) > MOVED_MIN
}

/** Whether the headline covers nothing there and stays readable. */
function isFree({ without, area, block }: FoundWords, spot: Rect, size: Pixels): boolean {
  const isInside =
    spot.x >= 0 &&
    spot.y >= 0 &&
    spot.x + spot.width <= size.width &&
    spot.y + spot.height <= size.height
  if (!isInside) return false
  const air = Math.max(...block.lines.map((line) => line.height)) * AIR
  const room = grow(spot, air)
  const [here, there] = [calmOf(without, area), calmOf(without, room)]
  if (there.rough > Math.max(1.2, here.rough * 1.4) || there.edges > 0.004 + here.edges * 1.5)
    return false
  const ink = luminanceOf(block.colour.map(Math.round), 0)
  return lightsOf(without, room).every((light) => ratioOf(ink, light) >= CONTRAST_MIN)
}

/** Space around text, as a fraction of its line height. */
const AIR = 0.4

/** A pixel needs a larger share of ink than the background's own grain could fake. */
const GRAIN = 0.07

/**
 * Extracts the letters by comparison with the picture without them, and lays them on that picture at their new place.
 */
function laid(pixels: Pixels, { without, area, block }: FoundWords, spot: Rect): Pixels {
  const { width, height } = pixels
  const data = Buffer.from(without.data)
  const [left, top] = [Math.floor(area.x), Math.floor(area.y)]
  const [across, down] = [Math.round(spot.x) - left, Math.round(spot.y) - top]
  for (let y = top; y <= Math.min(height - 1, Math.ceil(area.y + area.height)); y += 1)
    for (let x = left; x <= Math.min(width - 1, Math.ceil(area.x + area.width)); x += 1) {
      const from = (y * width + x) * 4
      const share = inkShare(pixels.data, without.data, from, block.colour)
      const [toX, toY] = [x + across, y + down]
      if (share <= GRAIN || toX < 0 || toY < 0 || toX >= width || toY >= height) continue
      const to = (toY * width + toX) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const was = data[to + channel]!
        data[to + channel] = Math.round(was + (block.colour[channel]! - was) * share)
      }
    }
  return { ...pixels, data }
}

/** The share of an ink color in the difference from the background. */
function inkShare(own: Buffer, ground: Buffer, at: number, ink: readonly number[]): number {
  let [dot, whole] = [0, 0]
  for (let channel = 0; channel < 3; channel += 1) {
    const way = ink[channel]! - ground[at + channel]!
    dot += way * (own[at + channel]! - ground[at + channel]!)
    whole += way * way
  }
  return whole === 0 ? 0 : Math.min(1, Math.max(0, dot / whole))
}
