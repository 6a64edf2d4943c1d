import { type Ctx, isolated } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import type { TextBlock } from './fit-text.ts'
import { setFont } from './measure.ts'
import { runsOf } from './runs.ts'

export type Align = 'start' | 'center' | 'end'

export type Fill = Parameters<(value: Ctx['fillStyle']) => void>[0]

/** Share of the free width that goes before a line. */
export const SHIFT: Record<Align, number> = { start: 0, center: 0.5, end: 1 }

/** The position of each line if the block's box starts at `x`, `y` and is `width` wide. */
export function lineBoxes(
  block: TextBlock,
  x: number,
  y: number,
  width: number,
  align: Align,
): Rect[] {
  return block.lines.map((line, index) =>
    rect(
      x + (width - line.width) * SHIFT[align],
      y + index * block.leading,
      line.width,
      block.height - block.leading * (block.lines.length - 1),
    ),
  )
}

/** Draws one line of a block with its ink top at `y`. */
export function drawLine(
  ctx: Ctx,
  block: TextBlock,
  index: number,
  position: { x: number; y: number },
  fill: Fill,
): void {
  const line = block.lines[index]
  if (!line) return
  isolated(ctx, () => {
    ctx.fillStyle = fill
    drawRuns(ctx, line.text, block, (text, along) =>
      ctx.fillText(text, position.x + along, position.y + block.ascent),
    )
  })
}

/** Draws a text run by run, each in a face that has its characters. */
export function drawRuns(
  ctx: Ctx,
  text: string,
  { style, size }: Pick<TextBlock, 'style' | 'size'>,
  draw: (text: string, along: number) => void,
): void {
  ctx.textBaseline = 'alphabetic'
  let along = 0
  for (const run of runsOf(text, style)) {
    setFont(ctx, run.text, run.style, size)
    draw(run.text, along)
    along += ctx.measureText(run.text).width
  }
}
