import type { Rect } from '../geometry.ts'
import { contrast } from '../palette/color.ts'
import { SHIFT } from '../type/draw-text.ts'
import { fitText, type TextBlock } from '../type/fit-text.ts'
import type { CopyRow, RowKind, StackOptions } from './copy-row.ts'
import { factsRow } from './facts-row.ts'
import type { Inks, LayoutInput } from './layout.ts'
import { type Pill, pill } from './pill.ts'
import { priceTag } from './price-tag.ts'
import { textLayer } from './text-layer.ts'

/** In units: between a price and the button beside it. */
const BESIDE_PRICE = 3.6
/** In units: a price that would get smaller goes above its button instead. */
const PRICE_MIN = 6.2

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
  const before = [
    ...(has('eyebrow', brief.eyebrow) ? [eyebrowRow(row)] : []),
    ...(has('subline', brief.subline) ? [sublineRow(row)] : []),
  ]
  const after = closingRows(row, has('price', brief.price), has('cta', brief.cta))
  if (!has('chips', brief.perks.length > 0)) return [...before, ...after]
  const used = [...before, ...after].reduce(
    (sum, { height, gapBefore }) => sum + height + gapBefore,
    0,
  )
  const room = options.isWhole
    ? Math.max(input.unit * 7.6, box.height * 0.78 - used)
    : box.height * 0.34
  return [...before, factsRow(input, box, { options, inks: row.inks, room }), ...after]
}

/** Price and call to action: side by side if there is room, at the end of the text. */
function closingRows(row: RowInput, hasPrice: boolean, hasCall: boolean): CopyRow[] {
  if (hasPrice && hasCall) {
    const both = priceCallRow(row)
    if (both) return [both]
  }
  return [...(hasPrice ? [priceRow(row)] : []), ...(hasCall ? [callRow(row)] : [])]
}

/** Small, letter-spaced, and in the accent color if that is legible. */
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

const callPill = ({ input, box, inks }: RowInput): Pill => {
  const { brief, pairing, unit } = input
  return pill({
    role: 'cta',
    text: brief.cta,
    style: { ...pairing.text, weight: 680 },
    height: unit * 8.6,
    maxWidth: box.width,
    fill: inks.accent,
    colour: inks.onAccent,
  })
}

function callRow(row: RowInput): CopyRow {
  const { input, box, options } = row
  const button = callPill(row)
  const place = (y: number) => [
    button.place(box.x + (box.width - button.width) * SHIFT[options.align ?? 'start'], y),
  ]
  return { kind: 'cta', height: button.height, gapBefore: input.unit * 4.4, place }
}

/** Null if the two are too wide for one row. */
function priceCallRow(row: RowInput): CopyRow | null {
  const { input, box, options, inks } = row
  const button = callPill(row)
  const gap = input.unit * BESIDE_PRICE
  const tag = priceTag(input, box.width - button.width - gap, inks)
  const width = tag.width + gap + button.width
  if (width > box.width || tag.size < input.unit * PRICE_MIN) return null
  const height = Math.max(button.height, tag.height)
  const x = box.x + (box.width - width) * SHIFT[options.align ?? 'start']
  const place = (y: number) => [
    tag.place(x, y + (height - tag.height) / 2),
    button.place(x + tag.width + gap, y + (height - button.height) / 2),
  ]
  return { kind: 'price', height, gapBefore: input.unit * 4.4, place }
}
