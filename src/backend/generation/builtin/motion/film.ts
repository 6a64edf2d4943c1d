import type { Ctx } from '../canvas.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { Shot } from './plan-shots.ts'
import { playScene, type ScenePlayer } from './scene-player.ts'
import { drawSprite, REST, spritesOf } from './sprite.ts'
import { drawTransition, type TransitionName } from './transition.ts'

export interface Film {
  /** Draws the frame at a time onto an empty surface. */
  draw(ctx: Ctx, time: number): void
}

const TRANSITION_SECONDS = 0.55
/** The very first frame already shows something: it is what a still preview and a fast thumb see. */
const HEAD_START_SECONDS = 0.45
const TRANSITIONS: TransitionName[] = ['wipe', 'push', 'iris']

interface Part {
  player: ScenePlayer
  scene: Scene
  start: number
}

/** Shots one after the other; each next one comes in while the last still moves. */
export function makeFilm(shots: Shot[], random: Random): Film {
  const first = shots[0]?.scene
  if (!first) throw new Error('A film needs a shot.')
  let start = 0
  const parts: Part[] = shots.map(({ scene, seconds }) => {
    const moving = { ...scene, layers: scene.layers.filter(({ role }) => role !== 'mark') }
    const part = {
      scene,
      start: start === 0 ? -HEAD_START_SECONDS : start,
      player: playScene(moving, seconds),
    }
    start += seconds
    return part
  })
  const names = parts.map(() => random.pick(TRANSITIONS))
  // The mark stays where it is while scenes come and go.
  const mark = first.layers.filter(({ role }) => role === 'mark').flatMap(spritesOf)
  return {
    draw(ctx, time) {
      const index = Math.max(
        0,
        parts.findLastIndex((part) => part.start <= time),
      )
      const part = parts[index] as Part
      const before = parts[index - 1]
      const since = time - part.start
      if (before && since < TRANSITION_SECONDS) {
        const scenes = {
          from: () => before.player.draw(ctx, time - before.start),
          to: () => part.player.draw(ctx, since),
          accent: part.scene.palette.accent,
        }
        drawTransition(ctx, names[index] ?? 'wipe', first, scenes, since / TRANSITION_SECONDS)
      } else part.player.draw(ctx, since)
      for (const sprite of mark) drawSprite(ctx, sprite, REST)
    },
  }
}
