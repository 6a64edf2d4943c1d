import type { Rect } from '../geometry.ts'
import { contrast, withAlpha } from '../palette/color.ts'
import { SHIFT } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { CopyRow, RowKind, StackOptions } from './copy-row.ts'
import { factsRow } from './facts-row.ts'
import type { Inks, LayoutInput } from './layout.ts'
import { type Pill, pill } from './pill.ts'
import { priceTag } from './price-tag.ts'
import { textLayer } from './text-layer.ts'

const CHIPS_MAX = 3
const CHIP_CHARACTERS_MAX = 26
/** In units: squeezed smaller, a chip is a line of its own instead. */
const CHIP_SIZE_MIN = 2.2

interface RowInput {
  input: LayoutInput
  box: Rect
  options: StackOptions
  inks: Inks
}

/** Everything but the headline, in reading order. */
export function copyRows(
  input: LayoutInput,
  box: Rect,
  options: StackOptions,
  without: ReadonlySet<RowKind>,
): CopyRow[] {
  const { brief } = input
  const row: RowInput = { input, box, options, inks: options.inks ?? input.palette }
  const has = (kind: RowKind, content: unknown) => Boolean(content) && !without.has(kind)
  const chips = brief.perks.length > 0 && !without.has('chips') ? chipRow(row) : null
  const rows = [
    ...(has('eyebrow', brief.eyebrow) ? [eyebrowRow(row)] : []),
    ...(has('subline', brief.subline) ? [sublineRow(row)] : []),
    ...(has('price', brief.price) ? [priceRow(row)] : []),
    ...(chips ? [chips] : []),
    ...(has('cta', brief.cta) ? [callRow(row)] : []),
  ]
  if (chips || without.has('chips') || brief.perks.length === 0) return rows
  const used = rows.reduce((sum, { height, gapBefore }) => sum + height + gapBefore, 0)
  const room = options.isWhole
    ? Math.max(input.unit * 7.6, box.height * 0.78 - used)
    : box.height * 0.34
  const at = rows.findIndex(({ kind }) => kind === 'cta')
  const facts = factsRow(input, box, { options, inks: row.inks, room })
  return at < 0 ? [...rows, facts] : rows.toSpliced(at, 0, facts)
}

/** Small, spaced and in the accent where that is readable. */
function eyebrowRow({ input, box, options, inks }: RowInput): CopyRow {
  const { brief, pairing, unit } = input
  const block = fitText({
    text: (brief.eyebrow ?? '').toLocaleUpperCase(brief.language),
    style: { ...pairing.text, weight: 680, tracking: 0.08 },
    maxWidth: box.width,
    maxHeight: unit * 5,
    maxLines: 1,
    minSize: unit * 2,
    maxSize: unit * 2.7,
  })
  const colour = contrast(inks.accent, inks.ground) >= 4.5 ? inks.accent : inks.muted
  return textRow('eyebrow', block, 0, { box, options, colour, ground: inks.ground })
}

function sublineRow({ input, box, options, inks }: RowInput): CopyRow {
  const { brief, pairing, unit } = input
  const block = fitText({
    text: brief.subline ?? '',
    style: pairing.text,
    maxWidth: box.width * 0.96,
    maxHeight: Math.min(box.height * 0.3, unit * 17),
    maxLines: 3,
    minSize: unit * 2.4,
    maxSize: unit * 4,
    leading: 1.4,
  })
  const colours = { colour: inks.muted, ground: inks.ground }
  return textRow('subline', block, unit * 3, { box, options, ...colours })
}

function textRow(
  kind: 'subline' | 'eyebrow',
  block: TextBlock,
  gapBefore: number,
  at: Pick<RowInput, 'box' | 'options'> & { colour: string; ground: string },
): CopyRow {
  const { box, options, colour, ground } = at
  const place = (y: number) => [
    textLayer(
      kind,
      block,
      { x: box.x, y, width: box.width, align: options.align ?? 'start' },
      { colour, ground },
    ),
  ]
  return { kind, height: block.height, gapBefore, place }
}

function priceRow({ input, box, options, inks }: RowInput): CopyRow {
  const tag = priceTag(input, box.width, inks)
  const x = box.x + (box.width - tag.width) * SHIFT[options.align ?? 'start']
  return {
    kind: 'price',
    height: tag.height,
    gapBefore: input.unit * 4,
    place: (y) => [tag.place(x, y)],
  }
}

function callRow({ input, box, options, inks }: RowInput): CopyRow {
  const { brief, pairing, unit } = input
  const button = pill({
    role: 'cta',
    text: brief.cta,
    style: { ...pairing.text, weight: 680 },
    height: unit * 8.6,
    maxWidth: box.width,
    fill: inks.accent,
    colour: inks.onAccent,
  })
  return pillRow('cta', [button], { box, options, gapBefore: unit * 4.4 })
}

/** Few short facts as chips on one line; null when they do not all fit there. */
function chipRow({ input, box, options, inks }: RowInput): CopyRow | null {
  const { brief, pairing, unit } = input
  const chips: Pill[] = []
  let width = 0
  if (
    brief.perks.length > CHIPS_MAX ||
    brief.perks.some((text) => text.length > CHIP_CHARACTERS_MAX)
  )
    return null
  for (const text of brief.perks) {
    const chip = pill({
      role: 'chip',
      text,
      style: { ...pairing.text, weight: 560 },
      height: unit * 6,
      maxWidth: box.width,
      fill: withAlpha(inks.muted, 0.6),
      colour: inks.muted,
      ground: inks.ground,
      isOutline: true,
    })
    if (chip.size < unit * CHIP_SIZE_MIN || width + chip.width > box.width) return null
    width += chip.width + unit * 1.8
    chips.push(chip)
  }
  return pillRow('chips', chips, { box, options, gapBefore: unit * 3.4 })
}

function pillRow(
  kind: RowKind,
  pills: Pill[],
  { box, options, gapBefore }: Pick<RowInput, 'box' | 'options'> & { gapBefore: number },
): CopyRow {
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
