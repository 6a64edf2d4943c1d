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
  const picture = pixelsOf(scene, (layer) =>
    withFillText(layer, (ctx, draw, text, x, y) => {
      draw()
      const ink = inks.get(layer) ?? surface(scene.width, scene.height).ctx
      inks.set(layer, ink)
      copyLettering(ctx, ink)
      ink.fillText(text, x, y)
    }),
  )
  const ground = pixelsOf(scene, (layer) => withFillText(layer, () => {}))
  return [...inks].map(([{ role, text }, ink]) => ({
    role,
    content: text?.content ?? '',
    ...seen(ink.getImageData(0, 0, scene.width, scene.height).data, picture, ground, scene.width),
  }))
}

type Pixels = Uint8ClampedArray

function pixelsOf(scene: Scene, change: (layer: Layer) => Layer): Pixels {
  const canvas = paintScene({ ...scene, layers: scene.layers.map(change) })
  return canvas.getContext('2d').getImageData(0, 0, scene.width, scene.height).data
}

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

function seen(ink: Pixels, picture: Pixels, ground: Pixels, width: number) {
  let [inked, lost] = [0, 0]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < ink.length; at += 4) {
    const cover = present(ink[at + 3])
    if (cover < A_TRACE_OF_INK) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    if (cover < MOSTLY_INK) continue
    inked += 1
    const share = cover / 255
    const letter = [0, 1, 2].map((channel) => {
      const [behind, shown] = [present(ground[at + channel]), present(picture[at + channel])]
      return Math.min(255, Math.max(0, behind + (shown - behind) / share))
    })
    const behind = [...ground.subarray(at, at + 3)]
    if (contrastOf(lightOf(letter), lightOf(behind)) < LEAST_CONTRAST - ROUNDING) lost += 1
  }
  return { unreadable: inked === 0 ? 1 : lost / inked, left, top, right, bottom }
}

/** Relative luminance of sRGB as WCAG 2 gives it. */
export function lightOf(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** A letter in twenty-five may have a speck under it. */
const LOST_MAX = 0.04

/** A large quotation mark is an ornament; the mark in the corner has a shade of its own. */
const isCopy = ({ role }: SeenWords) => role !== 'mark' && role !== 'decor'

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
  seenWords(scene)
    .filter(isCopy)
    .filter(
      ({ left, top, right, bottom }) =>
        left < Math.floor(zone.left * scene.width) - 1 ||
        top < Math.floor(zone.top * scene.height) - 1 ||
        right > Math.ceil((1 - zone.right) * scene.width) + 1 ||
        bottom > Math.ceil((1 - zone.bottom) * scene.height) + 1,
    )
    .map(({ role, content }) => `${role} "${content}" is covered`)
