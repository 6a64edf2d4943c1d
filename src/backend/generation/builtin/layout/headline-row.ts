import type { Rect } from '../geometry.ts'
import { fitText } from '../type/fit-text.ts'
import type { CopyRow, StackOptions } from './copy-row.ts'
import type { LayoutInput } from './layout.ts'
import { textLayer } from './text-layer.ts'

/** Capitals have no descenders to keep apart, so their lines are set closer, unless they have diacritics. */
const CAPITALS_LEADING = 1.02
const MARKED_CAPITALS_LEADING = 1.16

/** The headline as large as its box allows; its size sets the rhythm of what follows. */
export function headlineRow(
  { brief, pairing, unit, palette }: LayoutInput,
  box: Rect,
  options: StackOptions,
  room: number,
): CopyRow & { size: number } {
  const inks = options.inks ?? palette
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
    maxSize: unit * (options.headlineMax ?? 17),
    ...(pairing.isUppercase && { leading: capitalsLeading(text) }),
  })
  const at = { x: box.x, width: box.width, align: options.align ?? 'start' }
  const colours = { colour: inks.ink, ground: inks.ground }
  return {
    kind: 'headline',
    height: block.height,
    gapBefore: unit * 2.8,
    size: block.size,
    place: (y) => [textLayer('headline', block, { ...at, y }, colours)],
  }
}

/** Undefined for scripts without capitals: they keep their natural leading. */
function capitalsLeading(text: string): number | undefined {
  if (/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]|[\u1ea0-\u1ef9]/u.test(text)) return undefined
  return /\p{M}/u.test(text.normalize('NFD')) ? MARKED_CAPITALS_LEADING : CAPITALS_LEADING
}
