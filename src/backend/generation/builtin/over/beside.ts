import { type Rect, rect } from '../geometry.ts'
import { badge } from '../layout/badge.ts'
import { copyStack } from '../layout/copy-stack.ts'
import { isWide, type LayoutInput } from '../layout/layout.ts'
import { panel } from '../layout/panel.ts'
import { photoCard } from '../layout/product.ts'
import { saysAll } from '../layout/says-all.ts'
import { fromRgb, toHex } from '../palette/color.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import type { PictureMap } from './busyness.ts'
import { cutFrom, heartOf } from './heart.ts'
import { DARK_MEDIAN, inksOn, type OverInks } from './inks-over.ts'
import { withoutTags } from './place-words.ts'

/** Text next to a picture that has no room for it. */
interface Beside {
  layers: Layer[]
  inks: OverInks
  cut: Cut
}

/** A part of a picture, and where it is shown in the frame. */
export interface Cut {
  from: Rect
  to: Rect
}

interface Shown {
  picture: Picture
  map: PictureMap
  heads: Rect | null
}

/** Fractions of the frame for the text: the smallest that holds all of it is used. */
const SHARES = [0.46, 0.56, 0.68] as const

/**
 * Sets the text on a plain background in the picture's own color, with the picture's most important part next to it.
 */
export function wordsBeside(input: LayoutInput, { picture, map, heads }: Shown): Beside {
  const frame = rect(0, 0, input.width, input.height)
  const { c, h } = fromRgb(...map.colour(frame))
  const isDark = map.luminance(frame, 0.5) < DARK_MEDIAN
  const ground = isDark
    ? toHex({ l: 0.2, c: Math.min(c, 0.03), h })
    : toHex({ l: 0.965, c: Math.min(c, 0.022), h })
  const inks = inksOn(ground, { isLight: isDark, hue: h, palette: input.palette })
  const said = withoutTags(input.brief)
  const set = (share: number) => {
    const { shown, sheet, box } = partsOf(input, share)
    const heart = heartOf({ ...frame, map, heads }, shown.width / shown.height)
    const options = { align: 'start', vertical: 'center', inks, isWhole: true } as const
    const { layers, taken } = copyStack(input, box, { ...options, headlineMax: 13 })
    const seam = isWide(input)
      ? { x: sheet.width, y: input.safe.y + input.unit * 10 }
      : { x: input.safe.x + input.safe.width - input.unit * 10, y: sheet.y }
    return {
      cut: { from: heart, to: shown },
      isHeld: taken.height <= box.height && saysAll(layers, said),
      layers: [
        photoCard(cutFrom(picture, heart), shown, 0),
        panel(sheet, ground),
        ...layers,
        ...stuckOn(input, inks, seam),
      ],
    }
  }
  const [least, more, most] = SHARES
  const tried = [set(least), set(more), set(most)] as const
  const { layers, cut } = tried.find(({ isHeld }) => isHeld) ?? tried[2]
  return { layers, inks, cut }
}

function partsOf({ width, height, safe, unit }: LayoutInput, share: number) {
  if (width / height > 1.2) {
    const edge = Math.round(width * share)
    return {
      shown: rect(edge, 0, width - edge, height),
      sheet: rect(0, 0, edge, height),
      box: rect(safe.x, safe.y, edge - safe.x - unit * 5, safe.height),
    }
  }
  const bottom = safe.y + safe.height
  const edge = Math.round(bottom - safe.height * share)
  return {
    shown: rect(0, 0, width, edge),
    sheet: rect(0, edge, width, height - edge),
    box: rect(safe.x, edge + unit * 5, safe.width, bottom - edge - unit * 5),
  }
}

const BADGE_UNITS = 19

/** The offer as a badge where picture and text meet. */
function stuckOn(
  { brief, pairing, unit }: LayoutInput,
  { accent, onAccent }: OverInks,
  at: { x: number; y: number },
): Layer[] {
  if (!brief.offer) return []
  const size = unit * BADGE_UNITS
  return [
    badge({
      text: brief.offer,
      style: pairing.figures,
      x: at.x - size / 2,
      y: at.y - size * 0.62,
      size,
      fill: accent,
      colour: onAccent,
      shape: 'round',
      tilt: -6,
    }),
  ]
}
