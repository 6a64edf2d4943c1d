import { surface } from '../canvas.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { Shot } from './plan-shots.ts'
import { playScene, type ScenePlayer } from './scene-player.ts'
import { drawSprite, REST, spritesOf } from './sprite.ts'
import { drawTransition, type TransitionName } from './transition.ts'

export interface Film {
  /** Pixels of the frame at a time; the same buffer each time. */
  frameAt(time: number): Uint8Array
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
  const stage = surface(first.width, first.height)
  const spare = [surface(first.width, first.height), surface(first.width, first.height)] as const

  return {
    frameAt(time) {
      const index = Math.max(
        0,
        parts.findLastIndex((part) => part.start <= time),
      )
      const part = parts[index] as Part
      const before = parts[index - 1]
      const since = time - part.start
      if (before && since < TRANSITION_SECONDS) {
        before.player.draw(spare[0].ctx, time - before.start)
        part.player.draw(spare[1].ctx, since)
        const pictures = {
          from: spare[0].canvas,
          to: spare[1].canvas,
          accent: part.scene.palette.accent,
        }
        drawTransition(
          stage.ctx,
          names[index] ?? 'wipe',
          first,
          pictures,
          since / TRANSITION_SECONDS,
        )
      } else part.player.draw(stage.ctx, since)
      for (const sprite of mark) drawSprite(stage.ctx, sprite, REST)
      return stage.canvas.data()
    },
  }
}
