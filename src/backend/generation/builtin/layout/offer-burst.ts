import { rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { badge } from './badge.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { productLayers } from './product.ts'
import { roomAbove, roomBeside } from './room.ts'

/** The offer is the hero: a burst as large as the frame allows, the object leaning against its rim. */
export const offerBurst: Layout = {
  name: 'offer-badge',
  fitness: ({ brief }) => (brief.offer && brief.offer.length < 8 ? 2.6 : 0),
  compose(input) {
    const { safe, brief, palette, pairing, pictures, random, width, height, unit } = input
    const beside = isWide(input)
    const picture = pictures[0]?.isCutOut ? pictures[0] : undefined
    const copyBox = beside
      ? rect(safe.x, safe.y, safe.width * 0.48, safe.height)
      : rect(safe.x, safe.y + safe.height * 0.55, safe.width, safe.height * 0.45)
    const { layers, taken } = copyStack(input, copyBox, {
      align: 'start',
      vertical: beside ? 'center' : 'end',
    })
    const room = beside ? roomBeside(input, taken, 'end') : roomAbove(input, taken)
    // The figures are words too: the burst's heart stays in the safe zone, its rim may leave it.
    const widest = room.width / (picture ? 1.24 : 1)
    const size = Math.min(widest, room.height, safe.width * 1.1)
    const lean = picture ? size * 0.56 : 0
    const across = size + lean * 0.42
    const x = room.x + Math.max(0, (room.width - across) / 2)
    const y = Math.max(room.y + (room.height - size) / 2, safe.y - size * 0.28)
    const burst = badge({
      text: brief.offer ?? '',
      style: pairing.figures,
      x,
      y,
      size,
      fill: palette.accent,
      colour: palette.onAccent,
      shape: random.pick(['star', 'seal']),
      tilt: random.between(-9, -3),
    })
    // Below and beside the figures: it may cover the rim and never the offer.
    const left = Math.min(x + size * 0.66, width * 0.985 - lean)
    const bottom = Math.min(y + size * 1.05, beside ? height * 0.96 : taken.y - unit)
    const top = Math.max(bottom - lean, y + size * 0.6)
    const corner = rect(left, top, lean, bottom - top)
    const products = picture ? productLayers(picture, corner, { tilt: 6 }) : []
    const stage = { x: (x + size / 2) / width, y: (y + size / 2) / height, floor: 0.82 }
    return {
      backdrop: chooseBackdrop(input, stage, [
        'rays',
        'bands',
        'geometric',
        'mesh',
        'bokeh',
        'halftone',
      ]),
      layers: [burst, ...products, ...layers],
    }
  },
}
