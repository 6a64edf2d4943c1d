import { grow, rect, unionOf } from '../geometry.ts'
import { describeText } from '../layers/describe.ts'
import type { Layer, Role } from '../scene.ts'
import { type Align, drawLine, lineBoxes } from '../type/draw-text.ts'
import type { TextBlock } from '../type/fit-text.ts'

export interface TextPlacement {
  x: number
  y: number
  width: number
  align: Align
}

/** A set block of text as a layer whose lines can enter one by one. */
export function textLayer(
  role: Role,
  block: TextBlock,
  at: TextPlacement,
  colours: { colour: string; ground: string },
): Layer {
  const boxes = lineBoxes(block, at.x, at.y, at.width, at.align)
  const overhang = block.size * 0.3
  const line = (index: number): Layer => {
    const box = boxes[index] ?? rect(at.x, at.y, 0, 0)
    return {
      role,
      depth: 0.6,
      bounds: grow(box, overhang),
      paint: (ctx) => drawLine(ctx, block, index, box, colours.colour),
      text: {
        content: block.lines[index]?.text ?? '',
        ink: box,
        size: block.size,
        ...colours,
      },
    }
  }
  const parts = block.lines.map((_, index) => line(index))
  return {
    role,
    depth: 0.6,
    bounds: grow(unionOf(boxes), overhang),
    paint: (ctx) => {
      for (const part of parts) part.paint(ctx)
    },
    text: {
      content: block.lines.map(({ text }) => text).join('\n'),
      ink: unionOf(boxes),
      size: block.size,
      ...colours,
    },
    described: describeText(block, { ...at, height: block.height }, colours),
    parts,
    recoloured: (colour) => textLayer(role, block, at, { ...colours, colour }),
  }
}
