import { inset, type Rect, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { shade } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { panel } from './panel.ts'
import { photoCard, productLayers } from './product.ts'

/** Frame parted in two: picture on one side to the edge, words on the other. */
export const splitPanel: Layout = {
  name: 'split',
  fitness: ({ pictures }) => (pictures.length > 0 ? 2.2 : 0),
  compose(input) {
    const { width, height, random } = input
    const axis = isWide(input) ? 'x' : 'y'
    const isSwapped = random.chance(0.5)
    const share = axis === 'x' ? random.between(0.46, 0.52) : random.between(0.48, 0.54)
    const frame = rect(0, 0, width, height)
    const [first, second] = split(frame, axis, isSwapped ? 1 - share : share)
    const [half, other] = isSwapped ? [second, first] : [first, second]
    const shown = withinSafe(half, input)
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.5, floor: 0.8 }, ['paper', 'mesh']),
      layers: [
        ...pictureHalf(input, half, shown),
        ...copyStack(input, withinSafe(other, input), { align: 'start', vertical: 'center' }),
        ...offerBadge(input, shown, 'end'),
      ],
    }
  },
}

function pictureHalf({ pictures, palette, unit }: LayoutInput, half: Rect, shown: Rect): Layer[] {
  const [picture] = pictures
  if (picture && !picture.isCutOut) return [photoCard(picture, half, 0)]
  const plane = panel(half, shade(palette.groundAlt, { l: palette.isDark ? 0.03 : -0.01 }))
  return picture
    ? [plane, ...productLayers(picture, inset(shown, unit * 2), { ground: 0.5 })]
    : [plane]
}

/** The part of a box that lies in the safe zone, with air towards the seam. */
function withinSafe(box: Rect, { safe, unit }: LayoutInput): Rect {
  const left = Math.max(box.x + unit * 5, safe.x)
  const top = Math.max(box.y + unit * 5, safe.y)
  const right = Math.min(box.x + box.width - unit * 5, safe.x + safe.width)
  const bottom = Math.min(box.y + box.height - unit * 5, safe.y + safe.height)
  return rect(left, top, right - left, bottom - top)
}
