import { rect } from '../../geometry.ts'
import { contrast } from '../../palette/color.ts'
import { amountsOf } from '../../prompt/clauses/amounts.ts'
import type { Layer } from '../../scene.ts'
import { type Align, SHIFT } from '../../type/draw-text.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { rowWidth, starRow } from '../star-row.ts'
import { type Fact, factsIn } from './facts.ts'
import { dateIn } from './find-date.ts'
import { ornament } from './plane.ts'
import { speak } from './poster.ts'
import { evenly, type Part, piled, type SetWords, type WordsRequest, words } from './words.ts'

export interface FactOptions {
  width: number
  scale: number
  inks: Inks
  align?: Align
  /** How facts are set: one line separated by dots, a list under rules, or a plain list. */
  facts?: 'line' | 'ruled' | 'list'
}

/** With fewer rows, figures on the right would look lost. */
const ROWS_MIN = 2
const LEAD_MAX = 68
const SIZE = 3.4
/** Between lines as tall as their script. */
const GAP = 0.95
const GAP_LONG = 2.2
const LEADING = { weight: 820, scale: 1.28 }

/** Facts by kind: a table of figures, stars above a rating, contact details last. */
export function factParts(input: LayoutInput, lines: string[], options: FactOptions): Part[] {
  const { unit, brief } = input
  const { scale } = options
  const facts = factsIn(lines, brief.language)
  const isTable = facts.filter(({ kind }) => kind === 'row').length >= ROWS_MIN
  const contacts = facts.filter(({ kind }) => kind === 'contact')
  const others = facts.filter(({ kind }) => kind !== 'contact')
  const lead = isTable ? null : leadOf(input, others)
  const rest = others.filter((fact) => fact !== lead)
  const parts = [
    ...(lead ? [line(input, textOf(lead), options, LEADING)] : []),
    ...(isTable ? [table(input, others, options)] : listed(input, rest.map(textOf), options, rest)),
  ]
  const ends = contacts.map((fact) => ({
    ...line(input, textOf(fact), options, { weight: 760 }),
    gap: unit * GAP * scale,
  }))
  if (parts.length === 0) return ends.length > 0 ? [piled(ends, unit * 2.6 * scale)] : []
  const [first, ...more] = parts.map((part) => ({ ...part, gap: unit * 1.6 * scale }))
  const end = ends.map((part, at) => (at === 0 ? { ...part, gap: unit * 1.6 * scale } : part))
  return first ? [{ ...first, gap: unit * 2.8 * scale }, ...more, ...end] : end
}

const BY_DATE = new Set<LayoutInput['brief']['trade']>(['event', 'webinar', 'charity', 'public'])

/** The fact to put first and larger: the date, or the price if nothing larger shows it. */
function leadOf({ brief }: LayoutInput, facts: Fact[]): Fact | null {
  const isLead = (text: string) =>
    BY_DATE.has(brief.trade)
      ? dateIn(text, brief.language) !== null
      : !brief.price && !brief.offer && amountsOf(text).some(({ kind }) => kind !== 'number')
  if (facts.length < 2) return null
  return (
    facts
      .map((fact) => ({ fact, text: textOf(fact) }))
      .find(({ text }) => text.length <= LEAD_MAX && isLead(text))?.fact ?? null
  )
}

const textOf = (fact: Fact): string => (fact.kind === 'row' ? capitalised(fact.text) : fact.text)

function line(
  input: LayoutInput,
  text: string,
  { width, scale, inks, align = 'start' }: FactOptions,
  {
    weight = 640,
    scale: by = 1,
    ...more
  }: Partial<WordsRequest> & { weight?: number; scale?: number } = {},
) {
  const style = { ...speak(input, 'text'), weight }
  const part = words({
    role: 'chip',
    text,
    style,
    width,
    size: input.unit * SIZE * scale * by,
    lines: 3,
    leading: 1.3,
    colour: inks.ink,
    ground: inks.ground,
    align,
    gap: input.unit * GAP * scale,
    ...more,
  })
  return evenly(part, style)
}

function listed(input: LayoutInput, texts: string[], options: FactOptions, facts: Fact[]): Part[] {
  if (texts.length === 0) return []
  const { unit } = input
  const { scale, facts: way = 'line', width, inks } = options
  const isPlain = facts.every(({ kind }) => kind !== 'rating')
  const one = isPlain && way === 'line' ? line(input, texts.join('  ·  '), options) : null
  // A dot at the end of a line separates nothing: facts that don't fit one line become a list.
  if (one?.lines.length === 1) return [one]
  const told = facts.map((fact, at): Part & Partial<SetWords> =>
    fact.kind === 'rating'
      ? rated(input, fact, options)
      : line(input, capitalised(texts[at] ?? ''), options),
  )
  // If one of them continues on a second line, wider gaps show where the next one starts.
  const isLong = told.some(({ lines = [] }) => lines.length > 1)
  const rows = isLong ? told.map((part) => ({ ...part, gap: unit * GAP_LONG * scale })) : told
  if (way !== 'ruled') return [piled(rows)]
  const gap = unit * 1.7 * scale
  const bar = (): Part => ({ ...ruleOf(width, unit * 0.22, inks.ink), gap })
  return [piled([bar(), ...rows.flatMap((row) => [{ ...row, gap }, bar()])])]
}

