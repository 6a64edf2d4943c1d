import type { Ctx } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import { describeText } from '../layers/describe.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'
import type { Inks, LayoutInput } from './layout.ts'
import { figureIn, type SplitAmount } from './poster/amount.ts'

/** A line of a tag, positioned relative to the tag's upper left corner. */
interface Piece {
  block: TextBlock
  x: number
  y: number
  part: 'now' | 'before'
}

interface Tag {
  width: number
  height: number
  /** Size of the figure. */
  size: number
  place(x: number, y: number): Layer
}

/** In units: size of the words around a figure. */
const AROUND = 3.1
const GAP = 1.1

/**
 * A price in large figures, with its words small above or after them and the former price struck through beside it.
 */
export function priceTag(input: LayoutInput, maxWidth: number, inks: Inks): Tag {
  const { brief, unit } = input
  const { pieces, width, height, size } = tagOf(input, maxWidth)
  const place = (x: number, y: number, colours = { now: inks.ink, before: inks.ink }): Layer => ({
    role: 'price',
    depth: 0.7,
    bounds: rect(x - unit, y - unit * 2, width + 2 * unit, height + 4 * unit),
    paint: (ctx) => {
      for (const piece of pieces)
        paintPiece(ctx, piece, { x, y, unit, colour: colours[piece.part] })
    },
    described: pieces.flatMap(({ block, part, ...at }) =>
      describeText(
        block,
        { x: x + at.x, y: y + at.y, width: block.width, height: block.height, align: 'start' },
        { colour: colours[part], isStruck: part === 'before' },
      ),
    ),
    text: {
      content: pieces.map(({ block }) => block.lines[0]?.text ?? '').join('\n'),
      ink: rect(x, y, width, height),
      size: Math.min(...pieces.map(({ block }) => block.size)),
      colour: colours.now,
      ground: inks.ground,
    },
    recoloured: (colour) => place(x, y, { now: colour, before: colour }),
  })
  return { width, height, size, place: (x, y) => place(x, y) }

  function paintPiece(ctx: Ctx, piece: Piece, at: PieceAt): void {
    const { block, part } = piece
    const corner = { x: at.x + piece.x, y: at.y + piece.y }
    drawLine(ctx, block, 0, corner, at.colour)
    if (part === 'now' || !brief.oldPrice) return
    ctx.fillStyle = at.colour
    const line: Rect = rect(
      corner.x - unit * 0.4,
      corner.y + block.height * 0.48,
      block.width + unit * 0.8,
      unit * 0.4,
    )
    ctx.fillRect(line.x, line.y, line.width, line.height)
  }
}

interface PieceAt {
  x: number
  y: number
  unit: number
  colour: string
}

/** Splits a price into its figure and the words before and after it. */
const partsOf = (price: string): SplitAmount =>
  figureIn(price) ?? { before: '', figure: price, after: '' }

function tagOf({ brief, pairing, unit }: LayoutInput, maxWidth: number) {
  const { before, figure, after } = partsOf(brief.price ?? '')
  const said = { ...pairing.text, weight: 620 }
  const set = (text: string | null, style: TextStyle, units: number, room = maxWidth) =>
    text
      ? fitText({
          text,
          style,
          maxWidth: room,
          maxHeight: unit * 12,
          maxLines: 1,
          minSize: unit * 2.4,
          maxSize: unit * units,
        })
      : null
  // A former price, and words after the figure, need room beside it.
  const share = brief.oldPrice || after ? 0.6 : 1
  const now = set(figure, { ...pairing.figures, weight: 760 }, 9, maxWidth * share)
  const old = set(brief.oldPrice, { ...pairing.figures, weight: 480 }, 4.2, maxWidth * 0.6)
  const over = set(before, said, AROUND)
  const behind = set(after, said, AROUND)
  const top = over ? over.height + unit * GAP : 0
  const height = top + (now?.height ?? 0)
  const foot = top + (now?.ascent ?? 0)
  const isWide = endOf(rowOf({ now, behind, old }, unit, foot)) > maxWidth + unit * 0.5
  const row = rowOf({ now, behind: isWide ? null : behind, old }, unit, foot)
  // Words that don't fit beside the figure go below it.
  const under = isWide ? behind : null
  const pieces: Piece[] = [
    ...(over ? [{ block: over, x: 0, y: 0, part: 'now' as const }] : []),
    ...row,
    ...(under ? [{ block: under, x: 0, y: height + unit * GAP, part: 'now' as const }] : []),
  ]
  return {
    pieces,
    width: endOf(pieces),
    height: height + (under ? unit * GAP + under.height : 0),
    size: now?.size ?? 0,
  }
}

interface Row {
  now: TextBlock | null
  behind: TextBlock | null
  old: TextBlock | null
}

/** The figure, the words after it, and the former price, on a common baseline at `foot`. */
function rowOf({ now, behind, old }: Row, unit: number, foot: number): Piece[] {
  const parts = [
    { block: now, part: 'now' as const, gap: 0 },
    { block: behind, part: 'now' as const, gap: GAP },
    { block: old, part: 'before' as const, gap: 2 },
  ]
  const pieces: Piece[] = []
  for (const { block, part, gap } of parts)
    if (block) pieces.push({ block, x: endOf(pieces) + unit * gap, y: foot - block.ascent, part })
  return pieces
}

const endOf = (pieces: readonly Piece[]): number =>
  Math.max(0, ...pieces.map(({ block, x }) => x + block.width))
