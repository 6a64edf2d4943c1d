import type { Ctx } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import { describeText } from '../layers/describe.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'
import type { Inks, LayoutInput } from './layout.ts'
import { figureIn, type SplitAmount } from './poster/amount.ts'

/** One line of a tag, where it stands from the tag's upper left corner. */
interface Piece {
  block: TextBlock
  x: number
  y: number
  part: 'now' | 'before'
}

interface Tag {
  width: number
  height: number
  /** Of the figure. */
  size: number
  place(x: number, y: number): Layer
}

/** In units: words around a figure. */
const AROUND = 3.1
const GAP = 1.1

/** A price as large figures, what is said of it small over or behind them, the former one struck beside it. */
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

/** A price apart: its figure, and what is said before and behind it. */
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
  // A former price, and words behind the figure, need their room beside it.
  const share = brief.oldPrice || after ? 0.6 : 1
  const now = set(figure, { ...pairing.figures, weight: 760 }, 9, maxWidth * share)
  const old = set(brief.oldPrice, { ...pairing.figures, weight: 480 }, 4.2, maxWidth * 0.6)
  const over = set(before, said, AROUND)
  const top = over ? over.height + unit * GAP : 0
  const pieces: Piece[] = over ? [{ block: over, x: 0, y: 0, part: 'now' }] : []
  let end = 0
  const foot = now?.ascent ?? 0
  for (const [block, part, gap] of [
    [now, 'now', 0],
    [set(after, said, AROUND), 'now', GAP],
    [old, 'before', 2],
  ] as const) {
    if (!block) continue
    end += unit * gap
    pieces.push({ block, x: end, y: top + foot - block.ascent, part })
    end += block.width
  }
  return {
    pieces,
    width: Math.max(end, over?.width ?? 0),
    height: top + (now?.height ?? 0),
    size: now?.size ?? 0,
  }
}
