import { grow, rect, type Size } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'

/** Says in a corner what made the picture; readable on any ground, small enough to leave it alone. */
export function markLayer({ width, height }: Size, text: string, style: TextStyle): Layer {
  const unit = Math.sqrt(width * height) / 100
  const block = fitText({
    text,
    style: { ...style, weight: 520, tracking: 0.01 },
    maxWidth: width * 0.6,
    maxHeight: unit * 3,
    maxLines: 1,
    minSize: unit * 1.2,
    maxSize: unit * 1.75,
  })
  const pad = unit * 0.75
  const box = rect(
    width - block.width - pad * 2 - unit * 1.2,
    height - block.height - pad * 2 - unit * 1.2,
    block.width + pad * 2,
    block.height + pad * 2,
  )
  const ink = rect(box.x + pad, box.y + pad, block.width, block.height)
  return {
    role: 'mark',
    depth: 0,
    bounds: grow(box, 1),
    paint: (ctx) => {
      ctx.fillStyle = '#00000066'
      ctx.beginPath()
      ctx.roundRect(box.x, box.y, box.width, box.height, box.height / 2)
      ctx.fill()
      drawLine(ctx, block, 0, ink, '#ffffffe6')
    },
    text: { content: text, ink, size: block.size, colour: '#ffffff', ground: '' },
  }
}
