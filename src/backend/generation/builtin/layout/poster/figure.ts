import { rect } from '../../geometry.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { figureOf, figures } from './deal.ts'
import { head } from './head.ts'
import { fill } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { swiss } from './swiss.ts'
import { words } from './words.ts'

const SHORT = 9

/** The figure of the brief that a poster can be built on. */
const heroOf = (input: LayoutInput): string | null => {
  const { price } = input.brief
  return figureOf(input) ?? (price && price.length <= SHORT ? price : null)
}

/** One figure as large as the page: the offer, else the price. */
export const figure = poster({
  name: 'figure',
  // A former price is struck beside the new one, not at the other end of the page.
  suits: (input) => {
    const hero = heroOf(input)
    const isApart = hero !== figureOf(input) && input.brief.oldPrice !== null
    return hero && !isApart ? 3.2 : 0
  },
  compose(input) {
    const { safe, unit, palette, width, height, random } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const other = inksOn(palette.accent, palette)
    const hero = heroOf(input)
    if (!hero) return swiss.compose(input)
    const isOffer = hero === figureOf(input)
    const band = random.fork('plane').chance(0.5)
    const on = band ? other : inks
    const set = words({
      role: isOffer ? 'badge' : 'price',
      text: hero,
      style: figures(input),
      width: wide ? safe.width * 0.5 : safe.width,
      room: wide ? safe.height * 0.86 : safe.height * 0.36,
      size: unit * 90,
      lines: 1,
      colour: band ? on.ink : inks.accent,
      ground: on.ground,
    })
    const { top, left, edge, copy } = placesOf(input, set, band)
    const { layers } = column({
      box: copy,
      stand: wide ? 'center' : 'apart',
      air: unit * 2.8,
      least: 0.3,
      before: (scale) => eyebrow(input, { width: copy.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: copy.width,
          room,
          inks,
          max: 13,
          leading: 1.02,
        }),
      after: (scale) =>
        details(input, {
          width: copy.width,
          scale,
          inks,
          kind: 'block',
          withoutOffer: isOffer,
          withoutPrice: !isOffer,
          isFormerAlone: !isOffer,
        }),
    })
    const place = wide ? rect(edge, 0, width - edge, height) : rect(0, 0, width, edge)
    return {
      backdrop: plain(palette.ground),
      layers: [...(band ? [fill(place, other.ground)] : []), ...set.place(left, top), ...layers],
    }
  },
})

/** Where the figure is, where its plane ends, and what is left for the words. */
function placesOf(input: LayoutInput, set: { width: number; height: number }, band: boolean) {
  const { safe, unit } = input
  if (isWide(input)) {
    const across = safe.width * 0.5
    const edge = safe.x + safe.width - across - unit * 4
    return {
      edge,
      top: safe.y + (safe.height - set.height) / 2,
      left: safe.x + safe.width - across + (across - set.width) / 2,
      copy: rect(safe.x, safe.y, edge - safe.x - unit * 4.5, safe.height),
    }
  }
  const top = safe.y + (band ? unit : 0)
  const edge = top + set.height + unit * 5.5
  const from = edge + (band ? unit * 5 : 0)
  return {
    edge,
    top,
    left: safe.x + (band ? (safe.width - set.width) / 2 : 0),
    copy: rect(safe.x, from, safe.width, safe.y + safe.height - from),
  }
}
