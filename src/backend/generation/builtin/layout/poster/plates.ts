import { isTall, isWide, type LayoutInput } from '../layout.ts'
import { cells } from './cell-parts.ts'
import { column } from './column.ts'
import { closing, explained, eyebrow } from './copy.ts'
import { factsOf } from './deal.ts'
import { factsIn } from './facts.ts'
import { head } from './head.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { piled } from './words.ts'

const FACTS_MAX = 8
/** This many fit below one another in a story, each legible from afar. */
const STACKED_MAX = 4

function columnsFor({ width, height }: LayoutInput, count: number): number {
  if (isWide({ width, height })) return count === 4 ? 2 : 3
  return height / width > 1.5 && count <= STACKED_MAX ? 1 : 2
}

const OF_FACTS = new Set<LayoutInput['brief']['trade']>([
  'job',
  'property',
  'industry',
  'course',
  'software',
  'webinar',
])

/** The facts on plates of color: for jobs, apartments, and courses, which are described by them. */
export const plates = poster({
  name: 'plates',
  suits: (input) => {
    const count = factsOf(input).length
    if (count < 2 || count > FACTS_MAX) return 0
    const isOfFacts = OF_FACTS.has(input.brief.trade)
    if (count === 2) return isOfFacts ? 1 : 0.15
    return isOfFacts ? 9 : 0.8
  },
  compose(input) {
    const { safe, unit, palette, brief, width, height } = input
    const inks = inksOn(palette.ground, palette)
    const facts = factsIn(factsOf(input), brief.language)
    const columns = columnsFor(input, facts.length)
    const { layers } = column({
      box: safe,
      stand: height > width * 1.5 ? 'center' : 'apart',
      air: unit * 3.2,
      least: isTall(input) ? 0.26 : 0.22,
      before: (scale) => eyebrow(input, { width: safe.width, scale: scale * 1.1, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: safe.width,
          room,
          inks,
          max: 15,
          lines: 4,
          leading: 1,
        }),
      after: (scale) => {
        const options = { width: safe.width, scale, inks, kind: 'pill' } as const
        return [
          piled(explained(input, { ...options, withoutFacts: true })),
          cells(input, facts, { width: safe.width, scale, columns, gap: unit * 2.6 * scale }),
          ...closing(input, options),
        ]
      },
    })
    return { backdrop: plain(palette.ground), layers }
  },
})
