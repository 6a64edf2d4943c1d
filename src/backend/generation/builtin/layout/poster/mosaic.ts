import type { Ctx } from '../../canvas.ts'
import type { Rect } from '../../geometry.ts'
import type { Random } from '../../random.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { areas } from './areas.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { head } from './head.ts'
import { disc, plane } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'

/** Tiles of quarter circles, discs, and stripes beside the words, in classic design-school style. */
export const mosaic = poster({
  name: 'mosaic',
  suits: ({ brief: { moods } }) => {
    if (moods.includes('luxury')) return 0.3
    return moods.includes('playful') ? 1.8 : 1.1
  },
  compose(input) {
    const { unit, palette, random } = input
    const inks = inksOn(palette.ground, palette)
    const { copy, art } = areas(input, random.fork('place').pick(['top', 'bottom']), 5)
    const { layers } = column({
      box: copy,
      stand: 'center',
      air: unit * 3.2,
      least: isWide(input) ? 0.28 : 0.38,
      before: (scale) => eyebrow(input, { width: copy.width, scale, inks }),
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: copy.width,
          room,
          inks,
          max: 14,
          leading: 1,
        }),
      after: (scale) => details(input, { width: copy.width, scale, inks, kind: 'block' }),
    })
    return {
      backdrop: plain(palette.ground),
      layers: [plane(art, (ctx) => tiles(ctx, art, input)), ...layers],
    }
  },
})

/** As a share of a tile. */
const SLIVER = 0.3
const ROUNDING = 0.01

function tiles(ctx: Ctx, box: Rect, { palette, random, unit, ...frame }: LayoutInput): void {
  const chance = random.fork('tiles')
  const isBeside = isWide(frame)
  // Beside the words, whole rows reach from edge to edge, and the frame crops the excess.
  const long = isBeside ? box.height : box.width
  const edge = long / Math.max(2, Math.round(long / (unit * 19)))
  const across = Math.ceil(box.width / edge - (isBeside ? 0 : ROUNDING))
  // A sliver of a row looks like a mistake; half a row looks cropped by the frame.
  const down = isBeside ? Math.round(box.height / edge) : Math.ceil(box.height / edge - SLIVER)
  const colours = [palette.accent, palette.spark, palette.groundAlt, palette.ink]
  // Rows are whole at the inner edge; only the frame crops them.
  const rest = Math.max(0, box.height - down * edge)
  const top = box.y > 0 ? box.y + rest : box.y + box.height - rest - down * edge
  let last = -1
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const under = pickOther(chance, colours.length, last)
      const over = pickOther(chance, colours.length, under)
      last = under
      tile(
        ctx,
        { x: box.x + column * edge, y: top + row * edge, edge },
        [colours[under] ?? '', colours[over] ?? ''],
        chance,
      )
    }
  }
}

const pickOther = (chance: Random, count: number, not: number): number => {
  const at = chance.integer(0, count - 1)
  return at === not ? (at + 1) % count : at
}

function tile(
  ctx: Ctx,
  { x, y, edge }: { x: number; y: number; edge: number },
  [under, over]: [string, string],
  chance: Random,
): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, edge + 0.6, edge + 0.6)
  ctx.clip()
  ctx.fillStyle = under
  ctx.fillRect(x, y, edge + 1, edge + 1)
  const corner = { x: x + edge * chance.integer(0, 1), y: y + edge * chance.integer(0, 1) }
  chance.pick(FORMS)(ctx, { x, y, edge, corner, under, over })
  ctx.restore()
}

interface Tile {
  x: number
  y: number
  edge: number
  corner: { x: number; y: number }
  under: string
  over: string
}
type Form = (ctx: Ctx, tile: Tile) => void

const quarter: Form = (ctx, { corner, edge, over }) => disc(ctx, corner.x, corner.y, edge, over)
const round: Form = (ctx, { x, y, edge, over }) =>
  disc(ctx, x + edge / 2, y + edge / 2, edge * 0.36, over)
const half: Form = (ctx, { x, edge, corner, over }) =>
  disc(ctx, x + edge / 2, corner.y, edge / 2, over)
const rings: Form = (ctx, { edge, corner, under, over }) => {
  for (let ring = 0; ring < 4; ring += 1)
    disc(ctx, corner.x, corner.y, edge * (1 - ring * 0.25), ring % 2 ? under : over)
}
const stripes: Form = (ctx, { x, y, edge, over }) => {
  ctx.fillStyle = over
  for (let bar = 0; bar < 4; bar += 1) ctx.fillRect(x, y + (bar * edge) / 4, edge + 1, edge / 8)
}
const slant: Form = (ctx, { x, y, edge, corner, over }) => {
  ctx.fillStyle = over
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(corner.x, y + edge)
  ctx.lineTo(x + edge, corner.x === x ? y + edge : y)
  ctx.fill()
}
const FORMS: Form[] = [quarter, quarter, round, half, rings, stripes, slant]
