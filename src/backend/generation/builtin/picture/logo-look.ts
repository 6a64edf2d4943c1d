import type { Size } from '../geometry.ts'
import { islands, type Mask } from './mask.ts'

type Pixels = { data: Buffer } & Size
type Colour = readonly [number, number, number, number]

const GRID = 192
/** Minimum distance from the ground at which a pixel counts as drawn. */
const DRAWN = 48
const CLEAR = 24
const SAME_GROUND = 12
/** Colors closer than this count as one. */
const ONE_COLOUR = 14
const EDGE = 28

/**
 * Requirements for a logo: strictest if nothing else suggests one, looser beside product
 * photographs, loosest if the prompt mentions one.
 */
const DEMANDS = {
  alone: { flat: 0.8, coloursMax: 5, plainColoursMax: 1 },
  besidePhotographs: { flat: 0.8, coloursMax: 5, plainColoursMax: 3 },
  named: { flat: 0.5, coloursMax: 12, plainColoursMax: 12 },
}

/** Evidence for a logo besides the picture itself. */
export type LogoHint = keyof typeof DEMANDS

/**
 * Whether a picture is a logo: a few flat colors on a transparent or plain ground, without camera
 * noise. Drawn products are flat, too, but have more colors and are connected, whereas a logo has
 * one color, or separate letters.
 */
export function looksLikeLogo(pixels: Pixels, hint: LogoHint = 'alone'): boolean {
  const limits = DEMANDS[hint]
  const ground = groundOf(pixels)
  if (!ground) return false
  const { mask, size } = drawnGrid(pixels, ground)
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length
  if (share < 0.004 || share > 0.92) return false
  const { flat, colours } = inkOf(pixels, ground)
  if (flat < limits.flat || colours > limits.coloursMax) return false
  if (colours <= limits.plainColoursMax) return true
  const letters = islands(mask, size, 1).filter(({ length }) => length > mask.length * 0.001)
  return letters.length >= 3
}

const colourAt = ({ data, width }: Pixels, x: number, y: number): Colour => {
  const at = (y * width + x) * 4
  return [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!]
}

const apart = (one: Colour, other: Colour): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]))

type Ground = 'clear' | Colour

/** The color that all corners share, or transparency; null for anything busier. */
function groundOf(pixels: Pixels): Ground | null {
  const [right, bottom] = [pixels.width - 1, pixels.height - 1]
  const places = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const
  const corners = places.map(([x, y]) => colourAt(pixels, x, y))
  if (corners.filter(([, , , alpha]) => alpha < CLEAR).length >= 3) return 'clear'
  const first = corners[0]!
  return corners.every((corner) => apart(corner, first) <= SAME_GROUND) ? first : null
}

const isDrawn = (colour: Colour, ground: Ground): boolean =>
  ground === 'clear' ? colour[3] > 128 : apart(colour, ground) > DRAWN

function drawnGrid(pixels: Pixels, ground: Ground): { mask: Mask; size: Size } {
  const step = Math.max(1, Math.max(pixels.width, pixels.height) / GRID)
  const size = {
    width: Math.max(1, Math.floor(pixels.width / step)),
    height: Math.max(1, Math.floor(pixels.height / step)),
  }
  const mask = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const colour = colourAt(pixels, Math.floor(x * step), Math.floor(y * step))
      if (isDrawn(colour, ground)) mask[y * size.width + x] = 1
    }
  return { mask, size }
}

/** How much of the drawing is identical to its neighbors, and in how many colors. */
function inkOf(pixels: Pixels, ground: Ground): { flat: number; colours: number } {
  const { width, height } = pixels
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 120_000)))
  const counts = new Map<number, number>()
  let [flat, drawn] = [0, 0]
  for (let y = 0; y < height - 1; y += step) {
    for (let x = 0; x < width - 1; x += step) {
      const colour = colourAt(pixels, x, y)
      if (!isDrawn(colour, ground)) continue
      const near = [colourAt(pixels, x + 1, y), colourAt(pixels, x, y + 1)]
      const change = Math.max(...near.map((other) => apart(other, colour)))
      // Edges are hard in logos and products alike.
      if (change > EDGE || near.some((other) => !isDrawn(other, ground))) continue
      drawn += 1
      if (change <= 1) flat += 1
      const key = (colour[0] << 16) | (colour[1] << 8) | colour[2]
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return drawn === 0
    ? { flat: 0, colours: 0 }
    : { flat: flat / drawn, colours: coloursIn(counts, drawn) }
}

const COVERED = 0.93

/** The number of colors that together make up nearly all of it. */
function coloursIn(counts: Map<number, number>, total: number): number {
  const left = [...counts].sort(([, one], [, other]) => other - one)
  const found: Colour[] = []
  let covered = 0
  const asColour = (key: number): Colour => [key >> 16, (key >> 8) & 255, key & 255, 255]
  while (left.length > 0 && covered < total * COVERED && found.length < 20) {
    const lead = asColour(left[0]![0])
    found.push(lead)
    for (let index = left.length - 1; index >= 0; index -= 1) {
      const [key, count] = left[index]!
      if (apart(asColour(key), lead) > ONE_COLOUR) continue
      covered += count
      left.splice(index, 1)
    }
  }
  return found.length
}
