import { rect, type Size } from './geometry.ts'
import type { LayoutInput } from './layout/layout.ts'
import { chooseLayout, findLayout, LAYOUTS } from './layout/layouts.ts'
import { markLayer } from './layout/mark.ts'
import { legible } from './legibility.ts'
import { choosePalette, type Tone } from './palette/palette.ts'
import type { Picture } from './picture/picture.ts'
import type { Brief } from './prompt/understand.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import type { SceneStyle } from './scene-style.ts'
import { choosePairing, type Pairing } from './type/pairing.ts'

export interface SceneRequest extends Size {
  brief: Brief
  pictures: Picture[]
  random: Random
  /** Chance that decides colours and fonts; scenes of one film share it. */
  look?: Random
  hasMark: boolean
  /** Layout family, colours and fonts of an earlier result, to be kept. */
  style?: SceneStyle | null
  /** Layouts that sister variations took. */
  used?: readonly string[]
  /** A layout asked for by name; by default one that fits. */
  layout?: string
  tone?: Tone
}

/** Margins by shape: upright frames keep clear of what apps lay over top and bottom. */
function safeArea({ width, height }: Size, unit: number) {
  const ratio = height / width
  const side = ratio > 1.5 ? width * 0.085 : unit * 6.5
  const top = ratio > 1.5 ? height * 0.13 : unit * 6.5
  const bottom = ratio > 1.5 ? height * 0.17 : unit * 7
  return rect(side, top, width - 2 * side, height - top - bottom)
}

/** Chooses layout, colours, fonts and ground for a brief and sets everything in its place. */
export function composeScene(request: SceneRequest): Scene & { style: SceneStyle } {
  const { width, height, brief, pictures, random, look = random, hasMark, used = [] } = request
  const kept = request.style
  const unit = Math.sqrt(width * height) / 100
  const objectHue = pictures[0]?.hue ?? null
  const wish = { objectHue, tone: request.tone }
  const palette = kept?.palette ?? choosePalette(brief, wish, look.fork('palette'))
  const pairing = kept
    ? inLanguage(kept.pairing, brief.language)
    : choosePairing(brief, look.fork('pairing'))
  const input: LayoutInput = {
    width,
    height,
    unit,
    safe: safeArea({ width, height }, unit),
    brief,
    palette,
    pairing,
    pictures,
    random: random.fork('layout'),
  }
  const layout =
    LAYOUTS.find(({ name }) => name === request.layout) ??
    findLayout(kept?.layout, input) ??
    chooseLayout(input, random.fork('family'), used)
  const { backdrop, layers } = layout.compose(input)
  const mark = hasMark ? [markLayer({ width, height }, brief.labels.mark, pairing.text)] : []
  const scene = legible({
    width,
    height,
    layout: layout.name,
    palette,
    backdrop,
    layers: [...layers, ...mark],
  })
  return { ...scene, style: { layout: layout.name, palette, pairing } }
}

/** Fonts of another ad for words that may be of another language. */
const inLanguage = (pairing: Pairing, language: Brief['language']): Pairing => ({
  ...pairing,
  display: { ...pairing.display, language },
  text: { ...pairing.text, language },
})
