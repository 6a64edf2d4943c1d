import { rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { badge } from './badge.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { productLayers, standingPlace } from './product.ts'
import { roomAbove, roomBeside } from './room.ts'

/** Where along the burst the object may start: the figures end before it. */
const COVERED = 0.86

/** The offer is the hero: a burst as large as the frame allows, with the object leaning against its rim. */
export const offerBurst: Layout = {
  name: 'offer-badge',
  fitness: ({ brief }) =>
    brief.offer && brief.offer.length < 8 && /\d/u.test(brief.offer) ? 2.6 : 0,
  compose(input) {
    const { safe, brief, palette, pairing, pictures, random, width, height } = input
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
    // The figures are words, so the burst's core stays in the safe zone; its rim may leave it.
    // The object is as tall as the burst and covers its rim, never the offer.
    const size = Math.min(room.width * (picture ? 0.62 : 1), room.height, safe.width * 1.1)
    const stand = picture
      ? standingPlace(picture, rect(0, 0, room.width - size * COVERED, room.height * 0.98))
      : rect(0, 0, 0, 0)
    const across = picture ? size * COVERED + stand.width : size
    const x = Math.max(safe.x - size * 0.12, room.x + (room.width - across) / 2)
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
    const foot = Math.min(y + size * 1.02, room.y + room.height)
    const corner = rect(x + size * COVERED, foot - stand.height, stand.width, stand.height)
    const products = picture ? productLayers(picture, corner) : []
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
