import { rect } from '../geometry.ts'
import { describeText } from '../layers/describe.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { Inks, LayoutInput } from './layout.ts'

const sizeOf = ({ width, height }: TextBlock) => ({ width, height })

/** A price as large figures, the former one struck through beside it. */
export function priceTag({ brief, pairing, unit }: LayoutInput, maxWidth: number, inks: Inks) {
  const set = (text: string, maxSize: number, weight: number) =>
    fitText({
      text,
      style: { ...pairing.figures, weight },
      // A former price needs its room beside the new one.
      maxWidth: maxWidth * (brief.oldPrice ? 0.6 : 1),
      maxHeight: unit * 12,
      maxLines: 1,
      minSize: unit * 2.4,
      maxSize,
    })
  const now = set(brief.price ?? '', unit * 9, 760)
  const before = brief.oldPrice ? set(brief.oldPrice, unit * 4.2, 480) : null
  const gap = unit * 2
  const width = now.width + (before ? gap + before.width : 0)
  const place = (x: number, y: number, colours = { now: inks.ink, before: inks.muted }): Layer => ({
    role: 'price',
    depth: 0.7,
    bounds: rect(x - unit, y - unit * 2, width + 2 * unit, now.height + 4 * unit),
    paint: (ctx) => {
      drawLine(ctx, now, 0, { x, y }, colours.now)
      if (!before) return
      const left = x + now.width + gap
      const top = y + now.height - before.height
      drawLine(ctx, before, 0, { x: left, y: top }, colours.before)
      ctx.fillStyle = colours.before
      ctx.fillRect(
        left - unit * 0.4,
        top + before.height * 0.48,
        before.width + unit * 0.8,
        unit * 0.4,
      )
    },
    described: [
      ...describeText(now, { x, y, ...sizeOf(now), align: 'start' }, { colour: colours.now }),
      ...(before
        ? describeText(
            before,
            {
              x: x + now.width + gap,
              y: y + now.height - before.height,
              ...sizeOf(before),
              align: 'start',
            },
            { colour: colours.before, isStruck: true },
          )
        : []),
    ],
    text: {
      content: [now, ...(before ? [before] : [])].map(({ lines }) => lines[0]?.text).join('\n'),
      ink: rect(x, y, width, now.height),
      size: now.size,
      colour: colours.now,
      ground: inks.ground,
    },
    recoloured: (colour) => place(x, y, { now: colour, before: colour }),
  })
  return { width, height: now.height, place: (x: number, y: number) => place(x, y) }
}
