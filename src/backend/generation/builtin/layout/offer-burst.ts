import { rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { badge } from './badge.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { productLayers } from './product.ts'

/** The offer is the hero: a burst as large as the frame allows, the object leaning against its rim. */
export const offerBurst: Layout = {
  name: 'offer-badge',
  fitness: ({ brief }) => (brief.offer && brief.offer.length < 8 ? 2.6 : 0),
  compose(input) {
    const { safe, brief, palette, pairing, pictures, unit, random, width, height } = input
    const beside = isWide(input)
    const picture = pictures[0]?.isCutOut ? pictures[0] : undefined
    const [first, second] = split(safe, beside ? 'x' : 'y', beside ? 0.48 : 0.54, unit * 3)
    const [copyBox, burstBox] = beside ? [first, second] : [second, first]
    const size = Math.min(burstBox.width, burstBox.height) * (picture ? 0.82 : 0.98)
    const lean = size * 0.6
    const across = picture ? size + lean * 0.55 : size
    const x = burstBox.x + Math.max(0, (burstBox.width - across) / 2)
    const y = burstBox.y
    const burst = badge({
      text: brief.offer ?? '',
      style: pairing.display,
      x,
      y,
      size,
      fill: palette.accent,
      colour: palette.onAccent,
      shape: random.pick(['star', 'seal']),
      tilt: random.between(-9, -3),
    })
    // Below and beside the figures: it may cover the rim and never the offer.
    const right = Math.min(x + size * 0.88 + lean, safe.x + safe.width)
    const corner = rect(right - lean, burstBox.y + burstBox.height - lean, lean, lean)
    const products = picture ? productLayers(picture, corner, { tilt: 6 }) : []
    const copy = copyStack(input, copyBox, {
      align: 'start',
      vertical: beside ? 'center' : 'end',
    })
    const stage = { x: (x + size / 2) / width, y: (y + size / 2) / height, floor: 0.82 }
    return {
      backdrop: chooseBackdrop(input, stage, ['rays', 'bands', 'geometric', 'mesh', 'bokeh']),
      layers: [burst, ...products, ...copy],
    }
  },
}
