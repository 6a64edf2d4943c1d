import { unionOf } from '../../geometry.ts'
import type { Layer, Role } from '../../scene.ts'
import { unbreakablePieces } from '../../type/break-points.ts'
import type { TextStyle } from '../../type/measure.ts'
import { measure } from '../../type/measure.ts'
import { type Part, piled, words } from './words.ts'

export interface FilledRequest {
  role: Role
  text: string
  style: TextStyle
  width: number
  room: number
  colour: string
  ground: string
}

const LINES_MAX = 6
/** Maximum factor by which a single short word may exceed the others. */
const LARGEST = 2.1
const AIR = 0.1

/** A text in lines that are each as wide as the column; their number is what fills the room best. */
export function filledLines(request: FilledRequest): Part {
  const { text, style, width, room } = request
  const pieces = unbreakablePieces(text, style.language)
  const settings = Array.from({ length: Math.min(LINES_MAX, pieces.length) }, (_, index) =>
    linesOf(pieces, style, index + 1),
  )
    .map((lines) => set(request, lines, width))
    .filter(({ height }) => height <= room)
  const best = settings.sort((one, other) => other.height - one.height)[0]
  const part = best ?? words({ ...request, size: width, lines: 8, leading: 1.02 })
  return {
    ...part,
    place: (x, y) => [joined(request.role, part.place(x, y))],
  }
}

function set(request: FilledRequest, lines: string[], width: number): Part {
  const extents = lines.map((line) => measure(line, request.style))
  const sizes = extents.map((extent) => width / extent.width)
  const least = Math.min(...sizes)
  return piled(
    lines.map((line, index) => ({
      ...words({
        ...request,
        text: line,
        size: Math.min(sizes[index] ?? least, least * LARGEST) * 0.999,
        room: width * 2,
        width: width * 1.002,
        lines: 1,
      }),
      gap: least * AIR + Math.min(sizes[index] ?? 0, least) * marksOf(line),
    })),
  )
}

/** The measured ink already includes diacritics, except stacked ones. */
const marksOf = (line: string): number => (/\p{sc=Thai}/u.test(line) ? 0.1 : 0.02)

/** The text in a given number of lines of similar length. */
function linesOf(pieces: string[], style: TextStyle, count: number): string[] {
  const widths = pieces.map((piece) => measure(piece, style).width)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const lines: string[] = Array.from({ length: count }, () => '')
  let passed = 0
  for (const [index, piece] of pieces.entries()) {
    const middle = passed + (widths[index] ?? 0) / 2
    const line = Math.min(count - 1, Math.floor((middle / whole) * count))
    lines[line] += piece
    passed += widths[index] ?? 0
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Several settings as one layer that enters line by line. */
export function joined(role: Role, layers: Layer[]): Layer {
  const texts = layers.flatMap(({ text }) => (text ? [text] : []))
  const [first] = texts
  const parts = layers.flatMap((layer) => layer.parts ?? [layer])
  return {
    role,
    depth: 0.6,
    bounds: unionOf(layers.map(({ bounds }) => bounds)),
    paint: (ctx) => {
      for (const layer of layers) layer.paint(ctx)
    },
    ...(first && {
      text: {
        ...first,
        content: texts.map(({ content }) => content).join('\n'),
        ink: unionOf(texts.map(({ ink }) => ink)),
        size: Math.min(...texts.map(({ size }) => size)),
      },
    }),
    ...(layers.every(({ described }) => described?.length) && {
      described: layers.flatMap(({ described = [] }) => described),
    }),
    parts,
    recoloured: (colour) =>
      joined(
        role,
        layers.map((layer) => layer.recoloured?.(colour) ?? layer),
      ),
  }
}
