import type { Ctx } from '../canvas.ts'
import { grow, type Rect, rect, type Size } from '../geometry.ts'
import { calmOf } from './calm.ts'
import type { PlaceWish } from './instruction.ts'

/** Badge sizes as fractions of the picture's short edge, best first. */
const SIZES = [0.26, 0.22, 0.18, 0.15]
/** How far a badge may move from the requested place, as fractions of the picture. */
const STEPS = [0, 0.05, 0.1, 0.15, 0.2, 0.25]
/** Distance from the picture's edge, as a fraction of the badge. */
const MARGIN = 0.2
/** Up to this share of edge pixels, a spot holds no text. */
const BUSY = 0.004
/** A move must cut the covered share to this fraction to be worth it. */
const WORTH = 0.7
/** Space around the badge, as a fraction of the badge. */
const AIR = 0.05

/** The corners to try if no place was requested, in this order. */
type Corner = Pick<PlaceWish, 'across' | 'down'>
const CORNERS: readonly Corner[] = [
  { across: 1, down: 0 },
  { across: 0, down: 0 },
  { across: 1, down: 1 },
  { across: 0, down: 1 },
]

/**
 * Finds a spot where a badge covers neither text nor edges of the subject: at the requested place, or slightly further
 * in or smaller, but never elsewhere. Without a requested place, another corner is better than the brim of a hat. If no
 * spot is free, the one that covers least.
 */
export function roomForBadge(ctx: Ctx, size: Size, place: Corner | null): Rect {
  const corners = place ? [place] : CORNERS
  const found = corners.map((corner) => roomNear(ctx, size, corner))
  const least = Math.min(...found.map(({ share }) => share))
  const best = found.find(({ share }) => share <= BUSY || share * WORTH <= least)
  return best?.spot ?? rect(0, 0, 0, 0)
}

function roomNear(ctx: Ctx, size: Size, corner: Corner) {
  const spots = SIZES.flatMap((part) =>
    spotsOf(Math.min(size.width, size.height) * part, size, corner),
  )
  let [best = rect(0, 0, 0, 0)] = spots
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const share = busyShare(ctx, spot)
    if (share <= BUSY) return { spot, share }
    // Moving further or shrinking must be worth it.
    if (share < least * WORTH) [best, least] = [spot, share]
  }
  return { spot: best, share: least }
}

function spotsOf(edge: number, { width, height }: Size, place: Corner) {
  const across = place.across ?? 0.5
  const down = place.down ?? 0.5
  const margin = edge * MARGIN
  const x = margin + (width - 2 * margin - edge) * across
  const y = margin + (height - 2 * margin - edge) * down
  const inwards = (at: number) => (at === 1 ? -1 : 1)
  return STEPS.flatMap((further) =>
    STEPS.filter((aside) => aside <= further).flatMap((aside) => [
      rect(x + inwards(across) * aside * width, y + inwards(down) * further * height, edge, edge),
      rect(x + inwards(across) * further * width, y + inwards(down) * aside * height, edge, edge),
    ]),
  ).filter(
    (spot) => spot.x >= 0 && spot.y >= 0 && spot.x + edge <= width && spot.y + edge <= height,
  )
}

/** The share of edge pixels within the badge's disc and the space around it. */
function busyShare(ctx: Ctx, spot: Rect): number {
  const { x, y, width, height } = grow(spot, spot.width * AIR)
  const size = { width: Math.round(width), height: Math.round(height) }
  const { data } = ctx.getImageData(Math.round(x), Math.round(y), size.width, size.height)
  return calmOf({ data, ...size }, rect(0, 0, size.width, size.height), true).edges
}
