import { contain, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText } from '../type/fit-text.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { productLayers } from './product.ts'

const QUOTING =
  /^["“„«「『]|["”»」』]$|\b(?:review|testimonial|says|customer)\b|kundenstimme|bewertung|reseña|testimonio|avis client|depoimento|đánh giá|评价|口碑|お客様の声|レビュー|후기|รีวิว/iu

/** Somebody's words, set as a quotation. */
export const testimonial: Layout = {
  name: 'testimonial',
  fitness: ({ brief }) =>
    QUOTING.test(brief.headline) || QUOTING.test(brief.subline ?? '') ? 4 : 0,
  compose(input) {
    const { safe, unit, palette, pairing, pictures } = input
    const [picture] = pictures
    const sign = fitText({
      text: '“',
      style: { ...pairing.display, face: 'playfair-display', weight: 900 },
      maxWidth: unit * 30,
      maxHeight: unit * 18,
      maxLines: 1,
      minSize: unit * 10,
      maxSize: unit * 44,
    })
    const quote: Layer = {
      role: 'decor',
      depth: 0.3,
      bounds: rect(safe.x, safe.y, sign.width + unit * 2, sign.height + unit * 2),
      paint: (ctx) =>
        drawLine(ctx, sign, 0, { x: safe.x, y: safe.y }, withAlpha(palette.accent, 0.9)),
    }
    const under = rect(
      safe.x,
      safe.y + sign.height + unit * 3,
      safe.width,
      safe.height - sign.height - unit * 3,
    )
    const beside = isWide(input)
    const [copyBox, pictureBox] = picture
      ? split(under, beside ? 'x' : 'y', beside ? 0.64 : 0.66, unit * 3)
      : [under, under]
    const shown = picture ? contain(picture, pictureBox, beside ? 1 : 0, 1) : pictureBox
    return {
      backdrop: chooseBackdrop(input, { x: 0.7, y: 0.7, floor: 0.84 }, ['paper', 'mesh', 'studio']),
      layers: [
        quote,
        ...(picture ? productLayers(picture, shown) : []),
        ...copyStack(input, copyBox, {
          align: 'start',
          vertical: 'start',
          headlineMax: 11,
          headlineLines: 6,
        }),
      ],
    }
  },
}
