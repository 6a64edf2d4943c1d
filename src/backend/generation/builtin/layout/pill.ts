import { roundedPath } from '../canvas.ts'
import { grow, type Rect, rect } from '../geometry.ts'
import { describeText } from '../layers/describe.ts'
import { withAlpha } from '../palette/color.ts'
import type { Layer, Role } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'

interface PillRequest {
  role: Role
  text: string
  style: TextStyle
  height: number
  maxWidth: number
  fill: string
  colour: string
}

export interface Pill {
  /** Size of its words. */
  size: number
  width: number
  height: number
  place(x: number, y: number): Layer
}

/** A rounded label as wide as its words: call to action, caption. */
export function pill(request: PillRequest): Pill {
  const { height, maxWidth } = request
  const padding = height * 0.52
  const block = fitText({
    text: request.text,
    style: request.style,
    maxWidth: maxWidth - 2 * padding,
    maxHeight: height,
    maxLines: 1,
    minSize: height * 0.2,
    maxSize: height * 0.415,
  })
  const width = block.width + 2 * padding
  return {
    size: block.size,
    width,
    height,
    place: (x, y) => paintedPill(request, block, rect(x, y, width, height)),
  }
}

function paintedPill(request: PillRequest, block: TextBlock, box: Rect): Layer {
  const { fill, colour, height, role } = request
  // Digits and capitals determine the optical middle, not the descenders.
  const ink = rect(
    box.x + (box.width - block.width) / 2,
    box.y + (height - block.height) / 2,
    block.width,
    block.height,
  )
  return {
    role,
    depth: 0.8,
    bounds: grow(box, height * 0.5),
    paint: (ctx) => {
      ctx.save()
      roundedPath(ctx, box, height / 2)
      ctx.shadowColor = withAlpha('#000000', role === 'cta' ? 0.22 : 0)
      ctx.shadowBlur = height * 0.35
      ctx.shadowOffsetY = height * 0.12
      ctx.fillStyle = fill
      ctx.fill()
      ctx.restore()
      drawLine(ctx, block, 0, ink, colour)
    },
    text: {
      content: block.lines[0]?.text ?? '',
      ink,
      size: block.size,
      colour,
      ground: fill,
    },
    described: describeText(
      block,
      { ...box, align: 'center' },
      {
        colour,
        plate: { fill, isOutline: false, radius: height / 2, hasShadow: role === 'cta' },
      },
    ),
  }
}
