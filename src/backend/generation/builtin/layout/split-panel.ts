import { inset, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { shade } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { photoCard, productLayers } from './product.ts'

/** Frame parted in two: picture on one side to the edge, words on the other. */
export const splitPanel: Layout = {
  name: 'split',
  fitness: ({ pictures }) => (pictures.length > 0 ? 2.4 : 0),
  compose(input) {
    const { width, height, safe, palette, pictures, random, unit } = input
    const picture = pictures[0]
    const axis = isWide(input) ? 'x' : 'y'
    const isSwapped = random.chance(0.5)
    const share = axis === 'x' ? random.between(0.46, 0.52) : random.between(0.48, 0.54)
    const [first, second] = split(rect(0, 0, width, height), axis, isSwapped ? 1 - share : share)
    const [half, other] = isSwapped ? [second, first] : [first, second]
    const panelColour = shade(palette.groundAlt, { l: palette.isDark ? 0.03 : -0.01 })
    const panel: Layer = {
      role: 'panel',
      depth: 0.2,
      bounds: half,
      paint: (ctx) => {
        ctx.fillStyle = panelColour
        ctx.fillRect(half.x, half.y, half.width, half.height)
      },
    }
    const overlap = (box: typeof half) => {
      const left = Math.max(box.x + unit * 5, safe.x)
      const top = Math.max(box.y + unit * 5, safe.y)
      const right = Math.min(box.x + box.width - unit * 5, safe.x + safe.width)
      const bottom = Math.min(box.y + box.height - unit * 5, safe.y + safe.height)
      return rect(left, top, right - left, bottom - top)
    }
    const shown = picture?.isCutOut
      ? [panel, ...productLayers(picture, inset(overlap(half), unit * 2), { ground: 0.5 })]
      : picture
        ? [photoCard(picture, half, 0)]
        : [panel]
    const copy = copyStack(input, overlap(other), { align: 'start', vertical: 'center' })
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.5, floor: 0.8 }, ['paper', 'mesh']),
      layers: [...shown, ...copy, ...offerBadge(input, overlap(half), 'end')],
    }
  },
}
