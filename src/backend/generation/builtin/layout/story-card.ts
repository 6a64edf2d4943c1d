import { inset, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { contrast, readable, toHex } from '../palette/color.ts'
import { copyStack } from './copy-stack.ts'
import { type Inks, isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { panel } from './panel.ts'
import { productLayers } from './product.ts'

/** Words on a raised sheet; the object stands on its upper edge. */
export const storyCard: Layout = {
  name: 'story-card',
  fitness: ({ pictures }) => (pictures.length > 0 ? 1.8 : 1),
  compose(input) {
    const { safe, unit, palette, pictures } = input
    const [picture] = pictures
    const beside = isWide(input)
    const [above, below] = split(safe, beside ? 'x' : 'y', beside ? 0.44 : 0.46, 0)
    const sheet = toHex({ l: 0.985, c: 0.008, h: palette.hue })
    const inks: Inks = {
      ground: sheet,
      ink: toHex({ l: 0.22, c: 0.04, h: palette.hue }),
      muted: toHex({ l: 0.42, c: 0.03, h: palette.hue }),
      accent:
        contrast(palette.accent, sheet) > 1.6 ? palette.accent : readable(palette.accent, sheet, 2),
      onAccent: palette.onAccent,
    }
    const fixed = {
      ...inks,
      onAccent:
        contrast(inks.onAccent, inks.accent) >= 4.5
          ? inks.onAccent
          : readable(inks.onAccent, inks.accent),
    }
    const card = picture ? below : safe
    const stand = beside
      ? rect(above.x, above.y + above.height * 0.1, above.width * 1.05, above.height * 0.84)
      : rect(above.x + above.width * 0.12, above.y, above.width * 0.76, above.height + unit * 5)
    return {
      backdrop: chooseBackdrop(input, {
        x: beside ? 0.24 : 0.5,
        y: beside ? 0.5 : 0.3,
        floor: 0.6,
      }),
      layers: [
        panel(card, sheet, { radius: unit * 4, isRaised: true }),
        ...(picture ? productLayers(picture, stand) : []),
        ...copyStack(
          input,
          rect(
            card.x + unit * 5,
            card.y + unit * (picture && !beside ? 8 : 5),
            card.width - unit * 10,
            card.height - unit * (picture && !beside ? 13 : 10),
          ),
          { align: 'start', vertical: 'center', inks: fixed },
        ),
        ...(picture ? offerBadge(input, inset(stand, 0), 'end') : []),
      ],
    }
  },
}
