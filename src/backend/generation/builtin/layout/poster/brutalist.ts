import { rect } from '../../geometry.ts'
import { contrast } from '../../palette/color.ts'
import { isWide } from '../layout.ts'
import { bulk } from './areas.ts'
import { block, column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { filledLines } from './filled-lines.ts'
import { fill } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'

/** Type as a wall: every line as wide as the page, the rest on a bar below. */
export const brutalist = poster({
  name: 'brutalist',
  suits: ({ brief }) =>
    (brief.headline.length < 60 ? 1.2 : 0.5) *
    (brief.moods.includes('energetic') ? 2 : 1) *
    (brief.moods.includes('luxury') || brief.moods.includes('calm') ? 0.2 : 1),
  compose(input) {
    const { safe, unit, palette, width, height } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    // The second color gets its own plane if it stands out from the first.
    const isSeen = contrast(palette.accent, palette.ground) >= 1.7
    const bar = inksOn(isSeen ? palette.accent : inks.ink, palette)
    const share = wide ? 0.6 : Math.max(0.42, 0.62 - bulk(input) * 0.08)
    const box = wide
      ? rect(safe.x, safe.y, safe.width * share - unit * 4, safe.height)
      : rect(safe.x, safe.y, safe.width, safe.height * share)
    const { layers } = column({
      box,
      stand: 'start',
      air: unit * 2.6,
      before: (scale) => eyebrow(input, { width: box.width, scale, inks }),
      head: (room) =>
        filledLines({
          role: 'headline',
          text: upper(input.brief.headline, input),
          style: speak(input, 'loud'),
          width: box.width,
          room,
          colour: inks.ink,
          ground: inks.ground,
        }),
    })
    const taken = Math.max(
      ...layers.map(({ bounds, text }) => (text?.ink ?? bounds).y + (text?.ink ?? bounds).height),
    )
    const edge = wide
      ? safe.x + safe.width * share
      : Math.min(taken + unit * 4.5, safe.y + safe.height * 0.66)
    const panel = wide ? rect(edge, 0, width - edge, height) : rect(0, edge, width, height - edge)
    const inner = wide
      ? rect(edge + unit * 4.5, safe.y, safe.x + safe.width - edge - unit * 4.5, safe.height)
      : rect(safe.x, edge + unit * 4, safe.width, safe.y + safe.height - edge - unit * 4)
    const foot = block(inner, (scale) =>
      details(input, {
        width: inner.width,
        scale,
        inks: bar,
        facts: wide ? 'ruled' : 'line',
        kind: 'block',
        dealSize: 12,
      }),
    )
    return {
      backdrop: plain(palette.ground),
      layers: [fill(panel, bar.ground), ...layers, ...foot],
    }
  },
})
