import { rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import { fitText, type TextBlock } from '../../type/fit-text.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { textLayer } from '../text-layer.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { fill, plane } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'
import type { Part } from './words.ts'

/** Every line of the headline on its own strip, stuck on from the frame's edge inward. */
export const tape = poster({
  name: 'banner',
  suits: ({ brief }) =>
    (brief.headline.length < 70 ? 1.1 : 0.4) * (brief.moods.includes('luxury') ? 0.3 : 1),
  compose(input) {
    const { safe, unit, palette, width, height, random } = input
    const inks = inksOn(palette.ground, palette)
    const turn = random.fork('rays').between(0, 1)
    const { layers } = column({
      box: safe,
      stand: 'apart',
      air: unit * 4.5,
      least: 0.36,
      before: (scale) => eyebrow(input, { width: safe.width, scale, inks }),
      head: (room) => strips(input, room),
      after: (scale) =>
        details(input, { width: safe.width, scale: scale * 1.06, inks, dealSize: 11 }),
    })
    const reach = Math.hypot(width, height)
    return {
      backdrop: plain(palette.ground),
      layers: [
        plane(rect(0, 0, width, height), (ctx) => {
          ctx.fillStyle = palette.groundAlt
          const [x, y] = [width * 1.02, height * (0.36 + turn * 0.2)]
          for (let ray = 0; ray < 14; ray += 1) {
            const angle = ((ray + turn) / 14) * Math.PI * 2
            ctx.globalAlpha = 0.5
            ctx.beginPath()
            ctx.moveTo(x, y)
            ctx.arc(x, y, reach * 1.2, angle, angle + Math.PI / 14)
            ctx.fill()
          }
        }),
        ...layers,
      ],
    }
  },
})

function strips(input: LayoutInput, room: number): Part & { size: number } {
  const { safe, unit, palette } = input
  const colours = inksOn(palette.isDark ? palette.accent : palette.ink, palette)
  const style = speak(input, 'loud')
  const written = upper(input.brief.headline, input)
  const pad = unit * 2.4
  const leading = /\p{sc=Thai}/u.test(written) ? 1.75 : 1.62
  const setIn = (share: number) =>
    fitText({
      text: written,
      style,
      maxWidth: safe.width - pad * 2,
      maxHeight: room * share,
      maxLines: 6,
      minSize: unit * 0.4,
      maxSize: unit * 15,
      leading,
    })
  const heightOf = ({ leading: step, lines }: TextBlock) => step * (lines.length - 0.08)
  // A strip is taller than its letters: if the strips don't fit, the text is set smaller.
  const shares = isWide(input) ? [0.92, 0.8, 0.68, 0.56] : [0.82, 0.7, 0.58]
  const settings = shares.map(setIn)
  const block = settings.find((each) => heightOf(each) <= room) ?? setIn(0.45)
  const bar = block.leading * 0.92
  const line = block.height - block.leading * (block.lines.length - 1)
  const over = (bar - line) / 2
  const height = block.leading * (block.lines.length - 1) + bar
  const place = (x: number, y: number): Layer[] => [
    ...block.lines.map(({ width }, index) =>
      fill(rect(-unit, y + index * block.leading, x + unit + width + pad * 2, bar), colours.ground),
    ),
    // The strips are its ground, whatever is beside them.
    { ...text(block, x, y + over), recoloured: undefined },
  ]
  return { height, gap: 0, size: block.size, place }

  function text(set: TextBlock, x: number, y: number): Layer {
    const at = { x, y, width: safe.width, align: 'start' as const }
    return textLayer('headline', set, at, { colour: colours.ink, ground: colours.ground })
  }
}
