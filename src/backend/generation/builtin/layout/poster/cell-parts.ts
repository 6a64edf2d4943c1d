import { roundedPath } from '../../canvas.ts'
import { rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import type { LayoutInput } from '../layout.ts'
import { figureIn, type SplitAmount } from './amount.ts'
import type { Fact } from './facts.ts'
import { plane } from './plane.ts'
import { inksOn, speak } from './poster.ts'
import { type Part, piled, words } from './words.ts'

export interface CellOptions {
  width: number
  scale: number
  columns: number
  gap: number
}

/** Facts on plates in the palette's colors, as many side by side as fit. */
export function cells(input: LayoutInput, facts: Fact[], options: CellOptions): Part {
  const { unit, palette } = input
  const { width, scale, columns } = options
  const between = unit * 1.4 * scale
  // The accent belongs to the button: a plate in it would look like another button.
  const tones = [palette.groundAlt, palette.ink, palette.groundAlt, palette.groundAlt]
  const rows = rowsOf(facts, columns).map((row, line): Part => {
    const across = (width - between * (row.length - 1)) / row.length
    const set = row.map((fact, at) => {
      const isHero = row.length === 1 && priceOf(fact) !== null
      const tone = tones[(line * columns + at) % tones.length] ?? palette.groundAlt
      const colour = isHero ? palette.ink : tone
      return { colour, content: said(input, fact, colour, { width: across, scale, isHero }) }
    })
    const pad = unit * 2.2 * scale
    const height = Math.max(...set.map(({ content }) => content.height)) + pad * 2
    const place = (x: number, y: number): Layer[] =>
      set.flatMap(({ colour, content }, at) => {
        const left = x + at * (across + between)
        return [
          plate(rect(left, y, across, height), unit * 1.2, colour),
          ...content.place(left + pad, y + (height - content.height) / 2),
        ]
      })
    return { height, gap: between, place }
  })
  return { ...piled(rows), gap: options.gap }
}

/** Rows of similar length, the shortest first: it holds the most telling facts. */
function rowsOf(facts: Fact[], columns: number): Fact[][] {
  const count = Math.ceil(facts.length / columns)
  const first = facts.length - (count - 1) * columns
  const heads = facts.slice(0, first)
  const others = Array.from({ length: count - 1 }, (_, at) =>
    facts.slice(first + at * columns, first + (at + 1) * columns),
  )
  return [heads, ...others].filter((row) => row.length > 0)
}

function said(
  input: LayoutInput,
  fact: Fact,
  colour: string,
  { width, scale, isHero }: { width: number; scale: number; isHero: boolean },
): Part {
  const { unit, palette } = input
  const inks = inksOn(colour, palette)
  const line = (text: string, size: number, weight: number) =>
    words({
      role: 'chip',
      text,
      style: { ...speak(input, 'text'), weight },
      width: width - unit * 4.4 * scale,
      size: unit * size * scale,
      lines: 4,
      leading: 1.24,
      colour: inks.ink,
      ground: colour,
      gap: unit * 0.9 * scale,
    })
  const figure = isHero ? HERO : 4.6
  const price = priceOf(fact)
  if (price) {
    const { before, figure: sum, after } = price
    const large = line([sum, after].filter(Boolean).join(' '), figure, 820)
    return before === '' ? large : piled([line(before, 2.6, 560), large])
  }
  if (fact.kind !== 'row') return line(fact.text, 3.3, 680)
  return piled([line(fact.label, 2.6, 560), line(fact.value, figure, 820)])
}

/** Figure size on a plate of full width. */
const HERO = 7.4

/** A price or wage on a plate with little else: legible from afar. */
const priceOf = (fact: Fact): SplitAmount | null =>
  fact.kind === 'plain' ? figureIn(fact.text, PRICE_AROUND_MAX) : null
const PRICE_AROUND_MAX = 12

const plate = (box: ReturnType<typeof rect>, radius: number, colour: string): Layer =>
  plane(box, (ctx) => {
    ctx.fillStyle = colour
    roundedPath(ctx, box, radius)
    ctx.fill()
  })
