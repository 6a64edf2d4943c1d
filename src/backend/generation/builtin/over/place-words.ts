import { grow, overlap, type Rect, rect, unionOf } from '../geometry.ts'
import { badge } from '../layout/badge.ts'
import { type CopyStack, copyStack } from '../layout/copy-stack.ts'
import { isTall, isWide, type LayoutInput } from '../layout/layout.ts'
import { saysAll } from '../layout/says-all.ts'
import type { ScrimSide } from '../layout/scrim.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Layer, Scene } from '../scene.ts'
import type { PictureMap } from './busyness.ts'
import { inksOver, type OverInks } from './inks-over.ts'
import { leastShade } from './least-shade.ts'

/** Text set on one side of a picture. */
export interface PlacedWords extends CopyStack {
  side: ScrimSide
  inks: OverInks
  /** The shade under the text, if it needs one. */
  shade: Layer | null
  /** How much the text disturbs the picture: lower is better. */
  cost: number
}

/** A side's base cost besides what it hides: the model was asked to leave the first ones free. */
const PRIOR: Record<ScrimSide, number> = { top: 0, left: 0, bottom: 0.05, right: 0.04 }

/** Fractions of the frame that text may take: the smallest that holds all of it is used. */
const SHARES = [0.44, 0.56, 0.68, 0.85] as const
/** The cost of laying text over a head. */
const HEADS_COST = 0.8
/** Above this cost, text and picture disturb each other; a cropped film would show less of its action. */
const COST_MAX = { image: 0.55, video: 0.7 }
/** Shade also takes away from the picture: a light one looks like fog. */
const SHADE_COST = { dark: 0.26, light: 0.46 }

/** Sets the text on the calmest side of a picture; null if no side holds all of it. */
export function placeWords(
  input: LayoutInput,
  { map, heads }: { map: PictureMap; heads: Rect | null },
  ground: Scene,
): PlacedWords | null {
  const said = withoutTags(input.brief)
  for (const share of SHARES) {
    const [first, ...others] = sidesOf(input)
      .map((side) => placeOn({ input, map, heads, side, share }))
      .filter(({ layers }) => saysAll(layers, said))
      .map((words) => shaded(words, ground, input.unit))
    if (!first) continue
    return others.reduce((one, other) => (other.cost < one.cost ? other : one), first)
  }
  return null
}

/** The offer has its own badge, and the former price stands in the tag of the new one. */
export const withoutTags = (brief: Brief): Brief => ({ ...brief, offer: null, oldPrice: null })

/** Whether picture and text do not disturb each other. */
export const isAtEase = ({ cost }: PlacedWords, kind: 'image' | 'video'): boolean =>
  cost <= COST_MAX[kind]

/** Adds the least shade under which the text is readable. */
function shaded(words: PlacedWords, ground: Scene, unit: number): PlacedWords {
  const { side, taken, inks } = words
  const { layer, strength } = leastShade(ground, words.layers, {
    side,
    unit,
    colour: inks.ground,
    under: taken,
  })
  return {
    ...words,
    shade: layer,
    cost: words.cost + strength * SHADE_COST[inks.isLight ? 'dark' : 'light'],
  }
}

const sidesOf = (input: LayoutInput): ScrimSide[] => {
  if (isWide(input)) return ['left', 'right']
  return isTall(input) ? ['top', 'bottom'] : ['top', 'bottom', 'left', 'right']
}

interface Placing {
  input: LayoutInput
  map: PictureMap
  heads: Rect | null
  side: ScrimSide
  share: number
}

function placeOn({ input, map, heads, side, share }: Placing): PlacedWords {
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
  const inked = unionOf(stack.layers.flatMap(({ text }) => (text ? [text.ink] : [])))
  const hidden = map.busyness(grow(inked, input.unit))
  const cost = hidden + PRIOR[side] + HEADS_COST * shareHidden(heads, stack.taken)
  return { ...stack, side, inks, shade: null, cost }
}

const shareHidden = (heads: Rect | null, words: Rect): number =>
  heads ? overlap(heads, words) / (heads.width * heads.height) : 0

const BADGE_SIZES = [23, 19.5, 16.5]

/** The offer as a badge in the calmest free corner, clear of the text and the logo. */
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
