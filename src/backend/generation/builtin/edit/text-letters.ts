import { mapTriple } from '../../../media/triple.ts'
import { type Rect, rect, type Size } from '../geometry.ts'
import { islands, type Mask } from '../picture/mask.ts'
import type { Pixels } from './pixels.ts'
import { apart, type Colour, colourAt } from './text-colours.ts'

/** An island of one color that could be a letter. */
export interface Letter {
  box: Rect
  colour: Colour
  ink: number
}

/** All islands of ink that could be letters. */
export function lettersWhere(
  pixels: Pixels,
  step: number,
  ground: Colour,
  isInk: (colour: Colour) => boolean,
): Letter[] {
  const size = {
    width: Math.floor(pixels.width / step),
    height: Math.floor(pixels.height / step),
  }
  const mask: Mask = new Uint8Array(size.width * size.height)
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const [x, y] = [(pixel % size.width) * step, Math.floor(pixel / size.width) * step]
    if (isInk(colourAt(pixels, x, y))) mask[pixel] = 1
  }
  return islands(mask, size, 1).flatMap((island) =>
    letterOf(island, { size, pixels, step, ground }),
  )
}

/** The island as a letter, if its size and single color allow it. */
function letterOf(
  island: Int32Array,
  { size, pixels, step, ground }: { size: Size; pixels: Pixels; step: number; ground: Colour },
): Letter[] {
  let [left, top, right, bottom] = [size.width, size.height, 0, 0]
  for (const pixel of island) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const box = rect(left, top, right - left + 1, bottom - top + 1)
  const isInside = left > 0 && top > 0 && right < size.width - 1 && bottom < size.height - 1
  if (!isInside || box.height < 5 || box.height > size.height * 0.3 || box.width > box.height * 4)
    return []
  const colours = Array.from(island, (pixel) =>
    colourAt(pixels, (pixel % size.width) * step, Math.floor(pixel / size.width) * step),
  )
  // Thin strokes blend with their background almost everywhere; the color furthest from it is the ink.
  const sorted = colours.toSorted((one, other) => apart(one, ground) - apart(other, ground))
  const colour = sorted[Math.floor(sorted.length * 0.85)]!
  const alike = colours.filter((one) => fromMixture(one, ground, colour) < MIXED).length
  return alike < colours.length * 0.75 ? [] : [{ box, colour, ink: island.length }]
}

const MIXED = 40

/** How far a color is from every mixture of two others. */
function fromMixture(colour: Colour, ground: Colour, ink: Colour): number {
  const way = mapTriple(ink, (value, channel) => value - ground[channel])
  const length = way.reduce((sum, value) => sum + value * value, 0)
  const along = colour.reduce(
    (sum, value, channel) => sum + (value - ground[channel]!) * way[channel]!,
    0,
  )
  const share = Math.min(1.15, Math.max(0, along / Math.max(1, length)))
  const mixed = mapTriple(ground, (value, channel) => value + way[channel] * share)
  return apart(colour, mixed)
}
