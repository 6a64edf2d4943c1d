import { mapTriple } from '../../../media/triple.ts'
import { grow, type Rect, rect, type Size, unionOf } from '../geometry.ts'
import { islands, type Mask } from '../picture/mask.ts'
import type { Pixels } from './pixels.ts'

type Colour = [number, number, number]

/** Words found in a picture: where each line stands, in what colour, on what ground. */
export interface TextBlock {
  box: Rect
  lines: Rect[]
  colour: Colour
  ground: Colour
  /** Share of its letters' boxes that is ink: heavy type fills more. */
  density: number
}

const LONG_EDGE = 720
/** Distance from the ground at which something is ink. */
const INK = 60
const GROUND_SHARE = 0.1
const GROUNDS_MAX = 3
const LETTERS_MIN = 3

/**
 * The block of words that is best told from its ground: rows of islands of one colour and about one
 * height. `letters` is how many signs the words to be replaced have, where they were said.
 */
export function findTextBlock(pixels: Pixels, letters: number | null): TextBlock | null {
  const step = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / LONG_EDGE))
  const blocks = groundsOf(pixels, step).flatMap((ground) => blocksOn(pixels, step, ground))
  const scored = blocks
    .map((block) => ({ block, score: scoreOf(block, letters) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  return scored[0]?.block.found ?? null
}

interface Candidate {
  found: TextBlock
  letters: number
  size: number
}

/** The largest words, unless the count of their letters speaks against them. */
function scoreOf({ letters: count, size }: Candidate, letters: number | null): number {
  if (letters === null) return size
  // Joined letters and dots make the count a rough one.
  const off = Math.abs(count - letters) / letters
  return off > 0.45 ? 0 : size * (1 - off) ** 6
}

const colourAt = ({ data, width }: Pixels, x: number, y: number): Colour => {
  const at = (y * width + x) * 4
  return [data[at]!, data[at + 1]!, data[at + 2]!]
}

const apart = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Colours that fill a good part of the picture. */
function groundsOf(pixels: Pixels, step: number): Colour[] {
  const sums = new Map<number, { count: number; sum: Colour }>()
  let total = 0
  for (let y = 0; y < pixels.height; y += step) {
    for (let x = 0; x < pixels.width; x += step) {
      const [r, g, b] = colourAt(pixels, x, y)
      const key = ((r >> 5) << 10) | ((g >> 5) << 5) | (b >> 5)
      const entry = sums.get(key) ?? { count: 0, sum: [0, 0, 0] }
      entry.count += 1
      entry.sum = [entry.sum[0] + r, entry.sum[1] + g, entry.sum[2] + b]
      sums.set(key, entry)
      total += 1
    }
  }
  return [...sums.values()]
    .filter(({ count }) => count > total * GROUND_SHARE)
    .sort((one, other) => other.count - one.count)
    .slice(0, GROUNDS_MAX)
    .map(({ count, sum }) => mapTriple(sum, (value) => value / count))
}

interface Letter {
  box: Rect
  colour: Colour
  ink: number
}

function blocksOn(pixels: Pixels, step: number, ground: Colour): Candidate[] {
  const size = {
    width: Math.floor(pixels.width / step),
    height: Math.floor(pixels.height / step),
  }
  const mask: Mask = new Uint8Array(size.width * size.height)
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const [x, y] = [(pixel % size.width) * step, Math.floor(pixel / size.width) * step]
    if (apart(colourAt(pixels, x, y), ground) > INK) mask[pixel] = 1
  }
  const letters = islands(mask, size, 1).flatMap((island) =>
    letterOf(island, { size, pixels, step, ground }),
  )
  return blocksOf(linesOf(letters)).map((lines) => asCandidate(lines, ground, step))
}

/** An island that could be a letter by its size and its single colour. */
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
  // Thin strokes are mixed with their ground nearly everywhere; what is furthest from it is the ink.
  const sorted = colours.toSorted((one, other) => apart(one, ground) - apart(other, ground))
  const colour = sorted[Math.floor(sorted.length * 0.85)]!
  const alike = colours.filter((one) => fromMixture(one, ground, colour) < MIXED).length
  return alike < colours.length * 0.75 ? [] : [{ box, colour, ink: island.length }]
}

const MIXED = 40

/** How far a colour is from every mixture of two. */
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

/** Letters of one colour and height beside one another. */
function linesOf(letters: Letter[]): Letter[][] {
  const lines: Letter[][] = []
  for (const letter of letters.toSorted((one, other) => one.box.x - other.box.x)) {
    const line = lines.find((members) => {
      const last = members.at(-1)!
      return goesOn(last, letter)
    })
    if (line) line.push(letter)
    else lines.push([letter])
  }
  return lines.filter((line) => line.length >= LETTERS_MIN)
}

function goesOn(last: Letter, next: Letter): boolean {
  const tall = Math.max(last.box.height, next.box.height)
  const low = Math.min(last.box.height, next.box.height)
  const shared =
    Math.min(last.box.y + last.box.height, next.box.y + next.box.height) -
    Math.max(last.box.y, next.box.y)
  const gap = next.box.x - (last.box.x + last.box.width)
  return (
    shared > low * 0.5 &&
    low > tall * 0.4 &&
    gap < tall * 0.8 &&
    apart(last.colour, next.colour) < 70
  )
}

/** Lines of one colour and size under one another. */
function blocksOf(lines: Letter[][]): Letter[][][] {
  const boxed = lines
    .map((line) => ({ line, box: unionOf(line.map(({ box }) => box)) }))
    .sort((one, other) => one.box.y - other.box.y)
  const blocks: (typeof boxed)[] = []
  for (const next of boxed) {
    const block = blocks.find((members) => {
      const last = members.at(-1)!
      const gap = next.box.y - (last.box.y + last.box.height)
      const ratio = next.box.height / last.box.height
      const isUnder =
        next.box.x < last.box.x + last.box.width && last.box.x < next.box.x + next.box.width
      const isAlike = apart(next.line[0]!.colour, last.line[0]!.colour) < 60
      return isUnder && isAlike && ratio > 0.6 && ratio < 1.6 && gap < last.box.height * 0.9
    })
    if (block) block.push(next)
    else blocks.push([next])
  }
  return blocks.map((block) => block.map(({ line }) => line))
}

function asCandidate(lines: Letter[][], ground: Colour, step: number): Candidate {
  const all = lines.flat()
  const scaled = (box: Rect) =>
    rect(box.x * step, box.y * step, box.width * step, box.height * step)
  const boxes = lines.map((line) => scaled(unionOf(line.map(({ box }) => box))))
  const area = all.reduce((sum, { box }) => sum + box.width * box.height, 0)
  const colour = all.toSorted((one, other) => other.ink - one.ink)[0]!.colour
  return {
    letters: all.length,
    size: Math.max(...boxes.map(({ height }) => height)) * Math.sqrt(all.length),
    found: {
      box: grow(unionOf(boxes), step),
      lines: boxes,
      colour,
      ground,
      density: all.reduce((sum, { ink }) => sum + ink, 0) / area,
    },
  }
}
