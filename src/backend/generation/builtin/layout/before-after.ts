import { type Rect, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { fromHex, readable, shade, toHex } from '../palette/color.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { panel } from './panel.ts'
import { pill } from './pill.ts'
import { photoCard, productLayers } from './product.ts'
import { roomBelow, roomBeside } from './room.ts'

const COMPARING =
  /before|after|vorher|nachher|antes|después|depois|avant|après|trước|sau khi|前后|之前|之后|ビフォー|アフター|使用前|使用後|전후|전과 후|ก่อน|หลัง/iu

/** Two pictures side by side with their captions: a muted "before", a bright "after". */
export const beforeAfter: Layout = {
  name: 'before-after',
  hasRoomForAll: true,
  fitness: ({ pictures, brief, isEachShown }) =>
    (isEachShown ? pictures.length === 2 : pictures.length >= 2) &&
    (brief.labels.isAsked || COMPARING.test(`${brief.headline} ${brief.subline ?? ''}`))
      ? 6
      : 0,
  compose(input) {
    const { safe, unit, pictures, brief, palette, width } = input
    const beside = isWide(input)
    const box = beside
      ? rect(safe.x, safe.y, safe.width * 0.42, safe.height)
      : rect(safe.x, safe.y, safe.width, safe.height * 0.44)
    const { layers, taken } = copyStack(input, box, {
      align: beside ? 'start' : 'center',
      vertical: beside ? 'center' : 'start',
      headlineMax: 13,
    })
    const room = beside ? roomBeside(input, taken, 'end') : roomBelow(input, taken)
    // The captions are words, so they keep to the safe zone sideways as well.
    const left = Math.max(room.x, safe.x)
    const right = Math.min(room.x + room.width, beside ? width : safe.x + safe.width)
    const height = Math.min(room.height, safe.y + safe.height - room.y)
    const pair = rect(left, room.y, right - left, beside ? room.height : height)
    const [one, other] = split(pair, 'x', 0.5, unit * 1.6)
    const before = pictures[0]!
    const after = pictures[1]!
    const dull = toHex({ l: palette.isDark ? 0.33 : 0.84, c: 0.008, h: fromHex(palette.ground).h })
    const bright = shade(palette.groundAlt, { l: palette.isDark ? 0.12 : -0.01, c: 0.04 })
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.6, floor: 0.85 }, ['paper', 'mesh', 'studio']),
      layers: [
        ...half(input, before, one, { name: brief.labels.before, fill: dull, isBefore: true }),
        ...half(input, after, other, { name: brief.labels.after, fill: bright, isBefore: false }),
        ...layers,
      ],
    }
  },
}

interface HalfLook {
  name: string
  fill: string
  isBefore: boolean
}

function half(
  { palette, pairing, unit, safe }: LayoutInput,
  picture: Picture,
  box: Rect,
  { name, fill, isBefore }: HalfLook,
): Layer[] {
  const chipFill = isBefore ? toHex({ l: 0.32, c: 0.01, h: 260 }) : palette.accent
  const label = pill({
    role: 'chip',
    text: name,
    style: { ...pairing.text, weight: 640 },
    height: unit * 6,
    maxWidth: box.width - unit * 4,
    fill: chipFill,
    colour: isBefore ? readable('#ffffff', chipFill) : palette.onAccent,
  })
  const radius = unit * 2.2
  const stand = rect(
    box.x + box.width * 0.1,
    box.y + unit * 9,
    box.width * 0.8,
    box.height - unit * 13,
  )
  const shown = picture.isCutOut
    ? [panel(box, fill, { radius }), ...productLayers(picture, stand, { ground: 0.75 })]
    : [photoCard(picture, box, 0.05)]
  const x = Math.max(box.x + unit * 2, safe.x)
  return [...shown, label.place(x, Math.max(box.y + unit * 2, safe.y))]
}
