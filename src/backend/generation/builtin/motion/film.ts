import type { Effect } from '../audio/effects.ts'
import type { Ctx } from '../canvas.ts'
import type { Random } from '../random.ts'
import type { Role, Scene } from '../scene.ts'
import { entersAt } from './entrances.ts'
import type { Shot } from './plan-shots.ts'
import { playScene, type ScenePlayer } from './scene-player.ts'
import { drawSprite, REST, spritesOf } from './sprite.ts'
import { drawTransition, type TransitionName } from './transition.ts'

export interface Film {
  /** Draws the frame at a time onto an empty surface. */
  draw(ctx: Ctx, time: number): void
  /** What can be heard of its movements. */
  effects?: Effect[]
}

export const TRANSITION_SECONDS = 0.55
/**
 * How far a shot has come on when it is first seen. The very first frame is what a still preview and
 * a fast thumb see; later shots shall not be uncovered bare.
 */
const LEAD_SECONDS = { opening: 0.75, later: 0.35 }
const TRANSITIONS: TransitionName[] = ['wipe', 'push', 'iris']

interface Part {
  scene: Scene
  /** Seconds since the film began at which it is first seen. */
  start: number
  /** Its own time at that moment. */
  lead: number
  seconds: number
}

/** Shots one after the other; each next one comes in while the last still moves. */
export function makeFilm(shots: Shot[], random: Random): Film {
  const first = shots[0]?.scene
  if (!first) throw new Error('A film needs a shot.')
  let start = 0
  const parts: Part[] = shots.map(({ scene, seconds }) => {
    const moving = { ...scene, layers: scene.layers.filter(({ role }) => role !== 'mark') }
    const part = {
      scene: moving,
      start,
      lead: LEAD_SECONDS[start === 0 ? 'opening' : 'later'],
      seconds,
    }
    start += seconds
    return part
  })
  const names = parts.map(() => random.pick(TRANSITIONS))
  // The mark stays where it is while scenes come and go.
  const mark = first.layers.filter(({ role }) => role === 'mark').flatMap(spritesOf)
  const playerOf = playersInTurn(parts)

  return {
    effects: parts.flatMap(effectsOf),
    draw(ctx, time) {
      const index = Math.max(
        0,
        parts.findLastIndex((part) => part.start <= time),
      )
      const part = parts[index]!
      const before = parts[index - 1]
      const since = time - part.start
      if (before && since < TRANSITION_SECONDS) {
        const scenes = {
          from: () => playerOf(index - 1).draw(ctx, time - before.start + before.lead),
          to: () => playerOf(index).draw(ctx, since + part.lead),
          accent: part.scene.palette.accent,
        }
        drawTransition(ctx, names[index] ?? 'wipe', first, scenes, since / TRANSITION_SECONDS)
      } else playerOf(index).draw(ctx, since + part.lead)
      for (const sprite of mark) drawSprite(ctx, sprite, REST)
    },
  }
}

/** Players of the shots that are on; those of shots gone by are let go, with all they have painted. */
function playersInTurn(parts: Part[]): (index: number) => ScenePlayer {
  const players = new Map<number, ScenePlayer>()
  return (index) => {
    const known = players.get(index)
    if (known) return known
    for (const gone of players.keys()) if (Math.abs(gone - index) > 1) players.delete(gone)
    const { scene, seconds, lead } = parts[index]!
    const player = playScene(scene, seconds + lead)
    players.set(index, player)
    return player
  }
}

/** A shot comes with a rush of air, a badge pops on, and the button of the last shot rings. */
function effectsOf({ scene, start, lead, seconds }: Part, index: number, parts: Part[]): Effect[] {
  const has = (role: Role) => scene.layers.some((layer) => layer.role === role)
  const enters = (role: Role) => start - lead + entersAt(role, seconds)
  const isLast = index === parts.length - 1
  return [
    ...(index > 0 ? [{ kind: 'whoosh', at: start + TRANSITION_SECONDS / 2 } as const] : []),
    ...(has('badge') ? [{ kind: 'pop', at: enters('badge') } as const] : []),
    ...(isLast && has('cta') ? [{ kind: 'shine', at: enters('cta') } as const] : []),
  ]
}