/** Stars filled up to the rating, above its words. */
function rated(
  input: LayoutInput,
  { share, text }: Extract<Fact, { kind: 'rating' }>,
  options: FactOptions,
): Part {
  const { unit } = input
  const { width, scale, inks, align = 'start' } = options
  const size = unit * 4.6 * scale
  const across = rowWidth(size)
  const colour = contrast(inks.accent, inks.ground) >= 2 ? inks.accent : inks.ink
  const said = line(input, text, options)
  const place = (x: number, y: number): Layer[] => {
    const left = x + (width - across) * SHIFT[align]
    const stars = starRow(colour, { x: left, y, size })
    return [
      ornament(stars.bounds, (ctx) => {
        ctx.globalAlpha = 0.3
        stars.paint(ctx)
        ctx.globalAlpha = 1
        ctx.beginPath()
        ctx.rect(left, y, across * share, size)
        ctx.clip()
        stars.paint(ctx)
      }),
      ...said.place(x, y + size + unit * 1.3 * scale),
    ]
  }
  return { height: size + unit * 1.3 * scale + said.height, gap: unit * 2 * scale, place }
}

/** A line of its own starts with a capital. */
const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())

const TABLE_WIDTH = 74

/** Label on the left, figure on the right, and dots leading from one to the other. */
function table(input: LayoutInput, facts: Fact[], options: FactOptions): Part {
  const { unit } = input
  const { scale, align = 'start' } = options
  const width = Math.min(options.width, unit * TABLE_WIDTH * Math.max(scale, 0.6))
  const gap = unit * GAP * scale
  const rows = facts.map((fact) =>
    fact.kind === 'row'
      ? { ...row(input, fact, { ...options, width }), gap }
      : { ...line(input, textOf(fact), { ...options, width, align: 'start' }), gap },
  )
  const pile = piled(rows)
  const shift = (options.width - width) * SHIFT[align]
  return { ...pile, place: (x, y) => pile.place(x + shift, y) }
}

function row(
  input: LayoutInput,
  { label, value }: Extract<Fact, { kind: 'row' }>,
  options: FactOptions,
): Part {
  const { width, scale, inks } = options
  const { unit } = input
  const start = { ...options, align: 'start' } as const
  const figure = line(input, value, { ...start, width: width * 0.66 }, { weight: 780, lines: 2 })
  const name = line(
    input,
    label,
    { ...start, width: width - figure.width - unit * 3 * scale },
    { weight: 560, lines: 2 },
  )
  const baseline = Math.max(figure.baseline, name.baseline)
  const height = Math.max(...[figure, name].map((each) => baseline - each.baseline + each.height))
  const place = (x: number, y: number): Layer[] => {
    const [named] = name.place(x, y + baseline - name.baseline)
    const from = x + (name.lines.at(-1)?.width ?? 0) + unit * 1.2 * scale
    const end = x + width - figure.width - unit * 1.2 * scale
    return [
      ...(named ? [named] : []),
      leader(rect(from, y + baseline - unit * 0.2, end - from, unit * 0.4), unit, inks.ink),
      ...figure.place(x + width - figure.width, y + baseline - figure.baseline),
    ]
  }
  return { height, gap: 0, place }
}

const leader = (
  box: { x: number; y: number; width: number; height: number },
  unit: number,
  colour: string,
): Layer =>
  ornament(rect(box.x, box.y, Math.max(0, box.width), box.height), (ctx) => {
    ctx.fillStyle = colour
    ctx.globalAlpha = 0.55
    const step = unit * 1.25
    // Counted from the right, so that the dots of all rows line up.
    for (let x = box.x + box.width; x > box.x; x -= step) {
      ctx.beginPath()
      ctx.arc(x, box.y, unit * 0.17, 0, Math.PI * 2)
      ctx.fill()
    }
  })

const ruleOf = (width: number, thick: number, colour: string): Part => ({
  height: Math.max(1.5, thick),
  gap: 0,
  place: (x, y) => [
    ornament(rect(x, y, width, Math.max(1.5, thick)), (ctx) => {
      ctx.fillStyle = colour
      ctx.fillRect(x, y, width, Math.max(1.5, thick))
    }),
  ],
})
