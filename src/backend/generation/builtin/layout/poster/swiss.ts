import { rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import { isTall, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { rule } from './words.ts'

/** International style: one grotesque, one axis, rules, and a single shape in the remaining space. */
export const swiss = poster({
  name: 'swiss',
  suits: ({ brief }) => (brief.moods.includes('minimal') || brief.moods.includes('tech') ? 2 : 1.1),
  compose(input) {
    const { safe, unit, palette } = input
    const inks = inksOn(palette.ground, palette)
    const thick = unit * 0.55
    const options = { width: safe.width, inks, facts: 'line', kind: 'block' } as const
    const {
      layers,
      head: title,
      foot,
    } = column({
      box: safe,
      stand: 'apart',
      air: unit * 3.4,
      before: (scale) => [
        rule(safe.width, thick, inks.ink, 0),
        ...eyebrow(input, { ...options, scale }).map((part) => ({ ...part, gap: unit * 1.8 })),
      ],
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: safe.width,
          room: room * (isTall(input) ? 0.72 : 0.92),
          inks,
          leading: 0.98,
          max: 20,
        }),
      after: (scale) => [
        rule(safe.width, thick * 0.5, inks.ink, 0),
        ...details(input, { ...options, scale }).map((part, at) =>
          at === 0 ? { ...part, gap: unit * 2.8 * scale } : part,
        ),
      ],
    })
    return {
      backdrop: plain(palette.ground),
      layers: [...form(input, title.y + title.height, foot.y), ...layers],
    }
  },
})

/** Width of the last bar, as a share of a step. */
const BAR = 0.76

/** A disc, a quarter circle, or bars between headline and foot, running off the frame. */
function form(
  { unit, width, safe, palette, random }: LayoutInput,
  from: number,
  to: number,
): Layer[] {
  const room = to - from - unit * 7
  if (room < unit * 11) return []
  const top = from + unit * 3.5
  const kind = random.fork('form').pick(['disc', 'quarter', 'bars'] as const)
  const right = safe.x + safe.width
  const place = rect(0, top, width, room)
  return [
    plane(place, (ctx) => {
      if (kind === 'disc') disc(ctx, right - room / 2, top + room / 2, room / 2, palette.accent)
      if (kind === 'quarter') {
        const radius = Math.min(room, safe.width * 0.9)
        ctx.fillStyle = palette.accent
        ctx.beginPath()
        ctx.moveTo(width, top + room)
        ctx.arc(width, top + room, radius, Math.PI, Math.PI * 1.5)
        ctx.fill()
      }
      if (kind === 'bars') {
        const count = 9
        // The last one ends where the rules end.
        const step = safe.width / (count - 1 + BAR)
        for (let bar = 0; bar < count; bar += 1) {
          ctx.fillStyle = bar % 4 === 3 ? palette.spark : palette.accent
          const share = (bar + 1) / count
          ctx.fillRect(
            safe.x + bar * step,
            top + room * (1 - share),
            step * (0.16 + (BAR - 0.16) * share),
            room * share,
          )
        }
      }
    }),
  ]
}
