import { mapTriple } from '../../../media/triple.ts'
import type { Ctx } from '../canvas.ts'
import { contains, grow, type Rect, rect } from '../geometry.ts'
import { textLayer } from '../layout/text-layer.ts'
import { fitText } from '../type/fit-text.ts'
import type { Pairing } from '../type/pairing.ts'
import { cloned, edgesOf } from './clone-ground.ts'
import type { Pixels } from './pixels.ts'
import { findTextBlock, type TextBlock } from './text-block.ts'

/** How far the background around text may deviate from one color. */
const STRAY_MAX = 34
const PLAIN = 0.93

/** Text that can be removed from a picture without a trace. */
export interface FoundWords {
  block: TextBlock
  /** The area painted over: the text and a rim, since its edges are soft. */
  area: Rect
  /** The picture without the text. */
  without: Pixels
}

/** Finds the text to replace, if its background can be painted over without a trace; otherwise null. */
export function findWords(pixels: Pixels, old: string | null): FoundWords | null {
  const letters = old === null ? null : Math.max(1, [...old.replace(/[\s\p{P}]/gu, '')].length)
  return takenOut(pixels, letters, 'plain') ?? takenOut(pixels, letters, 'textured')
}

function takenOut(
  pixels: Pixels,
  letters: number | null,
  ground: 'plain' | 'textured',
): FoundWords | null {
  const block = findTextBlock(pixels, letters, ground)
  return block && blockTakenOut(pixels, block, ground)
}

/** Removes a block of text, or part of one, from its picture; null if that would leave a trace. */
export function blockTakenOut(
  pixels: Pixels,
  block: TextBlock,
  ground: 'plain' | 'textured',
): FoundWords | null {
  const tall = Math.max(...block.lines.map(({ height }) => height))
  const area = grow(block.box, Math.max(2, tall * 0.16))
  const frame = rect(0, 0, pixels.width, pixels.height)
  if (!contains(frame, area)) return null
  if (ground === 'plain' && !isPlainAround(pixels, area)) return null
  const without = cloned(pixels, area) ?? (ground === 'plain' ? goneOn(pixels, area) : null)
  return without && { block, area, without }
}

const BLOCKS_MAX = 8
/** As a fraction of the short edge: anything smaller could be a pattern of the picture. */
const PLAINLY_THERE = 0.05

const isPlainlyThere = ({ block }: FoundWords, { width, height }: Pixels): boolean =>
  Math.max(...block.lines.map((line) => line.height)) >= Math.min(width, height) * PLAINLY_THERE

/** The picture without any text; null if none can be removed without a trace. */
export function withoutAnyWords(pixels: Pixels): Pixels | null {
  let clean: Pixels | null = null
  for (let round = 0; round < BLOCKS_MAX; round += 1) {
    const found = findWords(clean ?? pixels, null)
    if (!found || (!clean && !isPlainlyThere(found, pixels))) break
    clean = found.without
  }
  return clean
}

/** The rim of the area must be nearly one color, or the patch would show. */
function isPlainAround(pixels: Pixels, area: Rect): boolean {
  const rim = rimOf(pixels, area)
  const mean = [0, 1, 2].map(
    (channel) => rim.reduce((sum, colour) => sum + colour[channel]!, 0) / rim.length,
  )
  const calm = rim.filter((colour) =>
    colour.every((value, channel) => Math.abs(value - mean[channel]!) < STRAY_MAX),
  )
  return calm.length >= rim.length * PLAIN
}

const colourAt = ({ data, width }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

function rimOf(pixels: Pixels, area: Rect): number[][] {
  const { left, top, right, bottom } = edgesOf(area)
  const rim: number[][] = []
  for (let x = left; x <= right; x += 1)
    rim.push(colourAt(pixels, x, top), colourAt(pixels, x, bottom))
  for (let y = top; y <= bottom; y += 1)
    rim.push(colourAt(pixels, left, y), colourAt(pixels, right, y))
  return rim
}

/** Continues the background from the rim on all four sides. */
function goneOn(pixels: Pixels, area: Rect): Pixels {
  const { left, top, right, bottom } = edgesOf(area)
  const data = Buffer.from(pixels.data)
  for (let y = top; y <= bottom; y += 1) {
    const down = (y - top) / Math.max(1, bottom - top)
    for (let x = left; x <= right; x += 1) {
      const across = (x - left) / Math.max(1, right - left)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (px: number, py: number) =>
          pixels.data[(py * pixels.width + px) * 4 + channel]!
        const sideways = value(left, y) * (1 - across) + value(right, y) * across
        const upright = value(x, top) * (1 - down) + value(x, bottom) * down
        data[(y * pixels.width + x) * 4 + channel] = Math.round((sideways + upright) / 2)
      }
    }
  }
  return { ...pixels, data }
}

/** The font weight for the ink density of a letter's box: 0.36 is regular. */
const weightFor = (density: number): number =>
  Math.min(850, Math.max(400, Math.round(400 + (density - 0.36) * 2_000)))

/** Sets the new text in place of the old, in its color, height, slant and weight. */
export function paintNewWords(ctx: Ctx, { block }: FoundWords, text: string, pairing: Pairing) {
  const { box, lines, colour, density } = block
  const tall = Math.max(...lines.map(({ height }) => height))
  const fitted = fitText({
    text,
    style: { ...pairing.text, weight: weightFor(density) },
    maxWidth: box.width,
    maxHeight: box.height,
    maxLines: Math.max(lines.length, 1),
    minSize: tall * 0.3,
    maxSize: tall * 1.5,
  })
  const isCentred = lines.length > 1 && lines.some(({ x }) => x - box.x > tall * 0.5)
  const [r, g, b] = mapTriple(colour, Math.round)
  const hex = `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`
  textLayer(
    'headline',
    fitted,
    {
      x: box.x,
      y: box.y + (box.height - fitted.height) / 2,
      width: box.width,
      align: isCentred ? 'center' : 'start',
    },
    { colour: hex, ground: hex },
  ).paint(ctx)
}
