import { rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { shade } from '../palette/color.ts'
import { copyStack } from './copy-stack.ts'
import { isTall, isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { panel } from './panel.ts'
import { photoCard, productLayers } from './product.ts'

const PICTURES_MAX = 4

/** Several products next to one another, each on its own plane. */
export const catalogueRow: Layout = {
  name: 'catalogue-row',
  fitness: ({ pictures }) => (pictures.length >= 2 ? 2 + pictures.length * 0.6 : 0),
  compose(input) {
    const { safe, unit, pictures, palette } = input
    const shown = pictures.slice(0, PICTURES_MAX)
    const [copyBox, rowBox] = split(
      safe,
      isWide(input) ? 'x' : 'y',
      isWide(input) ? 0.4 : 0.46,
      unit * 4,
    )
    const gap = unit * 2
    const columns =
      (isTall(input) || isWide(input)) && shown.length === 4
        ? 2
        : Math.min(shown.length, isTall(input) ? 2 : 4)
    const rows = Math.ceil(shown.length / columns)
    const height = (rowBox.height - gap * (rows - 1)) / rows
    const fill = shade(palette.groundAlt, { l: palette.isDark ? 0.05 : 0.01 })
    const cells = shown.map((picture, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, shown.length - row * columns)
      const width = (rowBox.width - gap * (inRow - 1)) / inRow
      const box = rect(
        rowBox.x + (index % columns) * (width + gap),
        rowBox.y + row * (height + gap),
        width,
        height,
      )
      return { picture, box }
    })
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.7, floor: 0.85 }, ['paper', 'mesh', 'bands']),
      layers: [
        ...cells.flatMap(({ picture, box }) =>
          picture.isCutOut
            ? [
                panel(box, fill, { radius: unit * 2.4 }),
                ...productLayers(
                  picture,
                  rect(
                    box.x + box.width * 0.1,
                    box.y + box.height * 0.1,
                    box.width * 0.8,
                    box.height * 0.76,
                  ),
                ),
              ]
            : [photoCard(picture, box, 0.06)],
        ),
        ...copyStack(input, copyBox, {
          align: 'start',
          vertical: isWide(input) ? 'center' : 'end',
        }),
        ...offerBadge(input, rowBox, 'end'),
      ],
    }
  },
}
