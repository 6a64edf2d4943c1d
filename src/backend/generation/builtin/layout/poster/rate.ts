import { rect } from '../../geometry.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { figureIn, type SplitAmount } from './amount.ts'
import { block, column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { figures } from './deal.ts'
import { joined } from './filled-lines.ts'
import { fill } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { swiss } from './swiss.ts'
import { type Part, piled, words } from './words.ts'

/** With more words around the figure, it's a sentence that contains one. */
const AROUND_MAX = 40
const FIGURE_MAX = 9

const heroOf = ({ brief }: LayoutInput): SplitAmount | null => {
  const told = figureIn(brief.headline, AROUND_MAX)
  return told && told.figure.length <= FIGURE_MAX && told.before + told.after !== '' ? told : null
}

/** A headline with a rate or price: its figure as large as the page, its words around it. */
export const rate = poster({
  name: 'rate',
  suits: (input) => {
    if (!heroOf(input)) return 0
    const { trade } = input.brief
    return trade === 'bank' || trade === 'loan' || trade === 'insurance' ? 22 : 2
  },
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const told = heroOf(input)
    if (!told) return swiss.compose(input)
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const lower = inksOn(palette.isDark ? palette.groundAlt : palette.ink, palette)
    const share = wide ? 0.56 : 0.54
    const box = wide
      ? rect(safe.x, safe.y, safe.width * share - unit * 4, safe.height)
      : rect(safe.x, safe.y, safe.width, safe.height * share - unit * 4)
    const { layers } = column({
      box,
      stand: 'center',
      air: unit * 2.6,
      least: 0.4,
      before: (scale) => eyebrow(input, { width: box.width, scale, inks }),
      head: (room) => saying(input, told, { width: box.width, room, inks }),
    })
    const edge = wide ? safe.x + safe.width * share : safe.y + safe.height * share
    const foot = wide
      ? rect(edge + unit * 4.5, safe.y, safe.x + safe.width - edge - unit * 4.5, safe.height)
      : rect(safe.x, edge + unit * 3, safe.width, safe.y + safe.height - edge - unit * 3)
    const rest = block(foot, (scale) =>
      details(input, { width: foot.width, scale, inks: lower, facts: 'list', dealSize: 10 }),
    )
    const plane = wide ? rect(edge, 0, width - edge, height) : rect(0, edge, width, height - edge)
    return {
      backdrop: plain(palette.ground),
      layers: [fill(plane, lower.ground), ...layers, ...rest],
    }
  },
})

/** Words, figure, words: one headline in two sizes. */
function saying(
  input: LayoutInput,
  { before, figure, after }: SplitAmount,
  { width, room, inks }: { width: number; room: number; inks: ReturnType<typeof inksOn> },
): Part & { size: number } {
  const { unit } = input
  const set = (share: number) => {
    const small = (text: string) =>
      words({
        role: 'headline',
        text,
        style: speak(input, 'grotesk'),
        width,
        size: unit * 8 * share,
        lines: 3,
        leading: 1.04,
        colour: inks.ink,
        ground: inks.ground,
        gap: unit * 2.4 * share,
      })
    const large = words({
      role: 'headline',
      text: figure,
      style: figures(input),
      width,
      room: room * 0.62 * share,
      size: unit * 60,
      lines: 1,
      colour: inks.accent,
      ground: inks.ground,
      gap: unit * 2.4 * share,
    })
    const parts = [before, after].map((text) => (text === '' ? null : small(text)))
    return { part: piled([parts[0], large, parts[1]].filter((each) => !!each)), size: large.size }
  }
  const settings = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map(set)
  const { part, size } = settings.find((each) => each.part.height <= room) ?? set(0.4)
  return { ...part, size, place: (x, y) => [joined('headline', part.place(x, y))] }
}
