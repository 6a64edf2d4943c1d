import { rect } from '../../geometry.ts'
import { contrast } from '../../palette/color.ts'
import { type Inks, isWide, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { closing, eyebrow } from './copy.ts'
import { factsOf } from './deal.ts'
import { factsIn } from './facts.ts'
import { head } from './head.ts'
import { fill } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'
import { bars, dashes, tillSlip } from './till-slip.ts'
import { type Part, words } from './words.ts'

/** A slip of till paper: for menus and lists with a total at the bottom. */
export const receipt = poster({
  name: 'receipt',
  suits: (input) => {
    const { brief } = input
    // A slip is narrow: in a low frame its lines would be illegibly small.
    if (isWide(input)) return 0
    const rows = factsIn(brief.perks, brief.language).filter(({ kind }) => kind === 'row').length
    if (rows > 2) return 3
    const isMeal = brief.trade === 'order' || brief.trade === 'restaurant'
    return isMeal && brief.price && brief.perks.length > 0 ? 1.4 : 0
  },
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const table =
      palette.isDark || palette.ground !== '#ffffff' ? palette.ground : palette.groundAlt
    const inks = inksOn('#fdfcf8', { ...palette, ink: '#16161a', ground: '#fdfcf8' })
    const across = isWide(input) ? safe.width * 0.66 : safe.width * 0.9
    const slip = rect(safe.x + (safe.width - across) / 2, safe.y, across, safe.height)
    const pad = unit * 5
    const box = rect(slip.x + pad, slip.y + pad, slip.width - pad * 2, slip.height - unit * 10.5)
    const { layers } = column({
      box,
      stand: 'middle',
      air: unit * 2.8,
      least: 0.24,
      before: (scale) => [
        ...eyebrow(input, { width: box.width, scale, inks, align: 'center' }),
        dashes(box.width, unit, inks.ink, unit * 2.2),
      ],
      head: (room) =>
        head(input, {
          text: upper(input.brief.headline, input),
          style: speak(input, 'mono'),
          width: box.width,
          room,
          inks,
          max: 9.5,
          leading: 1.14,
          align: 'center',
        }),
      after: (scale) => listed(input, { width: box.width, scale, inks }),
    })
    // A two-colored table, if the second color stands out from the first.
    const isSeen = contrast(palette.accent, table) >= 1.7
    const edge = fill(rect(0, height * 0.62, width, height * 0.38), palette.accent)
    const under = isSeen ? [edge] : []
    const paper = tillSlip(input, slip, inks.ground)
    return { backdrop: plain(table), layers: [...under, paper, ...layers] }
  },
})

/** The items line by line, the total, and the barcode of a till slip. */
function listed(
  input: LayoutInput,
  { width, scale, inks }: { width: number; scale: number; inks: Inks },
): Part[] {
  const { unit, brief } = input
  const text = (content: string, role: 'subline' | 'chip'): Part =>
    words({
      role,
      text: content,
      style: { ...speak(input, 'mono'), weight: role === 'chip' ? 700 : 400 },
      width,
      size: unit * 3.1 * scale,
      lines: 4,
      leading: 1.4,
      colour: inks.ink,
      ground: inks.ground,
      gap: unit * 1.8 * scale,
    })
  const end = closing(input, { width, scale, inks, kind: 'block', dealSize: 10 })
  return [
    dashes(width, unit, inks.ink, 0),
    ...(brief.subline ? [text(brief.subline, 'subline')] : []),
    ...factsOf(input).map((fact) => text(`+ ${fact}`, 'chip')),
    dashes(width, unit, inks.ink, unit * 2.4 * scale),
    ...end.map((part, at) => (at === 0 ? { ...part, gap: unit * 2.6 * scale } : part)),
    bars(input, { width, height: unit * 5.4 * scale }, inks.ink, unit * 3 * scale),
  ]
}
