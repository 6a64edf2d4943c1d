import { type Rect, rect } from '../geometry.ts'
import type { Layer } from '../scene.ts'
import { SHIFT } from '../type/draw-text.ts'
import type { CopyRow, RowKind, StackOptions } from './copy-row.ts'
import { copyRows } from './copy-rows.ts'
import { headlineRow } from './headline-row.ts'
import type { LayoutInput } from './layout.ts'

/** The set words and the part of their box that they actually take: the rest is left for pictures. */
export interface CopyStack {
  layers: Layer[]
  taken: Rect
}

/** What is dropped first if the box is too small for everything. */
const EXPENDABLE = ['eyebrow', 'chips', 'subline', 'price'] as const

/** Eyebrow, headline, subline, price, chips, and button in one column, sized to fill the box. */
export function copyStack(input: LayoutInput, box: Rect, asked: StackOptions = {}): CopyStack {
  const options = { ...asked, isWhole: asked.isWhole || input.isWhole }
  const without = new Set<RowKind>(options.without)
  for (;;) {
    const fixed = copyRows(input, box, options, without)
    const used = fixed.reduce((sum, row) => sum + row.height + row.gapBefore, 0)
    const room = box.height - used
    const droppable = options.isWhole
      ? undefined
      : EXPENDABLE.find((kind) => fixed.some((row) => row.kind === kind))
    // A price says more than a larger headline: it is only dropped if the headline would be illegible.
    const [units, share] = droppable === 'price' ? [7.5, 0.22] : [13, 0.36]
    if (room < Math.min(input.unit * units, box.height * share) && droppable) {
      without.add(droppable)
      continue
    }
    return arrange(input, box, options, fixed, Math.max(room, box.height * 0.25))
  }
}

/** In units: the headline shrinks down to this to keep the other rows inside the box. */
const HEADLINE_LEAST = 9

function arrange(
  input: LayoutInput,
  box: Rect,
  options: StackOptions,
  fixed: CopyRow[],
  room: number,
): CopyStack {
  const headline = headlineRow(input, box, options, room - input.unit * 2)
  const before = fixed.filter((row) => row.kind === 'eyebrow')
  const rows = [...before, headline, ...fixed.filter((row) => row.kind !== 'eyebrow')]
  // The gap below a headline grows with it, and more if diacritics hang below its letters.
  const next = rows[rows.indexOf(headline) + 1]
  if (next)
    next.gapBefore = Math.max(
      next.gapBefore,
      headline.size * (/\p{sc=Thai}/u.test(input.brief.headline) ? 0.54 : 0.44),
    )
  const total = rows.reduce((sum, row, index) => sum + row.height + (index ? row.gapBefore : 0), 0)
  const over = total - box.height
  const least = input.unit * HEADLINE_LEAST
  if (over > 1 && room - over > least)
    return arrange(input, box, options, fixed, Math.max(least, room - over * 1.2))
  const top = box.y + (box.height - total) * SHIFT[options.vertical ?? 'center']
  let y = top
  const layers = rows.flatMap((row, index) => {
    if (index > 0) y += row.gapBefore
    const placed = row.place(y)
    y += row.height
    return placed
  })
  return { layers, taken: rect(box.x, top, box.width, total) }
}
