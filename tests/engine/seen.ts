import { type Ctx, surface } from '../../src/backend/generation/builtin/canvas.ts'
import { paintScene } from '../../src/backend/generation/builtin/paint-scene.ts'
import type { Layer, Scene } from '../../src/backend/generation/builtin/scene.ts'
import type { SafeZone } from '../../src/contract/safe-zone.ts'
import { present } from '../support/present.ts'

/**
 * A second pair of eyes: what the painted pixels say of words and of where they stand, reckoned here
 * and not with the engine's own measures, which an error in them would make blind.
 */
export interface SeenWords {
  role: Layer['role']
  content: string
  /** Share of their ink that has less contrast to its ground than WCAG asks of text. */
  unreadable: number
  /** Outermost pixels with ink. */
  left: number
  top: number
  right: number
  bottom: number
}

/** WCAG 2, level AA, for text of any size. */
const LEAST_CONTRAST = 4.5
/** Grain moves single pixels by a little. */
const ROUNDING = 0.1
/** Edges of letters are mixed with the ground; where half a pixel is ink its colour is known. */
const MOSTLY_INK = 128
const A_TRACE_OF_INK = 24

/** Every piece of text of a scene as it is seen on the finished picture. */
export function seenWords(scene: Scene): SeenWords[] {
  const inks = new Map<Layer, Ctx>()
  const picture = pixelsOf(scene, (layer) => withInk(layer, scene, inks))
  const ground = pixelsOf(scene, (layer) => withFillText(layer, () => {}))
  return [...inks].map(([layer, ink]) => {
    const pixels = pixelsIn(ink, scene)
    return {
      ...wordsOf(layer),
      ...edgesOf(pixels, scene.width),
      unreadable: unreadableShare(pixels, picture, ground),
    }
  })
}

/** Where ink is, whatever lies under it. */
function inkedWords(scene: Scene): Omit<SeenWords, 'unreadable'>[] {
  const inks = new Map<Layer, Ctx>()
  const { ctx } = surface(scene.width, scene.height)
  for (const layer of scene.layers) withInk(layer, scene, inks).paint(ctx)
  return [...inks].map(([layer, ink]) => ({
    ...wordsOf(layer),
    ...edgesOf(pixelsIn(ink, scene), scene.width),
  }))
}

const wordsOf = ({ role, text }: Layer) => ({ role, content: text?.content ?? '' })

/** The layer, whose letters are drawn once more where nothing else is. */
const withInk = (layer: Layer, { width, height }: Scene, inks: Map<Layer, Ctx>): Layer =>
  withFillText(layer, (ctx, draw, text, x, y) => {
    draw()
    const ink = inks.get(layer) ?? surface(width, height).ctx
    inks.set(layer, ink)
    copyLettering(ctx, ink)
    ink.fillText(text, x, y)
  })

type Pixels = Uint8ClampedArray

function pixelsOf(scene: Scene, change: (layer: Layer) => Layer): Pixels {
  const canvas = paintScene({ ...scene, layers: scene.layers.map(change) })
  return pixelsIn(canvas.getContext('2d'), scene)
}

const pixelsIn = (ctx: Ctx, { width, height }: Scene): Pixels =>
  ctx.getImageData(0, 0, width, height).data

type FillText = (ctx: Ctx, draw: () => void, text: string, x: number, y: number) => void

/** The layer, its letters drawn by somebody else. */
const withFillText = (layer: Layer, fillText: FillText): Layer => ({
  ...layer,
  paint: (ctx) => {
    const own = ctx.fillText
    ctx.fillText = (text, x, y) => fillText(ctx, () => own.call(ctx, text, x, y), text, x, y)
    layer.paint(ctx)
    ctx.fillText = own
  },
})

function copyLettering(from: Ctx, to: Ctx): void {
  to.setTransform(from.getTransform())
  to.font = from.font
  to.fontVariationSettings = from.fontVariationSettings
  to.letterSpacing = from.letterSpacing
  to.textBaseline = from.textBaseline
  to.textAlign = from.textAlign
}

function edgesOf(ink: Pixels, width: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < ink.length; at += 4) {
    if (present(ink[at + 3]) < A_TRACE_OF_INK) continue
    const x = (at / 4) % width
    const y = Math.floor(at / 4 / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

function unreadableShare(ink: Pixels, picture: Pixels, ground: Pixels): number {
  let inked = 0
  let lost = 0
  for (let at = 0; at < ink.length; at += 4) {
    const cover = present(ink[at + 3])
    if (cover < MOSTLY_INK) continue
    inked += 1
    let letter = 0
    let around = 0
    for (let channel = 0; channel < 3; channel++) {
      const behind = present(ground[at + channel])
      const shown = present(picture[at + channel])
      const own = behind + ((shown - behind) * 255) / cover
      const weight = present(WEIGHTS[channel])
      letter += weight * linear(Math.min(255, Math.max(0, own)))
      around += weight * linear(behind)
    }
    if (contrastOf(letter, around) < LEAST_CONTRAST - ROUNDING) lost += 1
  }
  return inked === 0 ? 1 : lost / inked
}

/** Of red, green and blue in what an eye takes for light. */
const WEIGHTS = [0.2126, 0.7152, 0.0722]

const linear = (value: number): number =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

/** Relative luminance of sRGB as WCAG 2 gives it. */
export const lightOf = (rgb: readonly number[]): number =>
  rgb.reduce((light, value, channel) => light + present(WEIGHTS[channel]) * linear(value), 0)

export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** A letter in twenty-five may have a speck under it. */
const LOST_MAX = 0.04

/** A large quotation mark is an ornament; the mark in the corner has a shade of its own. */
const isCopy = ({ role }: Pick<SeenWords, 'role'>) => role !== 'mark' && role !== 'decor'

/** What a reader could not read, as sentences. */
export const unreadableWords = (scene: Scene): string[] =>
  seenWords(scene)
    .filter((words) => isCopy(words) && words.unreadable > LOST_MAX)
    .map(
      ({ role, content, unreadable }) =>
        `${(unreadable * 100).toFixed(0)} % of ${role} "${content}" is unreadable`,
    )

/** Words with ink where a platform lays its own controls. */
export const coveredWords = (scene: Scene, zone: SafeZone): string[] =>
  inkedWords(scene)
    .filter(isCopy)
    .filter(
      ({ left, top, right, bottom }) =>
        left < Math.floor(zone.left * scene.width) - 1 ||
        top < Math.floor(zone.top * scene.height) - 1 ||
        right > Math.ceil((1 - zone.right) * scene.width) + 1 ||
        bottom > Math.ceil((1 - zone.bottom) * scene.height) + 1,
    )
    .map(({ role, content }) => `${role} "${content}" is covered`)
