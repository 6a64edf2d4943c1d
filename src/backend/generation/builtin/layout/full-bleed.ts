import { rect, type Size } from '../geometry.ts'
import { backdrop } from '../paint/backdrops.ts'
import type { Picture } from '../picture/picture.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { groundBeyond, isOnCalmGround } from './photo-ground.ts'
import { isShownWhole, subjectPlace } from './photo-place.ts'
import { photoCard } from './product.ts'
import { pictureBeyond, type ScrimSide, scrimLayer } from './scrim.ts'

/** Fitness if the words would hide the photograph's subject. */
const UNFIT = 0.1
const FIT = 4
/** A wall or a sheet of paper that extends to every edge is ideal. */
const FITTEST = 24
/** Opacity of the scrim over a view behind words. */
const SHADED = 0.76

/** As a share of a photograph of unknown content: cropping more of it may cut off its subject. */
const SHOWN_LEAST = 0.6

function shownOf({ width, height, subject }: Picture, frame: Size): number {
  if (subject) return 1
  const [own, wished] = [width / height, frame.width / frame.height]
  return Math.min(own, wished) / Math.max(own, wished)
}

const isPlace = ({ brief }: Pick<LayoutInput, 'brief'>): boolean =>
  brief.trade === 'property' || brief.trade === 'travel'

/** Where the words go; a hanging object comes in from the upper edge. */
function sideOf(input: LayoutInput): Exclude<ScrimSide, 'right'> {
  if (isWide(input)) return 'left'
  if (input.pictures[0]?.isHung) return 'bottom'
  return input.random.pick(['bottom', 'bottom', 'top'] as const)
}

/** A photograph to every edge, whose ground continues behind the words. */
export const fullBleed: Layout = {
  name: 'full-bleed',
  fitness: ({ pictures: [picture], ...input }) => {
    if (!picture || picture.isCutOut) return 0
    const { width, height } = input
    const free = isWide(input) ? { width: width * 0.5, height } : { width, height: height * 0.5 }
    const isCropped = !isPlace(input) && shownOf(picture, input) < SHOWN_LEAST
    if (!isShownWhole(picture, free) || isCropped) return UNFIT
    return isOnCalmGround(picture) ? FITTEST : FIT
  },
  compose(input) {
    const { width, height, safe, palette, pictures, random, unit } = input
    const picture = pictures[0]
    const side = sideOf(input)
    const box = {
      left: rect(safe.x, safe.y, safe.width * 0.5, safe.height),
      bottom: rect(safe.x, safe.y + safe.height * 0.48, safe.width, safe.height * 0.52),
      top: rect(safe.x, safe.y, safe.width, safe.height * (height > width * 1.5 ? 0.56 : 0.5)),
    }[side]
    const vertical = { left: 'center', bottom: 'end', top: 'start' } as const
    const words = { align: 'start', vertical: vertical[side] } as const
    // The photograph's subject moves out from behind the words.
    const { taken } = copyStack(input, box, words)
    const beyond = pictureBeyond(input, taken, side, unit)
    // Sibling ads crop the same photograph a little differently.
    const lean = { x: random.between(0.34, 0.66), y: random.between(0.4, 0.6) }
    const { inks, isCalm } = picture
      ? groundBeyond(picture, { shown: beyond, lean, side }, palette)
      : { inks: palette, isCalm: true }
    // A view extends behind the words, and shows through.
    const isView = !isCalm && !picture?.subject
    const shown = isView ? rect(0, 0, width, height) : beyond
    const strength = isView ? SHADED : 1
    const { layers } = copyStack(input, box, { ...words, inks })
    const free = {
      left: rect(width * 0.6, safe.y, width * 0.34, safe.height * 0.6),
      bottom: rect(width * 0.5, safe.y, width * 0.46, height * 0.3),
      top: rect(width * 0.5, height * 0.62, width * 0.46, height * 0.3),
    }[side]
    return {
      backdrop: backdrop('paper', palette, random, { x: 0.5, y: 0.5, floor: 0.8 }),
      layers: [
        ...(picture ? [photoCard(picture, shown, 0, lean)] : []),
        scrimLayer(input, taken, { side, colour: inks.ground, unit, strength }),
        ...layers,
        ...offerBadge(input, {
          near: free,
          shown: picture ? subjectPlace(picture, shown, lean) : null,
          avoid: [taken],
        }),
      ],
    }
  },
}
