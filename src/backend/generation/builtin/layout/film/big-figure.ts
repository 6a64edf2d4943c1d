import { rect } from '../../geometry.ts'
import { isWide, type Layout, type LayoutInput } from '../layout.ts'
import { deal, figureOf } from '../poster/deal.ts'
import { head } from '../poster/head.ts'
import { inksOn, plain, speak } from '../poster/poster.ts'
import { type Part, piled, words } from '../poster/words.ts'

/** The price or saving as large as the frame, with its subject in small type above it. */
export const bigFigure: Layout = {
  name: 'film-figure',
  fitness: () => 0,
  compose(input) {
    const { palette, unit, safe, brief } = input
    const inks = inksOn(palette.ground, palette)
    const width = safe.width
    const name = words({
      role: 'eyebrow',
      text: brief.headline,
      style: { ...speak(input, 'text'), weight: 680 },
      width: Math.min(width, unit * 76),
      size: unit * 3.8,
      lines: 3,
      leading: 1.26,
      colour: inks.muted,
      ground: inks.ground,
    })
    const room = safe.height - name.height - unit * 8
    const figures = deal(input, inks, {
      scale: 1,
      maxWidth: width,
      size: isWide(input) ? 26 : 30,
      gap: unit * 4,
    })
    const parts: Part[] = [name, ...phrase(input, figures ? room * 0.5 : room)]
    const pile = piled([...parts, ...(figures ? [figures] : [])])
    const at = rect(safe.x, safe.y + Math.max(0, safe.height - pile.height) / 2, width, pile.height)
    return { backdrop: plain(palette.ground), layers: pile.place(at.x, at.y) }
  },
}

/** An offer in words is its own headline. */
function phrase(input: LayoutInput, room: number): Part[] {
  const { brief, palette, safe, unit } = input
  if (!brief.offer || figureOf(input)) return []
  const inks = inksOn(palette.ground, palette)
  const part = head(input, {
    text: brief.offer,
    style: speak(input, 'loud'),
    width: safe.width,
    room,
    inks,
    max: 26,
    lines: 5,
    leading: 1.06,
  })
  return [{ ...part, gap: unit * 4 }]
}
