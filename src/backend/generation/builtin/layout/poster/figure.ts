import { rect } from '../../geometry.ts'
import { type Inks, isWide, type LayoutInput } from '../layout.ts'
import { figureIn, type SplitAmount } from './amount.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { figureOf, figures } from './deal.ts'
import { head } from './head.ts'
import { fill } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { swiss } from './swiss.ts'
import { type Part, piled, words } from './words.ts'

const SHORT = 9
const NAME_MAX = 22
/** Words around a price that is the news: "first month for", "a year". */
const AROUND_MAX = 26

/** The brief's figure that a poster can be built on, with the words around it. */
function heroOf(input: LayoutInput): SplitAmount | null {
  const offer = figureOf(input)
  if (offer) return { before: '', figure: offer, after: '' }
  const { price } = input.brief
  const told = price ? figureIn(price, AROUND_MAX) : null
  return told && told.figure.length <= SHORT ? told : null
}

/** One figure as large as the page: the offer, otherwise the price. */
export const figure = poster({
  name: 'figure',
  // A former price is struck through beside the new one, not at the other end of the page.
  suits: (input) => {
    if (!heroOf(input) || (!figureOf(input) && input.brief.oldPrice !== null)) return 0
    // Under a mere name the figure is the news.
    return input.brief.headline.length <= NAME_MAX && !input.brief.subline ? 9 : 3.2
  },
  compose(input) {
    const { safe, unit, palette, width, height, random } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const other = inksOn(palette.accent, palette)
    const hero = heroOf(input)
    if (!hero) return swiss.compose(input)
    const isOffer = figureOf(input) !== null
    const band = random.fork('plane').chance(0.5)
    const on = band ? other : inks
    const set = heroPart(input, hero, {
      role: isOffer ? 'badge' : 'price',
      width: wide ? safe.width * 0.5 : safe.width,
      room: wide ? safe.height * 0.86 : safe.height * 0.36,
      colour: band ? on.ink : inks.accent,
      on,
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

interface HeroOptions {
  role: 'badge' | 'price'
  width: number
  room: number
  colour: string
  on: Inks
}

/** The figure as large as its place, with its words small above and below it. */
function heroPart(
  input: LayoutInput,
  { before, figure: text, after }: SplitAmount,
  { role, width, room, colour, on }: HeroOptions,
): Part & { width: number } {
  const { unit } = input
  const small = (said: string) =>
    words({
      role,
      text: said,
      style: { ...speak(input, 'text'), weight: 700 },
      width,
      size: unit * 5,
      lines: 2,
      leading: 1.15,
      colour: on.ink,
      ground: on.ground,
      gap: unit * 2.2,
    })
  const [over, under] = [before, after].map((said) => (said === '' ? null : small(said)))
  const around = [over, under].reduce((sum, part) => sum + (part ? part.height + part.gap : 0), 0)
  const large = words({
    role,
    text,
    style: figures(input),
    width,
    room: room - around,
    size: unit * 90,
    lines: 1,
    colour,
    ground: on.ground,
    gap: unit * 2.2,
  })
  const parts = [over, large, under].filter((part) => !!part)
  return { ...piled(parts), width: Math.max(...parts.map((part) => part.width)) }
}

/** Where the figure is, where its plane ends, and the room left for the words. */
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
    left: safe.x,
    copy: rect(safe.x, from, safe.width, safe.y + safe.height - from),
  }
}
