import { rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { productLayers } from './product.ts'

/** The words are the picture; an object may stand small in a corner. */
export const bigType: Layout = {
  name: 'big-type',
  fitness: ({ pictures, brief }) =>
    (pictures.length === 0 ? 3 : 1) * (brief.headline.length < 46 ? 1 : 0.4),
  compose(input) {
    const { safe, pictures, unit, random } = input
    const picture = pictures[0]
    const foot = picture && !isWide(input) ? safe.height * 0.27 : 0
    const aside = picture && isWide(input) ? safe.width * 0.27 : 0
    const corner = rect(
      safe.x + safe.width - (aside || foot * 1.2),
      safe.y + safe.height - (foot || safe.height * 0.6),
      aside || foot * 1.2,
      foot || safe.height * 0.6,
    )
    const box = rect(
      safe.x,
      safe.y,
      safe.width - (aside ? aside + unit * 3 : 0),
      safe.height - (foot ? foot + unit * 2 : 0),
    )
    const layers = copyStack(input, box, {
      align: 'start',
      vertical: picture ? 'start' : 'center',
      headlineMax: 24,
      headlineLines: 6,
    })
    const products = picture ? productLayers(picture, corner) : []
    const badgeBox = rect(safe.x, corner.y, safe.width - corner.width - unit * 2, corner.height)
    const badge =
      picture && !isWide(input)
        ? offerBadge(input, badgeBox, 'start')
        : offerBadge(
            input,
            rect(safe.x + safe.width * 0.6, safe.y, safe.width * 0.4, safe.height * 0.52),
            'end',
          )
    const stage = { x: random.between(0.6, 0.9), y: random.between(0.2, 0.7), floor: 0.8 }
    return {
      backdrop: chooseBackdrop(input, stage, ['mesh', 'paper', 'bands', 'bokeh', 'geometric']),
      layers: [...products, ...layers, ...badge],
    }
  },
}
