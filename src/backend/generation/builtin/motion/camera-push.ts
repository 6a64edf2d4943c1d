import { clamp01 } from '../../../../contract/easing.ts'
import { grow, overlap, type Rect, rect, type Size } from '../geometry.ts'
import type { Layer, Scene } from '../scene.ts'

/** How far the camera zooms in during a shot: on the background, on shapes, on a product. */
const GROUND = 0.05
const FORMS = 0.07
const PRODUCT = 0.09
/** Space between an enlarged product and text or frame, in units. */
const AIR = 1.2
const STEPS = 12

/** How far a shot's push has progressed: fast at first, then it settles. */
export const pushAt = (time: number, seconds: number): number => {
  const t = clamp01((time + BEFORE) / Math.max(0.1, seconds + BEFORE))
  return 1 - (1 - t) ** 2.2
}
/** A shot is visible a moment before its time begins. */
const BEFORE = 0.3

/** How a layer moves with the camera; text never does. */
export interface Push {
  /** The center of its growth. */
  pivot: { x: number; y: number }
  by: number
  /** It moves behind a window of this shape. */
  window: Rect | null
  corner?: number
}

export const groundPush = (t: number): number => 1 + GROUND * t

/** Whether a layer belongs to the text: letters, and their plates and ornaments. */
export function isOfWords(layer: Layer, scene: Scene): boolean {
  if (layer.text || layer.role === 'logo') return true
  const area = layer.bounds.width * layer.bounds.height
  const isSmall = area < scene.width * scene.height * 0.34
  return (layer.role === 'decor' || layer.role === 'panel') && isSmall && isUnderWords(layer, scene)
}

const wordBoxes = ({ layers }: Scene): Rect[] =>
  layers.flatMap(({ text, role }) => (text && role !== 'mark' ? [text.ink] : []))

const isUnderWords = ({ role, bounds }: Layer, scene: Scene): boolean =>
  role === 'decor' || wordBoxes(scene).some((ink) => overlap(ink, bounds) > 0)

/** The camera's move on a layer of the picture; null if it stands still. */
export function pushOf(layer: Layer, scene: Scene): Push | null {
  const { role, bounds } = layer
  if (role === 'product' || role === 'shadow') return productPush(layer, scene)
  const words = wordBoxes(scene)
  const isFree = words.every((ink) => overlap(ink, bounds) === 0)
  if (role === 'panel' && isFree) {
    const window = within(bounds, scene)
    return { pivot: centreOf(window), by: FORMS, window }
  }
  if (role === 'picture' && layer.place)
    return { pivot: centreOf(layer.place), by: FORMS, window: layer.place, corner: layer.corner }
  return null
}

const centreOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

const within = ({ x, y, width, height }: Rect, frame: Size): Rect => {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return rect(
    left,
    top,
    Math.min(frame.width, x + width) - left,
    Math.min(frame.height, y + height) - top,
  )
}

/** Products grow around the foot of the last of them, as far as neither text nor frame are near. */
function productPush({ place }: Layer, scene: Scene): Push {
  const places = scene.layers.flatMap((layer) =>
    layer.role === 'product' && layer.place ? [layer.place] : [],
  )
  const hero = places.at(-1) ?? place ?? rect(0, 0, scene.width, scene.height)
  const pivot = { x: hero.x + hero.width / 2, y: hero.y + hero.height }
  const unit = Math.sqrt(scene.width * scene.height) / 100
  const words = wordBoxes(scene)
  const frame = rect(0, 0, scene.width, scene.height)
  const touches = (by: number) =>
    places.some((box) => {
      const grown = scaled(box, pivot, 1 + by)
      const near = grow(grown, unit * AIR)
      const isOut = grown.y < unit || grown.x < 0 || grown.x + grown.width > frame.width
      // An overlap from the start is intentional.
      return isOut || words.some((ink) => overlap(ink, near) > 0 && overlap(ink, box) === 0)
    })
  for (let step = STEPS; step > 0; step -= 1) {
    const by = (PRODUCT * step) / STEPS
    if (!touches(by)) return { pivot, by, window: null }
  }
  return { pivot, by: 0, window: null }
}

const scaled = (box: Rect, pivot: { x: number; y: number }, by: number): Rect =>
  rect(
    pivot.x + (box.x - pivot.x) * by,
    pivot.y + (box.y - pivot.y) * by,
    box.width * by,
    box.height * by,
  )
