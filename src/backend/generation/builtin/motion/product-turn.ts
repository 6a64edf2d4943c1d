import { smooth } from '../../../../contract/easing.ts'
import { rect } from '../geometry.ts'
import { productLayers } from '../layout/product.ts'
import type { Picture } from '../picture/picture.ts'
import { mentions } from '../prompt/words.ts'
import type { Layer, Scene } from '../scene.ts'

/** The words people use to ask for a turning product, in the ten languages. */
const TURN_WORDS =
  '360|turntable|turning|turns? (?:it |the product )?around|rotat(?:e|ing)|spinning|from (?:all|every) sides?|dreht sich|drehen|rundum|von allen seiten|gira(?:ndo|r)?|desde todos los lados|tourne|pivote|sous tous les angles|de todos os lados|xoay|mọi góc|旋转|旋轉|全方位|各个角度|回転|あらゆる角度|회전|모든 각도|หมุน|รอบด้าน'

/** Seconds until one view gives way to the next. */
const VIEW_SECONDS = 0.9
/** Seconds from the start of a shot until the product stands. */
const STANDS_AT = 0.9
/** The width of a product seen exactly edge-on. */
const EDGE_WIDTH = 0.12
/** A side much wider than the first would push away the text around it. */
const WIDER_MAX = 1.3

export const asksForTurn = (prompt: string): boolean => mentions(prompt, TURN_WORDS)

/** Makes the product of a scene turn: the other pictures take turns at the place of the first, on the same floor. */
export function withTurn(scene: Scene, pictures: Picture[]): Scene {
  const views = pictures.filter(({ isCutOut }) => isCutOut)
  const index = scene.layers.findLastIndex(({ role, place }) => role === 'product' && place)
  const product = scene.layers[index]
  if (!product?.place || views.length < 2) return scene
  const { x, y, width, height } = product.place
  const room = rect(x - (width * (WIDER_MAX - 1)) / 2, y, width * WIDER_MAX, height)
  const others = views
    .slice(1)
    .flatMap((picture) => productLayers(picture, room).filter(({ role }) => role === 'product'))
  const turning: Layer = { ...product, views: others }
  return { ...scene, layers: scene.layers.with(index, turning) }
}

/** The view at a time of the shot and its width: 1 from the front, near 0 edge-on. */
export function turnAt(
  time: number,
  sceneSeconds: number,
  viewCount: number,
): { view: number; width: number } {
  const room = Math.max(0, sceneSeconds - STANDS_AT)
  const turns = Math.max(viewCount - 1, Math.floor(room / VIEW_SECONDS))
  const share = room > 0 ? Math.min(1, Math.max(0, (time - STANDS_AT) / room)) : 0
  const at = share * turns
  // Each view rests briefly and then swings to the next.
  const whole = Math.floor(at)
  const swing = smooth(Math.min(1, Math.max(0, (at - whole - 0.25) / 0.75)))
  const view = (whole + (swing >= 0.5 ? 1 : 0)) % viewCount
  return { view, width: Math.max(EDGE_WIDTH, Math.abs(Math.cos(swing * Math.PI))) }
}
