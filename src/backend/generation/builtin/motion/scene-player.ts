import { type Canvas, type Ctx, roundedPath, surface } from '../canvas.ts'
import type { Rect } from '../geometry.ts'
import { grain } from '../paint/grain.ts'
import type { Layer, Scene } from '../scene.ts'
import { groundPush, isOfWords, type Push, pushAt, pushOf } from './camera-push.ts'
import { leaving, type Moment, paceOf, poseAt } from './entrances.ts'
import { turnAt } from './product-turn.ts'
import { drawSprite, REST, type Sprite, spritesOf } from './sprite.ts'

/** The background is painted larger than the frame by this factor, so that the camera has room. */
const OVERSCAN = 1.06

export interface ScenePlayer {
  /** Draws the scene `time` seconds after its start. */
  draw(ctx: Ctx, time: number): void
  /** Only the picture, under the camera; without its hero if that is drawn elsewhere. */
  picture(ctx: Ctx, time: number, isHeroLeftOut?: boolean): void
  /** Only the text, which no camera moves; `gone` is how far it has left, 0 to 1. */
  words(ctx: Ctx, time: number, gone?: number): void
  /** The scene's only object. */
  hero: Hero | null
}

/** An object that can travel to its place in the next scene. */
export interface Hero {
  /** The side it is seen from at a time, and its width then. */
  sideAt(time: number): { sprite: Sprite; width: number }
  /** Its place at rest. */
  place: Rect
  /** Its place at a time. */
  placeAt(time: number): Rect
}

interface Moved {
  sprite: Sprite
  push: Push | null
  isHero: boolean
}

/** Paints everything in a scene once and then only moves it. */
export function playScene(scene: Scene, sceneSeconds: number): ScenePlayer {
  const ground = paintedGround(scene)
  const unit = Math.sqrt(scene.width * scene.height) / 100
  const isWord = new Map(scene.layers.map((layer) => [layer, isOfWords(layer, scene)]))
  const shown = scene.layers.filter((layer) => !isWord.get(layer))
  const single = onlyProduct(shown)
  const moved = shown.flatMap((layer) => {
    const push = pushOf(layer, scene)
    return spritesOf(layer).map((sprite): Moved => ({ sprite, push, isHero: layer === single }))
  })
  const letters = scene.layers.filter((layer) => isWord.get(layer)).flatMap(spritesOf)
  const pace = paceOf(sceneSeconds)
  const momentAt = (time: number): Moment => ({ time, sceneSeconds, unit, pace })
  const hero = moved.find(({ isHero }) => isHero)

  const player: ScenePlayer = {
    picture(ctx, time, isHeroLeftOut = false) {
      const t = pushAt(time, sceneSeconds)
      drawGround(ctx, scene, ground, t)
      for (const each of moved)
        if (!(isHeroLeftOut && each.isHero)) drawMoved(ctx, each, t, momentAt(time))
    },
    words(ctx, time, gone = 0) {
      const moment = momentAt(time)
      for (const sprite of letters)
        drawSprite(ctx, sprite, leaving(poseAt(sprite, moment), gone, unit))
    },
    draw(ctx, time) {
      player.picture(ctx, time)
      player.words(ctx, time)
    },
    hero: hero && single?.place ? heroOf(hero, single.place, sceneSeconds) : null,
  }
  return player
}

const onlyProduct = (layers: Layer[]): Layer | null => {
  const products = layers.filter(({ role }) => role === 'product')
  return products.length === 1 ? (products[0] ?? null) : null
}

function heroOf({ sprite, push }: Moved, place: Rect, sceneSeconds: number): Hero {
  return {
    place,
    sideAt: (time) => sideOf(sprite, time, sceneSeconds),
    placeAt(time) {
      const scale = 1 + (push?.by ?? 0) * pushAt(time, sceneSeconds)
      const { x, y } = push?.pivot ?? place
      return {
        x: x + (place.x - x) * scale,
        y: y + (place.y - y) * scale,
        width: place.width * scale,
        height: place.height * scale,
      }
    },
  }
}

function drawMoved(ctx: Ctx, { sprite, push }: Moved, t: number, moment: Moment): void {
  const { sprite: side, width } = sideOf(sprite, moment.time, moment.sceneSeconds)
  const pose = width === 1 ? REST : { ...REST, width }
  if (!push || push.by === 0) {
    drawSprite(ctx, side, pose)
    return
  }
  const { pivot, window, corner = 0 } = push
  // Its frame and shadow stand still, while its content zooms in.
  if (corner > 0) drawSprite(ctx, side, pose)
  const scale = 1 + push.by * t
  ctx.save()
  if (window) {
    roundedPath(ctx, window, corner)
    ctx.clip()
  }
  ctx.translate(pivot.x, pivot.y)
  ctx.scale(scale, scale)
  ctx.translate(-pivot.x, -pivot.y)
  drawSprite(ctx, side, pose)
  ctx.restore()
}

/** A turning object is seen from one of its sides. */
function sideOf(sprite: Sprite, time: number, sceneSeconds: number) {
  const sides = [sprite, ...sprite.views]
  const { view, width } = turnAt(time, sceneSeconds, sides.length)
  return { sprite: sides[view] ?? sprite, width: sides.length > 1 ? width : 1 }
}

function paintedGround(scene: Scene): Canvas {
  const { canvas, ctx } = surface(scene.width * OVERSCAN, scene.height * OVERSCAN)
  scene.backdrop.paint(ctx, canvas)
  grain(ctx, canvas)
  return canvas
}

function drawGround(ctx: Ctx, { width, height }: Scene, ground: Canvas, t: number): void {
  const zoom = groundPush(t)
  const [w, h] = [ground.width * zoom, ground.height * zoom]
  ctx.drawImage(ground, (width - w) / 2, (height - h) / 2, w, h)
}
