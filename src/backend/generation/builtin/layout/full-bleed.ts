import { rect } from '../geometry.ts'
import { backdrop } from '../paint/backdrops.ts'
import { fromHex, toHex } from '../palette/color.ts'
import { copyStack } from './copy-stack.ts'
import { type Inks, isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { isShownWhole } from './photo-place.ts'
import { photoCard } from './product.ts'
import { pictureBeyond, type ScrimSide, scrimLayer } from './scrim.ts'

/** Where the words would hide what the photograph shows. */
const UNFIT = 0.1

/** A photograph to every edge, darkened only behind the words. */
export const fullBleed: Layout = {
  name: 'full-bleed',
  fitness: ({ pictures: [picture], ...input }) => {
    if (!picture || picture.isCutOut) return 0
    const { width, height } = input
    const beyond = isWide(input) ? { width: width * 0.5, height } : { width, height: height * 0.5 }
    return isShownWhole(picture, beyond) ? 4 : UNFIT
  },
  compose(input) {
    const { width, height, safe, palette, pictures, random, unit } = input
    const picture = pictures[0]
    const side: ScrimSide = isWide(input)
      ? 'left'
      : random.pick(['bottom', 'bottom', 'top'] as const)
    const dark = toHex({ l: 0.17, c: 0.03, h: fromHex(palette.ground).h })
    const inks: Inks = {
      ground: dark,
      ink: '#ffffff',
      muted: '#efedea',
      accent: palette.accent,
      onAccent: palette.onAccent,
    }
    const box = {
      left: rect(safe.x, safe.y, safe.width * 0.5, safe.height),
      bottom: rect(safe.x, safe.y + safe.height * 0.48, safe.width, safe.height * 0.52),
      top: rect(safe.x, safe.y, safe.width, safe.height * 0.5),
    }[side]
    const vertical = { left: 'center', bottom: 'end', top: 'start' } as const
    const { layers, taken } = copyStack(input, box, {
      align: 'start',
      vertical: vertical[side],
      inks,
    })
    // What the picture shows moves out from behind the words.
    const shown = pictureBeyond(input, taken, side, unit)
    const free = {
      left: rect(width * 0.6, safe.y, width * 0.34, safe.height * 0.6),
      bottom: rect(width * 0.5, safe.y, width * 0.46, height * 0.3),
      top: rect(width * 0.5, height * 0.62, width * 0.46, height * 0.3),
    }[side]
    // Sister ads of one photograph are cropped a little differently.
    const lean = { x: random.between(0.34, 0.66), y: random.between(0.4, 0.6) }
    return {
      backdrop: backdrop('paper', palette, random, { x: 0.5, y: 0.5, floor: 0.8 }),
      layers: [
        ...(picture ? [photoCard(picture, shown, 0, lean)] : []),
        scrimLayer(input, taken, { side, colour: dark, unit }),
        ...layers,
        ...offerBadge(input, { near: free, avoid: [taken] }),
      ],
    }
  },
}
