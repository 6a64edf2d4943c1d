import { type Rect, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { shade } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { isShownWhole } from './photo-place.ts'
import { photoCard, productLayers, standingPlace } from './product.ts'
import { type Seam, seamPanel } from './seam-panel.ts'

/** Frame parted in two: picture on one side to the edge, words on the other. */
export const splitPanel: Layout = {
  name: 'split',
  fitness: ({ pictures: [picture], ...input }) => {
    if (!picture) return 0
    const { width, height } = input
    const half = isWide(input) ? { width: width * 0.49, height } : { width, height: height * 0.52 }
    return picture.isCutOut || isShownWhole(picture, half) ? 2.2 : 0.1
  },
  compose(input) {
    const { width, height, random } = input
    const axis = isWide(input) ? 'x' : 'y'
    const isSwapped = random.chance(0.5)
    const share = axis === 'x' ? random.between(0.46, 0.52) : random.between(0.5, 0.55)
    const frame = rect(0, 0, width, height)
    const [first, second] = split(frame, axis, isSwapped ? 1 - share : share)
    const [half, other] = isSwapped ? [second, first] : [first, second]
    const { layers, taken } = copyStack(input, withinSafe(other, input), {
      align: 'start',
      vertical: 'center',
    })
    const shown = pictureHalf(input, half, { axis, isSwapped })
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.5, floor: 0.8 }, ['paper', 'studio']),
      layers: [
        ...shown.layers,
        ...layers,
        ...offerBadge(input, { near: shown.place, avoid: [taken] }),
      ],
    }
  },
}

interface Side {
  axis: 'x' | 'y'
  isSwapped: boolean
}

function pictureHalf(input: LayoutInput, half: Rect, side: Side): { layers: Layer[]; place: Rect } {
  const { pictures, palette, unit, random } = input
  const [picture] = pictures
  if (picture && !picture.isCutOut) {
    const place = rect(
      half.x + half.width * 0.2,
      half.y + half.height * 0.2,
      half.width * 0.6,
      half.height * 0.6,
    )
    return { layers: [photoCard(picture, half, 0)], place }
  }
  const seam: Seam = random.pick(['straight', 'arc', 'slant'])
  // Both halves are of one family: a plane of another hue turns to mud or swallows its object.
  const fill = random.chance(0.5)
    ? shade(palette.groundAlt, { l: palette.isDark ? 0.06 : -0.02, c: 0.02 })
    : shade(palette.groundAlt, { l: palette.isDark ? 0.11 : -0.06, c: 0.03 })
  const plane = seamPanel(half, fill, { ...side, seam, unit })
  if (!picture) return { layers: [plane], place: half }
  const box = reaching(half, side, input)
  return {
    layers: [plane, ...productLayers(picture, box, { ground: side.axis === 'y' ? 0.6 : 0.5 })],
    place: standingPlace(picture, box, { ground: side.axis === 'y' ? 0.6 : 0.5 }),
  }
}

/** The half with margins to the frame, and clear of a logo. */
function reaching(half: Rect, { axis }: Side, { unit, art }: LayoutInput): Rect {
  const margin = axis === 'x' ? unit * 4.5 : unit * 5.5
  const top = Math.max(half.y + margin, art.y)
  return rect(
    half.x + margin,
    top,
    half.width - margin * 2,
    Math.min(half.y + half.height - margin, art.y + art.height) - top,
  )
}

/** The part of a box inside the safe zone, with air towards the seam. */
function withinSafe(box: Rect, { safe, unit }: LayoutInput): Rect {
  const left = Math.max(box.x + unit * 6, safe.x)
  const top = Math.max(box.y + unit * 6, safe.y)
  const right = Math.min(box.x + box.width - unit * 6, safe.x + safe.width)
  const bottom = Math.min(box.y + box.height - unit * 6, safe.y + safe.height)
  return rect(left, top, right - left, bottom - top)
}
