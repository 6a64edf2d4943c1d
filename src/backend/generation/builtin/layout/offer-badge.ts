import { grow, overlap, type Rect, rect } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import { badge } from './badge.ts'
import { coveredOf, solidArea, swallowedOf } from './covered.ts'
import type { LayoutInput } from './layout.ts'

export interface BadgePlace {
  /** The object that the offer belongs to; the badge sticks to its rim. */
  near: Rect
  /** The objects in it, each of which must stay visible. */
  spare?: Rect[]
  /** The subject of a photograph, which must stay visible. */
  shown?: Rect | null
  /** Words that it must not touch. */
  avoid: Rect[]
  /** Maximum edge in units. */
  size?: number
}

const SIZES = [1, 0.86, 0.72]
const ANCHORS = [
  [0.94, 0.1],
  [0.06, 0.1],
  [1.04, 0.3],
  [-0.04, 0.3],
  [0.94, 0.86],
  [0.06, 0.86],
  [1.02, 0.62],
  [-0.02, 0.62],
  [1.02, -0.04],
  [-0.02, -0.04],
  [0.5, -0.02],
  [0.5, -0.2],
] as const

/** The offer stuck to the rim of its object, clear of all words; nothing without an offer. */
export function offerBadge(
  input: LayoutInput,
  { near, spare = [], shown = null, avoid, size = 25 }: BadgePlace,
): Layer[] {
  const { brief, palette, pairing, random, unit } = input
  const shape = random.pick(['round', 'star', 'seal'] as const)
  const tilt = random.between(-12, 12)
  if (!brief.offer) return []
  const largest = Math.min(unit * size, near.width * 0.6, near.height * 0.62)
  const at = bestPlace(input, { near, spare, shown, avoid }, Math.max(unit * 17, largest))
  if (!at) return []
  return [
    badge({
      text: brief.offer,
      style: pairing.figures,
      x: at.x,
      y: at.y,
      size: at.width,
      fill: palette.accent,
      colour: palette.onAccent,
      shape,
      tilt,
    }),
  ]
}

/** The candidate that hides the least of the object and nothing of the words. */
function bestPlace(
  input: LayoutInput,
  { near, spare = [], shown = null, avoid }: BadgePlace,
  largest: number,
): Rect | null {
  const { safe, unit } = input
  let best: { place: Rect; cost: number } | null = null
  // A slim object, such as a bottle, has its cap where others have air.
  const isSlim = near.height > near.width * 1.5
  const heart = isSlim
    ? rect(near.x + near.width * 0.12, near.y, near.width * 0.76, near.height * 0.95)
    : rect(
        near.x + near.width * 0.22,
        near.y + near.height * 0.18,
        near.width * 0.56,
        near.height * 0.7,
      )
  for (const share of SIZES) {
    const edge = largest * share
    for (const [index, [ax, ay]] of ANCHORS.entries()) {
      const wish = rect(
        near.x + near.width * ax - edge / 2,
        near.y + near.height * ay - edge / 2,
        edge,
        edge,
      )
      const place = within(wish, safe)
      const words = avoid.reduce((sum, box) => sum + overlap(box, grow(place, unit)), 0)
      const moved = Math.hypot(place.x - wish.x, place.y - wish.y) / edge
      const cost =
        (words > 0 ? 1_000 + words : 0) +
        (overlap(heart, place) / (edge * edge)) * 8 +
        hiddenOf(spare, place) * 6 +
        hiddenFromSale(input, { near, shown }, place) * HIDDEN_COST +
        Math.max(0, laidOver(input, near, place) - RIM) * LAID_OVER_COST +
        swallowedFromSale(input, near, place) * SWALLOWED_COST +
        moved +
        (1 - share) * 2.4 +
        index * 0.02
      if (!best || cost < best.cost) best = { place, cost }
    }
  }
  return best && best.cost < 1_000 ? best.place : null
}

/** A third of an object under a badge is worse than any other place. */
const HIDDEN_COST = 60

/** As a share of the badge: this much may lie on the object's rim, as if stuck to it. */
const RIM = 0.05
/** Handles, straps, and collars are a small part of an object, but hidden all the same. */
const LAID_OVER_COST = 22

/** Hiding a leg that is a quarter of a chair's height justifies another place for the badge. */
const SWALLOWED_COST = 20

/** The share at which the only product loses a whole part under a badge. */
function swallowedFromSale({ pictures }: LayoutInput, near: Rect, place: Rect): number {
  const [picture, ...others] = pictures
  return picture?.isCutOut && others.length === 0 ? swallowedOf(picture, near, place) : 0
}

/** The share of a badge that lies on the only product. */
function laidOver({ pictures }: LayoutInput, near: Rect, place: Rect): number {
  const [picture, ...others] = pictures
  if (!picture?.isCutOut || others.length > 0) return 0
  return (coveredOf(picture, near, place) * solidArea(picture, near)) / (place.width * place.height)
}

/** How much of the only product is under a badge. */
function hiddenFromSale(
  { pictures }: LayoutInput,
  { near, shown }: Pick<BadgePlace, 'near' | 'shown'>,
  place: Rect,
): number {
  const [picture, ...others] = pictures
  if (picture?.isCutOut && others.length === 0) return coveredOf(picture, near, place)
  return shown ? overlap(shown, place) / (shown.width * shown.height) : 0
}

/** The largest hidden share of any of them; a single hero is protected by its core instead. */
const hiddenOf = (spare: Rect[], cover: Rect): number =>
  spare.length < 2
    ? 0
    : Math.max(...spare.map((box) => overlap(box, cover) / (box.width * box.height)))

const within = (box: Rect, outer: Rect): Rect =>
  rect(
    Math.min(Math.max(box.x, outer.x), outer.x + outer.width - box.width),
    Math.min(Math.max(box.y, outer.y), outer.y + outer.height - box.height),
    box.width,
    box.height,
  )
