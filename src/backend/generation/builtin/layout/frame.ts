import { grow, inset, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { productLayers } from './product.ts'

/** A fine line around everything; the object breaks through it. */
export const framed: Layout = {
  name: 'frame',
  fitness: ({ pictures, brief }) =>
    (pictures.length === 0 ? 1 : 1.4) * (brief.moods[0] === 'luxury' ? 1.8 : 1),
  compose(input) {
    const { width, height, safe, unit, palette, pictures } = input
    const [picture] = pictures
    const line = inset(rect(0, 0, width, height), unit * 3.6)
    const border: Layer = {
      role: 'decor',
      depth: 0.2,
      bounds: grow(line, unit),
      paint: (ctx) => {
        ctx.strokeStyle = palette.accent
        ctx.lineWidth = unit * 0.45
        ctx.strokeRect(line.x, line.y, line.width, line.height)
      },
    }
    const area = inset(safe, unit * 2)
    const beside = isWide(input)
    const [copyBox, pictureBox] = picture
      ? split(area, beside ? 'x' : 'y', beside ? 0.55 : 0.52, unit * 3)
      : [area, area]
    const align = beside && picture ? 'start' : 'center'
    return {
      backdrop: chooseBackdrop(
        input,
        { x: beside ? 0.75 : 0.5, y: beside ? 0.5 : 0.68, floor: 0.84 },
        ['paper', 'studio', 'mesh', 'bokeh'],
      ),
      layers: [
        border,
        ...(picture ? productLayers(picture, pictureBox) : []),
        ...copyStack(input, copyBox, { align, vertical: picture && !beside ? 'start' : 'center' }),
        ...(picture ? offerBadge(input, pictureBox, 'end') : []),
      ],
    }
  },
}
