import { grow, overlap, type Rect, rect } from '../geometry.ts'
import { badge } from '../layout/badge.ts'
import { type CopyStack, copyStack } from '../layout/copy-stack.ts'
import { isTall, isWide, type LayoutInput } from '../layout/layout.ts'
import type { ScrimSide } from '../layout/scrim.ts'
import type { Layer } from '../scene.ts'
import type { PictureMap } from './busyness.ts'
import { inksOver, type OverInks } from './inks-over.ts'

/** Words set on one side of a picture. */
export interface PlacedWords extends CopyStack {
  side: ScrimSide
  inks: OverInks
  /** How much of the picture they disturb: the lower the better. */
  cost: number
}

/** What a side costs beside what it hides: the model was asked to leave the first ones free. */
const PRIOR: Record<ScrimSide, number> = { top: 0, left: 0, bottom: 0.05, right: 0.04 }

/** Shares of the frame that words may take: more only where they would else be too small. */
const SHARES = [0.44, 0.56] as const

/** Sets the words on the side of a picture that is the calmest there; null where none can bear them. */
export function placeWords(
  input: LayoutInput,
  map: PictureMap,
  isWhole: (layers: readonly Layer[]) => boolean,
): PlacedWords | null {
  for (const share of SHARES) {
    const placed = sidesOf(input)
      .map((side) => placeOn(input, map, side, share))
      .filter(({ layers }) => isWhole(layers))
    const [first, ...others] = placed
    if (first) return others.reduce((one, other) => (other.cost < one.cost ? other : one), first)
  }
  return null
}

const sidesOf = (input: LayoutInput): ScrimSide[] => {
  if (isWide(input)) return ['left', 'right']
  return isTall(input) ? ['top', 'bottom'] : ['top', 'bottom', 'left', 'right']
}

function placeOn(
  input: LayoutInput,
  map: PictureMap,
  side: ScrimSide,
  share: number,
): PlacedWords {
  const { safe } = input
  const across = safe.width * share
  const down = safe.height * share
  const box = {
    left: rect(safe.x, safe.y, across, safe.height),
    right: rect(safe.x + safe.width - across, safe.y, across, safe.height),
    top: rect(safe.x, safe.y, safe.width, down),
    bottom: rect(safe.x, safe.y + safe.height - down, safe.width, down),
  }[side]
  const vertical = ({ left: 'center', right: 'center', top: 'start', bottom: 'end' } as const)[side]
  const isBeside = side === 'left' || side === 'right'
  const inks = inksOver(map, box, input.palette)
  const options = {
    align: 'start',
    vertical,
    inks,
    isWhole: true,
    headlineMax: isBeside ? 15 : 13.5,
  } as const
  const stack = copyStack(input, box, options)
  const hidden = map.busyness(grow(stack.taken, input.unit * 2))
  return { ...stack, side, inks, cost: hidden + PRIOR[side] }
}

const BADGE_SIZES = [23, 19.5, 16.5]

/** The offer as a badge in the calmest free corner, clear of the words and the logo. */
export function placeBadge(
  input: LayoutInput,
  map: PictureMap,
  { taken, inks }: PlacedWords,
  avoid: readonly Rect[],
): Layer[] {
  const { brief, pairing, palette, unit, safe } = input
  if (!brief.offer) return []
  let best: { place: Rect; cost: number } | null = null
  for (const size of BADGE_SIZES) {
    const edge = size * unit
    const [right, bottom] = [safe.x + safe.width - edge, safe.y + safe.height - edge]
    const middle = safe.y + (safe.height - edge) / 2
    for (const [x, y] of [
      [right, safe.y],
      [right, middle],
      [right, bottom],
      [safe.x, safe.y],
      [safe.x, middle],
      [safe.x, bottom],
    ] as const) {
      const place = rect(x, y, edge, edge)
      const isFree = [taken, ...avoid].every((box) => overlap(grow(box, unit * 1.5), place) === 0)
      const cost = map.busyness(place) + (BADGE_SIZES[0]! - size) * 0.02
      if (isFree && (!best || cost < best.cost)) best = { place, cost }
    }
  }
  if (!best) return []
  return [
    badge({
      text: brief.offer,
      style: pairing.figures,
      x: best.place.x,
      y: best.place.y,
      size: best.place.width,
      fill: inks.accent,
      colour: inks.onAccent,
      shape: input.random.pick(['round', 'seal'] as const),
      tilt: palette.isDark ? 0 : -6,
    }),
  ]
}
