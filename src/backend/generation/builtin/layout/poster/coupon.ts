import { roundedPath } from '../../canvas.ts'
import { inset, rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import type { Inks, LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { closing, explained, eyebrow } from './copy.ts'
import { factsOf } from './deal.ts'
import { head } from './head.ts'
import { ornament } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { swiss } from './swiss.ts'
import { type Part, piled, words } from './words.ts'

const CODE =
  /^(.{0,16}?(?:code|gutscheincode|rabattcode|código|codigo|cupón|cupom|mã|コード|코드|โค้ด|优惠码|折扣码|口令)\s?:?\s?)([A-Z][A-Z\d]{2,13}|\d[A-Z\d]{3,13})(?![A-Za-z\d])\s*[,:–，、-]?\s*(.*)$/u
/** Lowercases the initial of the word before the code; the code itself is in capitals. */
const codeIn = (text: string) =>
  CODE.exec(text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))

const codeOf = (input: LayoutInput) => {
  for (const text of factsOf(input)) {
    const found = codeIn(text)
    if (found) return { text, before: found[1] ?? '', code: found[2] ?? '', after: found[3] ?? '' }
  }
  return null
}

/** A coupon to cut out, with its code in a separate box. */
export const coupon = poster({
  name: 'coupon',
  suits: (input) => (codeOf(input) ? 16 : 0),
  compose(input) {
    const { safe, unit, palette, brief } = input
    const told = codeOf(input)
    if (!told) return swiss.compose(input)
    const sheet = inset(safe, -unit * 1.5, -unit * 0.5)
    const paper = palette.isDark ? palette.groundAlt : '#ffffff'
    const inks = inksOn(paper, palette)
    const box = inset(safe, unit * 3.4, unit * 3.6)
    const others = {
      ...input,
      brief: {
        ...brief,
        offer: brief.offer === told.text ? null : brief.offer,
        perks: brief.perks.filter((perk) => perk !== told.text),
      },
    }
    const { layers } = column({
      box,
      stand: 'apart',
      air: unit * 3,
      least: 0.24,
      before: (scale) => eyebrow(input, { width: box.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'loud'),
          width: box.width,
          room,
          inks,
          max: 15,
          lines: 4,
          leading: 1.08,
        }),
      after: (scale) => [
        codeBox(input, told, { width: box.width, scale, inks }),
        ...explained(others, { width: box.width, scale, inks }),
        ...closing(others, { width: box.width, scale, inks, kind: 'block' }),
      ],
    })
    return {
      backdrop: plain(palette.accent),
      layers: [cutOut(sheet, unit, paper, inks), ...layers],
    }
  },
})

function codeBox(
  input: LayoutInput,
  { before, code, after }: { before: string; code: string; after: string },
  { width, scale, inks }: { width: number; scale: number; inks: Inks },
): Part {
  const { unit } = input
  const small = (text: string) =>
    words({
      role: 'chip',
      text,
      style: { ...speak(input, 'text'), weight: 680 },
      width,
      size: unit * 3.2 * scale,
      lines: 2,
      colour: inks.ink,
      ground: inks.ground,
      gap: unit * 1.5 * scale,
    })
  const pad = unit * 2.4 * scale
  const set = words({
    role: 'badge',
    text: code,
    style: { ...speak(input, 'mono'), weight: 700, tracking: 0.04 },
    width: width - pad * 2,
    size: unit * 7.4 * scale,
    lines: 1,
    colour: inks.ink,
    ground: inks.ground,
  })
  const framed: Part = {
    height: set.height + pad * 2,
    gap: unit * 1.6 * scale,
    place: (x, y): Layer[] => [
      ornament(rect(x, y, set.width + pad * 2, set.height + pad * 2), (ctx) => {
        ctx.strokeStyle = inks.ink
        ctx.lineWidth = Math.max(2, unit * 0.34)
        ctx.setLineDash([unit * 1.2, unit * 0.8])
        roundedPath(ctx, rect(x, y, set.width + pad * 2, set.height + pad * 2), unit)
        ctx.stroke()
      }),
      ...set.place(x + pad, y + pad),
    ],
  }
  const label = before.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  return piled([small(label), framed, ...(after === '' ? [] : [small(after)])])
}

/** The paper, with a dashed cutting line around it. */
const cutOut = (sheet: ReturnType<typeof rect>, unit: number, paper: string, inks: Inks): Layer =>
  ornament(sheet, (ctx) => {
    ctx.fillStyle = paper
    roundedPath(ctx, sheet, unit * 1.6)
    ctx.fill()
    const line = inset(sheet, unit * 1.3, unit * 1.3)
    ctx.strokeStyle = inks.ink
    ctx.globalAlpha = 0.75
    ctx.lineWidth = Math.max(2, unit * 0.24)
    ctx.setLineDash([unit * 1.6, unit * 1.1])
    roundedPath(ctx, line, unit)
    ctx.stroke()
  })
