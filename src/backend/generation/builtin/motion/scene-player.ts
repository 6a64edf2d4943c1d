import { type Canvas, type Ctx, surface } from '../canvas.ts'
import { grain } from '../paint/grain.ts'
import type { Scene } from '../scene.ts'
import { smooth } from './easing.ts'
import { type Moment, paceOf, poseAt } from './entrances.ts'
import { turnAt } from './product-turn.ts'
import { drawSprite, type Sprite, spritesOf } from './sprite.ts'

/** How much larger than the frame the ground is painted, so that it can drift under the camera. */
const OVERSCAN = 1.1

export interface ScenePlayer {
  /** Draws the scene as it is `time` seconds after its beginning. */
  draw(ctx: Ctx, time: number): void
}

/** Paints everything of a scene once and then only moves it. */
export function playScene(scene: Scene, sceneSeconds: number): ScenePlayer {
  const ground = paintedGround(scene)
  const unit = Math.sqrt(scene.width * scene.height) / 100
  const sprites = scene.layers.flatMap(spritesOf)
  const pace = paceOf(sceneSeconds)
  return {
    draw(ctx, time) {
      drawGround(ctx, scene, ground, smooth(Math.min(1, time / Math.max(sceneSeconds, 0.1))))
      const moment = { time, sceneSeconds, unit, pace }
      for (const sprite of sprites) drawMoving(ctx, sprite, moment)
    },
  }
}

function drawMoving(ctx: Ctx, sprite: Sprite, moment: Moment): void {
  const pose = withCamera(sprite, moment)
  const sides = [sprite, ...sprite.views]
  const { view, width } = turnAt(moment.time, moment.sceneSeconds, sides.length)
  const side = sides.length > 1 ? (sides[view] ?? sprite) : sprite
  drawSprite(ctx, side, sides.length > 1 ? { ...pose, width, turn: 0 } : pose)
}

/** Nearer things move further with the camera's slow push: parallax. */
function withCamera(sprite: Sprite, moment: Moment) {
  const pose = poseAt(sprite, moment)
  if (sprite.role === 'mark' || sprite.role === 'picture' || sprite.role === 'scrim') return pose
  const push = (moment.time / Math.max(1, moment.sceneSeconds)) * moment.unit
  return { ...pose, dy: pose.dy - push * (sprite.depth - 0.6) * 1.6 }
}

function paintedGround(scene: Scene): Canvas {
  const { canvas, ctx } = surface(scene.width * OVERSCAN, scene.height * OVERSCAN)
  scene.backdrop.paint(ctx, canvas)
  grain(ctx, canvas)
  return canvas
}

function drawGround(ctx: Ctx, { width, height }: Scene, ground: Canvas, t: number): void {
  const zoom = 1 + 0.06 * t
  const [w, h] = [ground.width * zoom, ground.height * zoom]
  ctx.drawImage(ground, (width - w) * (0.5 + 0.12 * (t - 0.5)), (height - h) * 0.5, w, h)
}
