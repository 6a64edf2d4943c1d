import { roundedPath } from '../../canvas.ts'
import { grow, type Rect, rect } from '../../geometry.ts'
import { describeText } from '../../layers/describe.ts'
import type { Described, Layer } from '../../scene.ts'
import { drawLine, lineBoxes } from '../../type/draw-text.ts'
import { fitText, type TextBlock } from '../../type/fit-text.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { speak } from './poster.ts'
import type { Part } from './words.ts'

export type ButtonKind = 'pill' | 'block' | 'outline'

export interface ButtonOptions {
  kind: ButtonKind
  scale: number
  maxWidth: number
  gap?: number
  /** Fills a given width instead of hugging its words. */
  isWide?: boolean
}

/** The call to action with an arrow. */
export function button(
  input: LayoutInput,
  inks: Inks,
  { kind, scale, maxWidth, gap = 0, isWide = false }: ButtonOptions,
): Part & { width: number } {
  const { brief, unit } = input
  const size = unit * 3.5 * Math.max(scale, 0.72)
  // In a narrow place the words take precedence over the arrow.
  const isNarrow = maxWidth < size * 9.5
  const padding = size * (isNarrow ? 0.7 : 1.25)
  const arrow = isNarrow ? 0 : size * 1.05
  const block = fitText({
    text: brief.cta,
    style: { ...speak(input, 'text'), weight: 700 },
    maxWidth: maxWidth - padding * 2 - arrow * 1.7,
    maxHeight: size * 3,
    maxLines: 2,
    minSize: size * 0.05,
    maxSize: size,
    leading: 1.25,
  })
  const height = Math.max(size * 2.7, block.height + size * 1.5)
  const width = isWide ? maxWidth : block.width + padding * 2 + arrow * 1.7
  return { height, gap, width, place: (x, y) => [painted(rect(x, y, width, height))] }

  function painted(box: Rect): Layer {
    const filled = kind !== 'outline'
    const colour = filled ? inks.onAccent : inks.ink
    const top = box.y + (height - block.height) / 2
    const boxes = lineBoxes(block, box.x + padding, top, block.width, 'start')
    return {
      role: 'cta',
      depth: 0.8,
      bounds: grow(box, size * 0.2),
      paint: (ctx) => {
        roundedPath(ctx, box, kind === 'pill' ? height : 0)
        if (filled) {
          ctx.fillStyle = inks.accent
          ctx.fill()
        } else {
          ctx.strokeStyle = inks.ink
          ctx.lineWidth = Math.max(1.5, size * 0.075)
          ctx.stroke()
        }
        for (const [index, at] of boxes.entries()) drawLine(ctx, block, index, at, colour)
        if (arrow > 0)
          drawArrow(ctx, rect(box.x + box.width - padding - arrow, box.y, arrow, height), colour)
      },
      ...(filled && {
        described: describedButton(block, box, {
          ...{ fill: inks.accent, colour, radius: kind === 'pill' ? height : 0 },
          ...{ left: box.x + padding, top, padding, arrow },
        }),
      }),
      text: {
        content: block.lines.map(({ text }) => text).join('\n'),
        ink: rect(box.x + padding, top, block.width, block.height),
        size: block.size,
        colour,
        ground: filled ? inks.accent : inks.ground,
      },
    }
  }
}

interface ButtonParts {
  fill: string
  colour: string
  radius: number
  /** Left edge of its words. */
  left: number
  top: number
  padding: number
  /** Width of the arrow, 0 if there is none. */
  arrow: number
}

/** The parts of a filled button. */
function describedButton(block: TextBlock, box: Rect, parts: ButtonParts): Described[] {
  const { fill, colour, radius, left, top, padding, arrow } = parts
  const plain = { turn: 0, opacity: 1, is_hidden: false, ring: null, has_shadow: false } as const
  const head = rect(box.x + box.width - padding - arrow, box.y, arrow, box.height)
  const words = {
    x: left,
    y: top,
    width: block.width,
    height: block.height,
    align: 'start',
  } as const
  const sign = {
    ...plain,
    ...head,
    kind: 'shape',
    shape: 'arrow',
    fill: colour,
    radius: 0,
  } as const
  return [
    { ...plain, ...box, kind: 'shape', shape: 'rectangle', fill, radius },
    ...describeText(block, words, { colour }),
    ...(arrow > 0 ? [sign] : []),
  ]
}

/** An arrow, vertically centered in its box, that points to the right edge. */
export function drawArrow(ctx: Parameters<Layer['paint']>[0], box: Rect, colour: string): void {
  const middle = box.y + box.height / 2
  const head = box.width * 0.36
  const tip = box.x + box.width
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(1.5, box.width * 0.11)
  ctx.lineJoin = 'miter'
  ctx.beginPath()
  ctx.moveTo(box.x, middle)
  ctx.lineTo(tip - ctx.lineWidth * 0.4, middle)
  ctx.moveTo(tip - head, middle - head)
  ctx.lineTo(tip, middle)
  ctx.lineTo(tip - head, middle + head)
  ctx.stroke()
  ctx.restore()
}
