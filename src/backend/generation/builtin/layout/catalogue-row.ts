import { contain, type Rect, rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { shade } from '../palette/color.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { panel } from './panel.ts'
import { photoCard, productLayers } from './product.ts'
import { roomBelow, roomBeside } from './room.ts'

const PICTURES_MAX = 4

/** Several products next to one another, each on its own plane. */
export const catalogueRow: Layout = {
  name: 'catalogue-row',
  hasRoomForAll: true,
  fitness: ({ pictures }) => (pictures.length >= 2 ? 2 + pictures.length * 0.6 : 0),
  compose(input) {
    const { safe, unit, brief } = input
    const beside = isWide(input)
    // The offer goes beside the words: on the planes it would hide the products.
    const badgeRoom = brief.offer && !beside ? unit * 22 : 0
    const box = beside
      ? rect(safe.x, safe.y, safe.width * 0.4, safe.height)
      : rect(safe.x, safe.y, safe.width - badgeRoom, safe.height * 0.5)
    const { layers, taken } = copyStack(input, box, {
      align: 'start',
      vertical: beside ? 'center' : 'start',
    })
    const room = beside ? roomBeside(input, taken, 'end') : roomBelow(input, taken)
    const row = rect(
      beside ? room.x : safe.x,
      room.y,
      beside ? room.width : safe.width,
      room.height,
    )
    const near = beside
      ? rect(row.x + row.width * 0.4, safe.y, row.width * 0.6, row.height * 0.4)
      : rect(safe.x + safe.width - unit * 20, safe.y, unit * 20, Math.min(taken.height, unit * 30))
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.7, floor: 0.85 }, ['paper', 'mesh', 'bands']),
      layers: [
        ...cells(input, row),
        ...layers,
        ...offerBadge(input, { near, avoid: [taken], size: beside ? 15 : 20 }),
      ],
    }
  },
}

function cells(input: LayoutInput, row: Rect): Layer[] {
  const { unit, palette, pictures } = input
  const shown = pictures.slice(0, PICTURES_MAX)
  const gap = unit * 1.8
  const columns = columnsFor(shown, row, gap)
  const rows = Math.ceil(shown.length / columns)
  const height = (row.height - gap * (rows - 1)) / rows
  const fills = [
    shade(palette.groundAlt, { l: palette.isDark ? 0.11 : -0.005 }),
    shade(palette.groundAlt, { l: palette.isDark ? 0.14 : 0.01, h: 40 }),
  ]
  return shown.flatMap((picture, index) => {
    const line = Math.floor(index / columns)
    const inRow = Math.min(columns, shown.length - line * columns)
    const width = (row.width - gap * (inRow - 1)) / inRow
    const box = rect(
      row.x + (index % columns) * (width + gap),
      row.y + line * (height + gap),
      width,
      height,
    )
    if (!picture.isCutOut) return [photoCard(picture, box, 0.06)]
    const stand = rect(
      box.x + box.width * 0.12,
      box.y + box.height * 0.12,
      box.width * 0.76,
      box.height * 0.74,
    )
    const fill = fills[(index + line) % fills.length]!
    return [
      panel(box, fill, { radius: unit * 2.4 }),
      ...productLayers(picture, stand, { ground: 0.62 }),
    ]
  })
}

/** One row or two, whichever shows the smallest of them larger. */
function columnsFor(pictures: Picture[], row: Rect, gap: number): number {
  const smallest = (columns: number) => {
    const rows = Math.ceil(pictures.length / columns)
    const width = (row.width - gap * (columns - 1)) / columns
    const height = (row.height - gap * (rows - 1)) / rows
    const shown = pictures.map((picture) => contain(picture, rect(0, 0, width, height)))
    return Math.min(...shown.map((each) => each.width * each.height))
  }
  return smallest(2) > smallest(pictures.length) ? 2 : pictures.length
}
