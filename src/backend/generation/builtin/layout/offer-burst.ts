import { rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { badge } from './badge.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { productLayers } from './product.ts'

/** The offer is the hero: a burst as large as the frame allows, the object leaning against it. */
export const offerBurst: Layout = {
  name: 'offer-badge',
  fitness: ({ brief }) => (brief.offer && brief.offer.length < 8 ? 3 : 0),
  compose(input) {
    const { safe, brief, palette, pairing, pictures, unit, random, width, height } = input
    const beside = isWide(input)
    const [first, second] = split(safe, beside ? 'x' : 'y', 0.5, unit * 3)
    const [copyBox, burstBox] = beside ? [first, second] : [second, first]
    const size = Math.min(burstBox.width, burstBox.height) * 0.98
    const x = burstBox.x + (burstBox.width - size) * (beside ? 0.5 : 0.18)
    const y = burstBox.y + (burstBox.height - size) / 2
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
    const picture = pictures[0]
    const lean = size * 0.56
    const corner = rect(
      Math.min(x + size * 0.68, safe.x + safe.width - lean),
      y + size - lean,
      lean,
      lean,
    )
    const products = picture?.isCutOut ? productLayers(picture, corner, { tilt: 6 }) : []
    const copy = copyStack(input, copyBox, {
      align: 'start',
      vertical: beside ? 'center' : 'end',
      without: ['eyebrow'],
    })
    const stage = { x: (x + size / 2) / width, y: (y + size / 2) / height, floor: 0.82 }
    return {
      backdrop: chooseBackdrop(input, stage, ['rays', 'bands', 'geometric', 'mesh', 'bokeh']),
      layers: [burst, ...products, ...copy],
    }
  },
}
