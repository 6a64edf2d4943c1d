import { contain, type Rect, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { fromHex, shade } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { isShownWhole, subjectPlace } from './photo-place.ts'
import { CARD_LEAN, photoCard, productLayers, standingPlace } from './product.ts'
import { type Seam, seamPanel } from './seam-panel.ts'

/** The frame divided in two: the picture up to the edges on one side, words on the other. */
export const splitPanel: Layout = {
  name: 'split',
  fitness: (input) => {
    const [picture] = input.pictures
    if (!picture) return 0
    if (!picture.isCutOut) return wholeParting(input) ? 2.2 : 0.1
    return fillOfHalf(picture, input) >= FILL_MIN ? 2.2 : 0.1
  },
  compose(input) {
    const { width, height, random } = input
    const isSwapped = random.chance(0.5)
    const { axis, share } = wholeParting(input) ?? usualParting(input)
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
        ...offerBadge(input, { near: shown.place, shown: shown.subject ?? null, avoid: [taken] }),
      ],
    }
  },
}

interface Parting {
  axis: 'x' | 'y'
  /** The picture's share of the frame. */
  share: number
}

function usualParting({ random, ...input }: LayoutInput): Parting {
  return isWide(input)
    ? { axis: 'x', share: random.between(0.46, 0.52) }
    : { axis: 'y', share: random.between(0.5, 0.55) }
}

/** As a share of its half: an object that fills less looks lost on a plane of color. */
const FILL_MIN = 0.36

/** How much of its half an object fills. */
function fillOfHalf(picture: Picture, input: LayoutInput): number {
  const { width, height } = input
  const half = isWide(input) ? { width: width / 2, height } : { width, height: height / 2 }
  const place = contain(picture, rect(0, 0, half.width, half.height))
  return (place.width * place.height) / (half.width * half.height)
}

/** Beside words, a photograph may get a smaller share of a wide frame than of an upright one. */
const WIDE_SHARES = [0.5, 0.46, 0.54, 0.6]
const SIDE_SHARES = [0.48, 0.52, 0.56]
const HIGH_SHARES = [0.52, 0.48, 0.56, 0.6]
/** Height to width: beyond this, a frame is too narrow for words and picture side by side. */
const SIDE_BY_SIDE_MAX = 1.3

/** The division that shows all of a photograph's subject; null if there is none. */
function wholeParting(input: LayoutInput): Parting | null {
  const { width, height, pictures } = input
  const [picture] = pictures
  if (!picture || picture.isCutOut) return null
  const across = (shares: number[]) => shares.map((share): Parting => ({ axis: 'x', share }))
  const down = HIGH_SHARES.map((share): Parting => ({ axis: 'y', share }))
  const isSquarish = height <= width * SIDE_BY_SIDE_MAX
  const partings = isWide(input)
    ? across(WIDE_SHARES)
    : [...down, ...(isSquarish ? across(SIDE_SHARES) : [])]
  const isWhole = ({ axis, share }: Parting) =>
    isShownWhole(
      picture,
      axis === 'x' ? { width: width * share, height } : { width, height: height * share },
    )
  return partings.find(isWhole) ?? null
}

interface Side {
  axis: 'x' | 'y'
  isSwapped: boolean
}

interface Shown {
  layers: Layer[]
  place: Rect
  /** For a photograph: where its subject is. */
  subject?: Rect | null
}

/** Dark yellow is brown, and looks muddy beside charcoal: there a plane has hardly any chroma. */
const MUD = { from: 50, to: 125, c: 0.02 }

function isMud({ groundAlt, isDark }: Palette): boolean {
  const { h } = fromHex(groundAlt)
  return isDark && h > MUD.from && h < MUD.to
}

function pictureHalf(input: LayoutInput, half: Rect, side: Side): Shown {
  const { pictures, palette, unit, random } = input
  const [picture] = pictures
  if (picture && !picture.isCutOut) {
    const place = rect(
      half.x + half.width * 0.2,
      half.y + half.height * 0.2,
      half.width * 0.6,
      half.height * 0.6,
    )
    const subject = subjectPlace(picture, half, CARD_LEAN)
    return { layers: [photoCard(picture, half, 0)], place, subject }
  }
  const seam: Seam = random.pick(['straight', 'arc', 'slant'])
  // Both halves share a hue: a plane of another hue turns muddy or swallows its object.
  const [l, c] = random.chance(0.5)
    ? [palette.isDark ? 0.06 : -0.02, 0.02]
    : [palette.isDark ? 0.11 : -0.06, 0.03]
  const fill = shade(palette.groundAlt, { l, c: isMud(palette) ? -MUD.c : c })
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

/** The part of a box inside the safe zone, with space toward the seam. */
function withinSafe(box: Rect, { safe, unit }: LayoutInput): Rect {
  const left = Math.max(box.x + unit * 6, safe.x)
  const top = Math.max(box.y + unit * 6, safe.y)
  const right = Math.min(box.x + box.width - unit * 6, safe.x + safe.width)
  const bottom = Math.min(box.y + box.height - unit * 6, safe.y + safe.height)
  return rect(left, top, right - left, bottom - top)
}
