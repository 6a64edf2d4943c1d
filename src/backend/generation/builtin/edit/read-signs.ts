import { surface } from '../canvas.ts'
import type { Rect } from '../geometry.ts'
import { drawLine, lineBoxes } from '../type/draw-text.ts'
import { fitText } from '../type/fit-text.ts'
import type { Face } from '../type/fonts.ts'
import type { Pixels } from './pixels.ts'
import { apart, type Colour, colourAt } from './text-colours.ts'

/** A character is compared on a grid of this many columns and rows, whatever its size. */
const ACROSS = 10
const DOWN = 14
const FACES: readonly [Face, number][] = [
  ['inter', 400],
  ['inter', 800],
  ['oswald', 600],
  ['playfair-display', 600],
  ['space-mono', 400],
]
const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&%+']
const DRAWN = 64
const NARROWNESS = 0.28

interface Sign {
  sign: string
  places: Float32Array
  /** Width to height. */
  shape: number
}

let templates: Sign[] | null = null

/** Reads the character in each box by its likeness to letters and digits of a few common typefaces. */
export function readSigns(
  pixels: Pixels,
  boxes: readonly Rect[],
  { colour, ground }: { colour: Colour; ground: Colour },
): string[] {
  templates ??= FACES.flatMap(([face, weight]) =>
    SIGNS.map((sign) => templateOf(sign, face, weight)),
  )
  const known = templates
  return boxes.map((box) => {
    const own = placesOf(box, (x, y) => coverage(colourAt(pixels, x, y), colour, ground))
    const shape = box.width / box.height
    let best = { sign: '', distance: Infinity }
    for (const { sign, places, shape: other } of known) {
      let sum = Math.abs(Math.log(shape / other)) * NARROWNESS * own.length
      for (let at = 0; at < own.length; at += 1) sum += Math.abs(own[at]! - places[at]!)
      if (sum < best.distance) best = { sign, distance: sum }
    }
    return best.sign
  })
}

function coverage(colour: Colour, ink: Colour, ground: Colour): number {
  const whole = apart(ink, ground) || 1
  return Math.min(1, Math.max(0, apart(colour, ground) / whole))
}

/** The mean value of each grid cell of a box. */
function placesOf({ x, y, width, height }: Rect, read: (x: number, y: number) => number) {
  const places = new Float32Array(ACROSS * DOWN)
  for (let row = 0; row < DOWN; row += 1)
    for (let column = 0; column < ACROSS; column += 1) {
      let [sum, count] = [0, 0]
      for (const down of [0.25, 0.75])
        for (const across of [0.25, 0.75]) {
          sum += read(
            Math.floor(x + ((column + across) / ACROSS) * width),
            Math.floor(y + ((row + down) / DOWN) * height),
          )
          count += 1
        }
      places[row * ACROSS + column] = sum / count
    }
  return places
}

function templateOf(sign: string, face: Face, weight: number): Sign {
  const edge = DRAWN * 3
  const { ctx } = surface(edge, edge)
  const block = fitText({
    text: sign,
    style: { face, weight, tracking: 0, language: 'en' },
    maxWidth: edge,
    maxHeight: edge,
    maxLines: 1,
    minSize: DRAWN,
    maxSize: DRAWN,
  })
  const [box] = lineBoxes(block, DRAWN / 2, DRAWN / 2, edge, 'start')
  if (box) drawLine(ctx, block, 0, box, '#000000')
  const { data } = ctx.getImageData(0, 0, edge, edge)
  const alpha = (x: number, y: number) => (data[(y * edge + x) * 4 + 3] ?? 0) / 255
  let [left, top, right, bottom] = [edge, edge, 0, 0]
  for (let y = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1) {
      if (alpha(x, y) < 0.4) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  const found = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  return { sign, places: placesOf(found, alpha), shape: found.width / found.height }
}
