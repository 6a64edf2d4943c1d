import type { Rect } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Layer } from '../scene.ts'
import type { Align } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { Inks, LayoutInput } from './layout.ts'
import { type Pill, pill } from './pill.ts'
import { priceTag } from './price-tag.ts'
import { textLayer } from './text-layer.ts'

export interface StackOptions {
  align?: Align
  /** Where the stack stands when the box is taller: top, middle or bottom. */
  vertical?: Align
  inks?: Inks
  /** Largest headline in units. */
  headlineMax?: number
  headlineLines?: number
  without?: ('subline' | 'cta' | 'chips' | 'price' | 'eyebrow')[]
}

/** One row of the stack: knows its height and draws itself once its place is known. */
interface Row {
  kind: 'headline' | 'subline' | 'cta' | 'chips' | 'price' | 'eyebrow'
  height: number
  gapBefore: number
  place(y: number): Layer[]
}

const SHIFT: Record<Align, number> = { start: 0, center: 0.5, end: 1 }
/** What gives way first when the box is too small for everything. */
const EXPENDABLE = ['eyebrow', 'chips', 'subline', 'price'] as const

/** Eyebrow, headline, sub-line, price, chips and button in one column, sized to fill the box. */
export function copyStack(input: LayoutInput, box: Rect, options: StackOptions = {}): Layer[] {
  const without = new Set<string>(options.without)
  for (;;) {
    const fixed = fixedRows(input, box, options, without)
    const used = fixed.reduce((sum, row) => sum + row.height + row.gapBefore, 0)
    const room = box.height - used
    const droppable = EXPENDABLE.find((kind) => fixed.some((row) => row.kind === kind))
    if (room < Math.min(input.unit * 11, box.height * 0.34) && droppable) {
      without.add(droppable)
      continue
    }
    return arrange(input, box, options, fixed, Math.max(room, box.height * 0.25))
  }
}

function arrange(
  input: LayoutInput,
  box: Rect,
  options: StackOptions,
  fixed: Row[],
  room: number,
): Layer[] {
  const headline = headlineRow(input, box, options, room - input.unit * 2)
  const before = fixed.filter((row) => row.kind === 'eyebrow')
  const rows = [...before, headline, ...fixed.filter((row) => row.kind !== 'eyebrow')]
  // Air under a headline grows with it.
  const next = rows[rows.indexOf(headline) + 1]
  if (next) next.gapBefore = Math.max(next.gapBefore, headline.size * 0.3)
  const total = rows.reduce((sum, row, index) => sum + row.height + (index ? row.gapBefore : 0), 0)
  let y = box.y + (box.height - total) * SHIFT[options.vertical ?? 'center']
  return rows.flatMap((row, index) => {
    if (index > 0) y += row.gapBefore
    const layers = row.place(y)
    y += row.height
    return layers
  })
}

function headlineRow(
  input: LayoutInput,
  box: Rect,
  options: StackOptions,
  room: number,
): Row & { size: number } {
  const { brief, pairing, unit } = input
  const inks = options.inks ?? input.palette
  const text = pairing.isUppercase
    ? brief.headline.toLocaleUpperCase(brief.language)
    : brief.headline
  const block = fitText({
    text,
    style: pairing.display,
    maxWidth: box.width,
    maxHeight: room,
    maxLines: options.headlineLines ?? 5,
    minSize: unit * 3,
    maxSize: unit * (options.headlineMax ?? 16),
  })
  const colours = { colour: inks.ink, ground: inks.ground }
  return { ...textRow('headline', block, unit * 2.4, box, options, colours), size: block.size }
}

function textRow(
  kind: 'headline' | 'subline' | 'eyebrow',
  block: TextBlock,
  gapBefore: number,
  box: Rect,
  options: StackOptions,
  colours: { colour: string; ground: string },
): Row {
  const place = (y: number) => [
    textLayer(
      kind,
      block,
      { x: box.x, y, width: box.width, align: options.align ?? 'start' },
      colours,
    ),
  ]
  return { kind, height: block.height, gapBefore, place }
}

