import { inset, split } from '../../geometry.ts'
import { contrast, shade } from '../../palette/color.ts'
import type { Palette } from '../../palette/palette.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { block, column } from './column.ts'
import { closing, explained, eyebrow } from './copy.ts'
import { eventWords } from './event-words.ts'
import { findDate } from './find-date.ts'
import { head } from './head.ts'
import { inksOn, poster, speak } from './poster.ts'
import { stripes, ticketShape } from './ticket-shape.ts'

/** A ticket with notches and a tear-off stub: for events. */
export const ticket = poster({
  name: 'ticket',
  suits: (input) => {
    if (eventWords.test(wordsOf(input))) return 8
    return findDate(input.brief) ? 1.6 : 0
  },
  compose(input) {
    const { safe, unit, palette } = input
    const isBeside = isWide(input)
    const paper = palette.isDark ? palette.ink : shade(palette.ground, { l: 0.06, c: -0.02 })
    const inks = inksOn(paper, palette)
    const stubInks = inksOn(palette.isDark ? palette.accent : palette.ink, palette)
    const pad = unit * 5
    const [body, stub] = split(safe, isBeside ? 'x' : 'y', isBeside ? 0.62 : 0.68)
    const inner = inset(body, pad, pad)
    const foot = inset(stub, pad, pad * 0.8)
    const main = column({
      box: inner,
      stand: 'apart',
      air: unit * 3,
      before: (scale) => eyebrow(input, { width: inner.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'loud'),
          width: inner.width,
          room: room * 0.94,
          inks,
          max: 19,
          leading: 1.14,
        }),
      after: (scale) => explained(input, { width: inner.width, scale, inks }),
    })
    const dealSize = isBeside ? 11 : 13
    const rest = block(foot, (scale) =>
      closing(input, { width: foot.width, scale, inks: stubInks, kind: 'block', dealSize }),
    )
    const behind = palette.isDark ? palette.ground : groundOf(palette, stubInks.ground)
    const shape = { sheet: safe, stub, isBeside, paper, stubColour: stubInks.ground }
    return {
      backdrop: stripes(behind, palette.isDark),
      layers: [ticketShape(input, shape), ...main.layers, ...rest],
    }
  },
})

/** The ground below the ticket: the accent, unless the stub would vanish on it. */
const groundOf = ({ accent, groundAlt }: Palette, stub: string): string =>
  contrast(accent, stub) >= 1.6 ? accent : groundAlt

const wordsOf = ({ brief }: LayoutInput): string =>
  `${brief.headline} ${brief.subline ?? ''} ${brief.cta}`
