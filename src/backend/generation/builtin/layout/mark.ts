import { grow, type Rect, rect, type Size } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText } from '../type/fit-text.ts'
import type { TextStyle } from '../type/measure.ts'

/** Names in a corner what made the picture: small, without a plate, in a color that is legible there. */
export function markLayer(size: Size, text: string, style: TextStyle): Layer {
  const { width, height } = size
  const unit = Math.sqrt(width * height) / 100
  const block = fitText({
    text,
    style: { ...style, weight: 520, tracking: 0.01 },
    maxWidth: width * 0.6,
    maxHeight: unit * 3,
    maxLines: 1,
    minSize: unit * 1.2,
    maxSize: unit * 1.6,
  })
  const ink = rect(
    width - block.width - unit * 2.8,
    height - block.height - unit * 1.5,
    block.width,
    block.height,
  )
  return painted(ink, '#ffffff')

  function painted(box: Rect, colour: string): Layer {
    return {
      role: 'mark',
      depth: 0,
      bounds: grow(box, unit),
      paint: (ctx) => {
        ctx.save()
        // A soft glow in the opposite color keeps it legible on any picture.
        ctx.shadowColor = colour === '#ffffff' ? '#00000073' : '#ffffff73'
        ctx.shadowBlur = unit * 0.5
        drawLine(ctx, block, 0, box, colour)
        ctx.restore()
      },
      text: { content: text, ink: box, size: block.size, colour, ground: '' },
      recoloured: (other) => painted(box, other),
    }
  }
}