function fixedRows(
  input: LayoutInput,
  box: Rect,
  options: StackOptions,
  without: Set<string>,
): Row[] {
  const { brief, pairing, unit } = input
  const inks = options.inks ?? input.palette
  const rows: Row[] = []
  const quiet = { ...pairing.text, weight: 640, tracking: 0.02 }
  if (brief.eyebrow && !without.has('eyebrow')) {
    const block = fitText({
      text: brief.eyebrow,
      style: quiet,
      maxWidth: box.width,
      maxHeight: unit * 5,
      maxLines: 1,
      minSize: unit * 2,
      maxSize: unit * 2.9,
    })
    rows.push(
      textRow('eyebrow', block, 0, box, options, { colour: inks.muted, ground: inks.ground }),
    )
  }
  if (brief.subline && !without.has('subline')) {
    const block = fitText({
      text: brief.subline,
      style: pairing.text,
      maxWidth: box.width * 0.94,
      maxHeight: Math.min(box.height * 0.3, unit * 17),
      maxLines: 3,
      minSize: unit * 2.2,
      maxSize: unit * 3.9,
      leading: 1.38,
    })
    rows.push(
      textRow('subline', block, unit * 3, box, options, {
        colour: inks.muted,
        ground: inks.ground,
      }),
    )
  }
  if (brief.price && !without.has('price')) rows.push(priceRow(input, box, options, inks))
  if (brief.perks.length > 0 && !without.has('chips')) rows.push(chipRow(input, box, options, inks))
  if (brief.cta && !without.has('cta')) rows.push(callRow(input, box, options, inks))
  return rows
}

function priceRow(input: LayoutInput, box: Rect, options: StackOptions, inks: Inks): Row {
  const tag = priceTag(input, box.width, inks)
  const x = box.x + (box.width - tag.width) * SHIFT[options.align ?? 'start']
  return {
    kind: 'price',
    height: tag.height,
    gapBefore: input.unit * 2.8,
    place: (y) => [tag.place(x, y)],
  }
}

function callRow(
  { brief, pairing, unit }: LayoutInput,
  box: Rect,
  options: StackOptions,
  inks: Inks,
): Row {
  const button = pill({
    role: 'cta',
    text: brief.cta,
    style: { ...pairing.text, weight: 680 },
    height: unit * 8.2,
    maxWidth: box.width,
    fill: inks.accent,
    colour: inks.onAccent,
  })
  return pillRow('cta', [button], box, options, unit * 4)
}

function chipRow(
  { brief, pairing, unit }: LayoutInput,
  box: Rect,
  options: StackOptions,
  inks: Inks,
): Row {
  const chips: Pill[] = []
  let width = 0
  for (const text of brief.perks.slice(0, 3)) {
    const style = { ...pairing.text, weight: 560 }
    const chip = pill({
      role: 'chip',
      text,
      style,
      height: unit * 5.4,
      maxWidth: box.width,
      fill: withAlpha(inks.muted, 0.75),
      colour: inks.muted,
      isOutline: true,
    })
    if (width + chip.width > box.width) break
    width += chip.width + unit * 1.6
    chips.push(chip)
  }
  return pillRow('chips', chips, box, options, unit * 3.2)
}

function pillRow(
  kind: Row['kind'],
  pills: Pill[],
  box: Rect,
  options: StackOptions,
  gapBefore: number,
): Row {
  const gap = (pills[0]?.height ?? 0) * 0.3
  const width = pills.reduce((sum, each) => sum + each.width, 0) + gap * (pills.length - 1)
  const place = (y: number) => {
    let x = box.x + (box.width - width) * SHIFT[options.align ?? 'start']
    return pills.map((each) => {
      const layer = each.place(x, y)
      x += each.width + gap
      return layer
    })
  }
  return { kind, height: pills[0]?.height ?? 0, gapBefore, place }
}
