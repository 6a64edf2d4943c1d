import { rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import type { Layer } from '../scene.ts'
import { drawLine } from '../type/draw-text.ts'
import { fitText } from '../type/fit-text.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { groupOf, showsEach } from './line-up.ts'
import { roomBelow, roomBeside, stageOf } from './room.ts'
import { rowWidth, starRow } from './star-row.ts'

const QUOTING =
  /^["“„«「『]|["”»」』]$|\b(?:review|testimonial|says|customer)\b|kundenstimme|bewertung|reseña|testimonio|avis client|depoimento|đánh giá|评价|口碑|お客様の声|レビュー|후기|รีวิว/iu

/** A person's words, set as a quotation under five stars. */
export const testimonial: Layout = {
  name: 'testimonial',
  hasRoomForAll: true,
  fitness: ({ brief }) =>
    // Words with a name below them are certainly a testimonial.
    brief.author ? 14 : Number(QUOTING.test(`${brief.headline}\n${brief.subline}`)) * 4,
  compose(input) {
    const { safe, unit, palette, pictures } = input
    const beside = isWide(input)
    const sign = quoteSign(input)
    const size = unit * 3.6
    const stars = starRow(palette.accent, {
      x: beside
        ? sign.bounds.x + sign.bounds.width + unit * 3
        : safe.x + safe.width - rowWidth(size),
      y: safe.y + (sign.bounds.height - size) / 2,
      size,
    })
    const head = sign.bounds.height + unit * 3
    const box = rect(
      safe.x,
      safe.y + head,
      safe.width * (beside && pictures.length > 0 ? 0.58 : 1),
      (safe.height - head) * (beside || pictures.length === 0 ? 1 : 0.62),
    )
    const { layers, taken } = copyStack(input, box, {
      align: 'start',
      vertical: 'start',
      headlineMax: 12,
      headlineLines: 6,
      without: ['chips'],
    })
    const room = beside ? roomBeside(input, taken, 'end') : roomBelow(input, taken)
    const shown =
      beside || showsEach(input)
        ? room
        : rect(room.x + room.width * 0.34, room.y, room.width * 0.66, room.height)
    const group = groupOf(input, shown, 1)
    return {
      backdrop: chooseBackdrop(input, stageOf(input, group.place), [
        'paper',
        'mesh',
        'studio',
        'leaks',
      ]),
      layers: [sign, stars, ...group.layers, ...layers],
    }
  },
}

/** A quotation mark as large as a headline. */
function quoteSign({ unit, palette, pairing, safe }: LayoutInput): Layer {
  const sign = fitText({
    text: '“',
    style: { ...pairing.display, face: 'playfair-display', weight: 900 },
    maxWidth: unit * 30,
    maxHeight: unit * 9,
    maxLines: 1,
    minSize: unit * 4,
    maxSize: unit * 40,
  })
  return {
    role: 'decor',
    depth: 0.3,
    bounds: rect(safe.x, safe.y, sign.width, sign.height),
    paint: (ctx) => drawLine(ctx, sign, 0, safe, palette.accent),
  }
}
