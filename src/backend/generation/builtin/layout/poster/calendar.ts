import { roundedPath } from '../../canvas.ts'
import { type Rect, rect } from '../../geometry.ts'
import type { Layer } from '../../scene.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { figures } from './deal.ts'
import { type FoundDate, findDate } from './find-date.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak, upper } from './poster.ts'
import { swiss } from './swiss.ts'
import { words } from './words.ts'

const DATED = new Set(['event', 'webinar', 'course', 'industry', 'charity', 'public'])

/** The date as a leaf of a tear-off calendar: only for words that name one. */
export const calendar = poster({
  name: 'calendar',
  suits: ({ brief }) => {
    if (!findDate(brief)) return 0
    return brief.trade && DATED.has(brief.trade) ? 12 : 4
  },
  compose(input) {
    const { unit, palette, brief } = input
    const inks = inksOn(palette.ground, palette)
    const date = findDate(brief)
    if (!date) return swiss.compose(input)
    const { sheet, copy } = placesOf(input)
    const { layers } = column({
      box: copy,
      stand: isWide(input) ? 'center' : 'apart',
      air: unit * 3,
      least: 0.3,
      before: (scale) => eyebrow(input, { width: copy.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: copy.width,
          room,
          inks,
          max: 12,
          leading: 1.02,
        }),
      after: (scale) => details(input, { width: copy.width, scale, inks }),
    })
    return {
      backdrop: plain(palette.ground),
      layers: [leafShape(input, sheet), ...dateOn(input, sheet, date), ...layers],
    }
  },
})

const HEAD = 0.25

function placesOf(input: LayoutInput): { sheet: Rect; copy: Rect } {
  const { safe, unit } = input
  if (isWide(input)) {
    const edge = Math.min(safe.height * 0.92, safe.width * 0.4)
    return {
      sheet: rect(safe.x + safe.width - edge, safe.y + (safe.height - edge) / 2, edge, edge),
      copy: rect(safe.x, safe.y, safe.width - edge - unit * 6, safe.height),
    }
  }
  const edge = Math.min(safe.width * 0.62, safe.height * 0.4)
  const top = safe.y + edge + unit * 7
  return {
    sheet: rect(safe.x, safe.y + unit * 2, edge, edge),
    copy: rect(safe.x, top, safe.width, safe.y + safe.height - top),
  }
}

const coloursOf = ({ palette }: LayoutInput) => ({
  leaf: inksOn(palette.isDark ? palette.ink : '#ffffff', palette),
  band: inksOn(palette.accent, palette),
})

/** Month and day on the leaf. */
function dateOn(
  input: LayoutInput,
  { x, y, width: edge }: Rect,
  { days, month }: FoundDate,
): Layer[] {
  const { leaf, band } = coloursOf(input)
  const over = edge * HEAD
  const name = words({
    role: 'eyebrow',
    text: upper(month, input),
    style: { ...speak(input, 'text'), weight: 760 },
    width: edge * 0.84,
    size: over * 0.5,
    lines: 1,
    colour: band.ink,
    ground: band.ground,
    align: 'center',
  })
  const number = words({
    role: 'price',
    text: days,
    style: figures(input),
    width: edge * 0.86,
    room: (edge - over) * 0.72,
    size: edge,
    lines: 1,
    colour: leaf.ink,
    ground: leaf.ground,
    align: 'center',
  })
  return [
    ...name.place(x + edge * 0.08, y + edge * 0.03 + (over - name.height) / 2),
    ...number.place(x + edge * 0.07, y + over + (edge - over - number.height) / 2),
  ]
}

function leafShape(input: LayoutInput, sheet: Rect): Layer {
  const { palette, width, height } = input
  const { leaf, band } = coloursOf(input)
  const edge = sheet.width
  const [across, reach] = isWide(input) ? [0.5, 0.78] : [0.98, 0.6]
  return plane(rect(0, 0, width, height), (ctx) => {
    const middle = sheet.y + edge * 0.5
    disc(ctx, sheet.x + edge * across, middle, edge * reach, palette.groundAlt)
    ctx.save()
    ctx.shadowColor = 'rgba(0, 0, 0, 0.22)'
    ctx.shadowBlur = edge * 0.06
    ctx.shadowOffsetY = edge * 0.03
    ctx.fillStyle = leaf.ground
    roundedPath(ctx, sheet, edge * 0.045)
    ctx.fill()
    ctx.restore()
    ctx.clip()
    ctx.fillStyle = band.ground
    ctx.fillRect(sheet.x, sheet.y, edge, edge * HEAD)
    for (const share of [0.25, 0.75])
      disc(ctx, sheet.x + edge * share, sheet.y + edge * 0.05, edge * 0.025, leaf.ground)
  })
}
