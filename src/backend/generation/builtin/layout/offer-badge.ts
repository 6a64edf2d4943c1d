import { contain, type Rect, rect } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import { badge } from './badge.ts'
import type { LayoutInput } from './layout.ts'

/** The offer stuck to an upper corner of what it belongs to; nothing when there is no offer. */
export function offerBadge(input: LayoutInput, near: Rect, side: 'start' | 'end'): Layer[] {
  const { brief, palette, pairing, random, unit, safe } = input
  if (!brief.offer) return []
  const size = Math.min(unit * 25, near.width * 0.42, near.height * 0.55)
  const wish = contain(
    { width: 1, height: 1 },
    rect(near.x, near.y, near.width, size),
    side === 'end' ? 1 : 0,
    0,
  )
  const x = Math.min(Math.max(wish.x, safe.x), safe.x + safe.width - size)
  const y = Math.min(Math.max(wish.y, safe.y), safe.y + safe.height - size)
  return [
    badge({
      text: brief.offer,
      style: pairing.display,
      x,
      y,
      size,
      fill: palette.accent,
      colour: palette.onAccent,
      shape: random.pick(['round', 'star', 'seal']),
      tilt: random.between(-12, 12),
    }),
  ]
}
