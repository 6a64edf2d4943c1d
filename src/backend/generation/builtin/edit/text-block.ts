import { grow, type Rect, rect, type Size, unionOf } from '../geometry.ts'
import type { Pixels } from './pixels.ts'
import { apart, type Colour, groundsOf, INK_NEAR, inksOf } from './text-colours.ts'
import { type Letter, lettersWhere } from './text-letters.ts'

/** Text found in a picture: the position of each line, its color and its background. */
export interface TextBlock {
  box: Rect
  lines: Rect[]
  colour: Colour
  ground: Colour
  /** The share of its letters' boxes that is ink: heavy type fills more. */
  density: number
  /** The boxes of the characters in each line, in reading order. */
  signs: Rect[][]
}

const LONG_EDGE = 720
/** Distance from the background at which a pixel counts as ink. */
const INK = 60
const LETTERS_MIN = 3

/**
 * The block of text that differs most from its background: rows of islands of one color and similar height. `letters`
 * is the number of characters to replace, if known.
 */
export function findTextBlock(
  pixels: Pixels,
  letters: number | null,
  ground: 'plain' | 'textured' = 'plain',
): TextBlock | null {
  const step = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / LONG_EDGE))
  // On wood, stone or cloth, text is found by its own color.
  const blocks =
    ground === 'plain'
      ? groundsOf(pixels, step).flatMap((colour) => blocksOn(pixels, step, colour))
      : inksOf(pixels, step).flatMap((ink) => blocksIn(pixels, step, ink))
  const scored = blocks
    .map((block) => ({ block, score: scoreOf(block, letters) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  return scored[0]?.block.found ?? null
}

/** All blocks of text on plain backgrounds, largest letters first, including doubtful ones. */
export function textBlocks(pixels: Pixels): TextBlock[] {
  const step = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / FINE_EDGE))
  return groundsOf(pixels, step)
    .flatMap((colour) => blocksOn(pixels, step, colour))
    .filter(({ letters, spread }) => letters >= LETTERS_MIN && spread <= UNSAID_SPREAD_MAX * 2)
    .toSorted((one, other) => other.size - one.size)
    .map(({ found }) => found)
}
/** Finer, so that small letters are found too. */
const FINE_EDGE = 1_400

/** If the text is not given, it must be clearly text. */
const UNSAID_LETTERS_MIN = 5
const UNSAID_SPREAD_MAX = 16
const SMALL = 0.018

interface Candidate {
  /** How far its letters deviate from one color. */
  spread: number
  isSmall: boolean
  found: TextBlock
  letters: number
  size: number
}

/** The largest text, unless its letter count contradicts it. */
function scoreOf(
  { letters: count, size, spread, isSmall }: Candidate,
  letters: number | null,
): number {
  if (letters === null)
    return count < UNSAID_LETTERS_MIN || spread > UNSAID_SPREAD_MAX || isSmall ? 0 : size
  // Joined letters and dots make the count imprecise.
  const off = Math.abs(count - letters) / letters
  return off > 0.45 ? 0 : size * (1 - off) ** 6
}

const LETTERS_ON_TEXTURE = 5

function blocksIn(
  pixels: Pixels,
  step: number,
  { ink, ground }: { ink: Colour; ground: Colour },
): Candidate[] {
  const isInk = (colour: Colour) => apart(colour, ink) < INK_NEAR
  return blocksOf(linesOf(lettersWhere(pixels, step, ground, isInk)))
    .map((lines) => asCandidate(lines, ground, step, pixels))
    .filter(({ letters }) => letters >= LETTERS_ON_TEXTURE)
}

function blocksOn(pixels: Pixels, step: number, ground: Colour): Candidate[] {
  const isInk = (colour: Colour) => apart(colour, ground) > INK
  const letters = lettersWhere(pixels, step, ground, isInk)
  return blocksOf(linesOf(letters)).map((lines) => asCandidate(lines, ground, step, pixels))
}

/** Groups letters of one color and height that stand next to each other. */
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
  return lines.filter((line) => line.length >= LETTERS_MIN && isSet(line))
}

/** The fraction of a line's height by which most letters may miss the baseline. */
const OFF_BASE = 0.1
const HEIGHTS_APART = 2

/** Stones and leaves in a row are no text: letters share a baseline and have one or two heights. */
function isSet(line: Letter[]): boolean {
  const median = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
  const tall = Math.max(...line.map(({ box }) => box.height))
  const foot = ({ box }: Letter) => box.y + box.height
  const base = median(line.map(foot))
  const onBase = line.filter(
    (letter) => Math.abs(foot(letter) - base) <= Math.max(1, tall * OFF_BASE),
  )
  const usual = median(line.map(({ box }) => box.height))
  return onBase.length >= line.length * 0.6 && tall <= usual * HEIGHTS_APART
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

/** Groups lines of one color and size below each other. */
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

function asCandidate(lines: Letter[][], ground: Colour, step: number, picture: Size): Candidate {
  const all = lines.flat()
  const scaled = (box: Rect) =>
    rect(box.x * step, box.y * step, box.width * step, box.height * step)
  const boxes = lines.map((line) => scaled(unionOf(line.map(({ box }) => box))))
  const area = all.reduce((sum, { box }) => sum + box.width * box.height, 0)
  const colour = all.toSorted((one, other) => other.ink - one.ink)[0]!.colour
  return {
    letters: all.length,
    spread: all.reduce((sum, letter) => sum + apart(letter.colour, colour), 0) / all.length,
    isSmall:
      Math.max(...boxes.map(({ height }) => height)) <
      Math.min(picture.width, picture.height) * SMALL,
    size: Math.max(...boxes.map(({ height }) => height)) * Math.sqrt(all.length),
    found: {
      box: grow(unionOf(boxes), step),
      lines: boxes,
      colour,
      ground,
      density: all.reduce((sum, { ink }) => sum + ink, 0) / area,
      signs: lines.map((line) =>
        line.map(({ box }) => scaled(box)).toSorted((one, other) => one.x - other.x),
      ),
    },
  }
}
