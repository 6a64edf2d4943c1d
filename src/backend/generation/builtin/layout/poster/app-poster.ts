import { roundedPath } from '../../canvas.ts'
import { type Rect, rect } from '../../geometry.ts'
import { shade } from '../../palette/color.ts'
import type { Layer } from '../../scene.ts'
import { drawRuns } from '../../type/draw-text.ts'
import { measure } from '../../type/measure.ts'
import { isWide, type LayoutInput } from '../layout.ts'
import { column } from './column.ts'
import { details, eyebrow } from './copy.ts'
import { factsIn } from './facts.ts'
import { head } from './head.ts'
import { ornament } from './plane.ts'
import { inksOn, plain, poster, speak } from './poster.ts'
import { piled } from './words.ts'

const isRated = ({ brief }: LayoutInput): boolean =>
  factsIn(brief.perks, brief.language).some(({ kind }) => kind === 'rating')

/** An app as a store presents it: icon, name, stars. */
export const appPoster = poster({
  name: 'app',
  suits: (input) => {
    if (input.brief.trade !== 'app') return 0
    if (nameOf(input) === null) return 0.2
    return isRated(input) ? 22 : 6
  },
  compose(input) {
    const { safe, unit, palette } = input
    const wide = isWide(input)
    const inks = inksOn(palette.ground, palette)
    const edge = wide ? Math.min(safe.height * 0.7, safe.width * 0.3) : unit * 19
    const box = wide ? rect(safe.x, safe.y, safe.width - edge - unit * 8, safe.height) : safe
    const sign = (x: number, y: number) => icon(input, rect(x, y, edge, edge))
    const { layers } = column({
      box,
      stand: 'center',
      air: unit * 3.2,
      least: 0.24,
      before: (scale) => [
        ...(wide ? [] : [{ height: edge, gap: 0, place: (x: number, y: number) => [sign(x, y)] }]),
        ...eyebrow(input, { width: box.width, scale, inks }),
      ],
      head: (room) =>
        head(input, {
          style: speak(input, 'grotesk'),
          width: box.width,
          room,
          inks,
          max: 14,
          lines: 3,
          leading: 1,
        }),
      after: (scale) => [
        piled(details(input, { width: box.width, scale: scale * 1.08, inks, facts: 'list' })),
      ],
    })
    const beside = wide ? [sign(safe.x + safe.width - edge, safe.y + (safe.height - edge) / 2)] : []
    return { backdrop: plain(palette.ground), layers: [...beside, ...layers] }
  },
})

const QUOTED = /[“"„«「『]\s?([^”"“»」』]+)/u
const ENDING = /(?:\p{Lu}\S*\s*)+$/u

const CALLED = /(?:^|[\s,.:])apps? (\p{Lu}[\p{L}\p{N}]+)/iu
/** In words: a longer headline is a promise, whose initials make no icon. */
const NAME_WORDS = 4

/**
 * The name in "the shopping app Contaí": the brand, words in quotation marks or after "app", or final capitalized
 * words.
 */
function nameOf({ brief: { brand, headline, subline, perks } }: LayoutInput): string | null {
  const said = [headline, subline ?? '', ...perks]
  const told = brand ?? said.map((text) => QUOTED.exec(text)?.[1]).find(Boolean)
  const called = told ?? said.map((text) => CALLED.exec(text)?.[1]).find(startsLarge)
  if (called) return called
  return headline.split(/\s/u).length <= NAME_WORDS ? (ENDING.exec(headline)?.[0] ?? null) : null
}

const startsLarge = (name: string | undefined): boolean => /^\p{Lu}/u.test(name ?? '')

function initialOf(input: LayoutInput): string {
  const named = nameOf(input) ?? input.brief.headline
  const letters = named.replace(/^(?:apps?\s+|[^\p{L}\p{N}]+)/iu, '')
  return ([...letters][0] ?? '').toUpperCase()
}

function icon(input: LayoutInput, box: Rect): Layer {
  const { palette, unit } = input
  const style = speak(input, 'grotesk')
  const text = initialOf(input)
  const size = box.width * 0.6
  const { width, ascent } = measure(text, style)
  const on = inksOn(palette.accent, palette)
  return ornament(box, (ctx) => {
    ctx.save()
    ctx.shadowColor = 'rgba(0, 0, 0, 0.24)'
    ctx.shadowBlur = unit * 2.4
    ctx.shadowOffsetY = unit * 0.8
    const light = ctx.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
    light.addColorStop(0, shade(palette.accent, { l: 0.05 }))
    light.addColorStop(1, shade(palette.accent, { l: -0.05, h: 14 }))
    ctx.fillStyle = light
    roundedPath(ctx, box, box.width * 0.235)
    ctx.fill()
    ctx.restore()
    ctx.fillStyle = on.ink
    const [x, y] = [
      box.x + (box.width - width * size) / 2,
      box.y + (box.height + ascent * size) / 2,
    ]
    drawRuns(ctx, text, { style, size }, (run, along) => ctx.fillText(run, x + along, y))
  })
}
