import type { Ctx } from '../../canvas.ts'
import { type Rect, rect, type Size } from '../../geometry.ts'
import { contrast } from '../../palette/color.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { bulk } from './areas.ts'
import { block, column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { plane } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'

/** Houses of a street from left to right: width as a share of the frame, height of the ridge in units. */
const STREET = [
  [0.27, 5],
  [0.43, 9.5],
  [0.3, 6.5],
] as const
const RIDGE_MAX = 9.5
/** For a single house: from its eaves to its ridge. */
const GABLE = 13

/** Homes for sale and to let: the location above the roofs; facts, price, and viewing dates inside the house. */
export const roofs = poster({
  name: 'roofs',
  suits: ({ brief }) => (brief.trade === 'property' ? 200 : 0),
  compose(input) {
    const { unit, palette } = input
    const { sky, house, eaves, facts } = placesOf(input)
    const inks = inksOn(palette.ground, palette)
    const isSeen = contrast(palette.accent, palette.ground) >= 1.7
    const colour = isSeen || !palette.isDark ? palette.accent : palette.ink
    const inner = inksOn(colour, palette)
    const over = column({
      box: sky,
      stand: 'center',
      air: unit * 3,
      before: (scale) => eyebrow(input, { width: sky.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: sky.width,
          room,
          inks,
          max: 15,
          lines: 5,
          leading: 1.02,
        }),
    })
    const under = block(facts, (scale) =>
      details(input, {
        width: facts.width,
        scale: Math.min(scale, 1.35),
        inks: inner,
        facts: 'list',
        kind: 'block',
        dealSize: 11,
      }),
    )
    return {
      backdrop: plain(palette.ground),
      layers: [
        plane(rect(0, 0, input.width, input.height), (ctx) => {
          ctx.fillStyle = colour
          if (isWide(input)) gable(ctx, house, eaves, unit)
          else street(ctx, input, eaves, unit)
        }),
        ...over.layers,
        ...under,
      ],
    }
  },
})

interface Places {
  sky: Rect
  house: Rect
  /** Where the walls end and the roofs start. */
  eaves: number
  facts: Rect
}

function placesOf(input: LayoutInput): Places {
  const { safe, unit, width, height } = input
  if (isWide(input)) {
    const left = safe.x + safe.width * 0.42
    const eaves = safe.y + unit * GABLE
    const wall = left + unit * 6
    const top = eaves + unit * 1.5
    return {
      sky: rect(safe.x, safe.y, left - safe.x - unit * 3, safe.height),
      house: rect(left, eaves, width - left - unit * 3, height - eaves),
      eaves,
      facts: rect(wall, top, width - unit * 8 - wall, safe.y + safe.height - top),
    }
  }
  const share = Math.max(0.2, 0.5 - bulk(input) * 0.085)
  const eaves = safe.y + safe.height * share + unit * RIDGE_MAX
  const top = eaves + unit * 1.5
  return {
    sky: rect(safe.x, safe.y, safe.width, safe.height * share - unit * 2.5),
    house: rect(0, eaves, width, height - eaves),
    eaves,
    facts: rect(safe.x, top, safe.width, safe.y + safe.height - top),
  }
}

/** A house's silhouette, from its eaves up to the ridge and down to the ground. */
function gable(ctx: Ctx, { x, width, height }: Rect, eaves: number, unit: number): void {
  const over = unit * 2.6
  ctx.fillRect(x + over, eaves, width - over * 2, height)
  roof(ctx, { x, width }, eaves + 1, unit * (GABLE - 3))
  chimney(ctx, x + width * 0.72, eaves - unit * (GABLE - 4), unit * 1.2)
}

/** A row of houses as wide as the frame; the highest has a chimney. */
function street(ctx: Ctx, { width, height }: Size, eaves: number, unit: number): void {
  ctx.fillRect(0, eaves, width, height - eaves)
  let x = 0
  for (const [share, ridge] of STREET) {
    roof(ctx, { x, width: width * share }, eaves + 1, unit * ridge)
    if (ridge === RIDGE_MAX) chimney(ctx, x + width * share * 0.68, eaves - unit * 9.1, unit)
    x += width * share
  }
}

/** From its cap down into the roof; `unit` is a fraction of its size. */
function chimney(ctx: Ctx, x: number, top: number, unit: number): void {
  ctx.fillRect(x, top, unit * 2.4, unit * 6)
  ctx.fillRect(x - unit * 0.45, top, unit * 3.3, unit * 0.85)
}

function roof(ctx: Ctx, { x, width }: Pick<Rect, 'x' | 'width'>, eaves: number, rise: number) {
  ctx.beginPath()
  ctx.moveTo(x, eaves)
  ctx.lineTo(x + width / 2, eaves - rise)
  ctx.lineTo(x + width, eaves)
  ctx.fill()
}
