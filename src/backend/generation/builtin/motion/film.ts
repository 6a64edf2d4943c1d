import { progressBetween } from '../../../../contract/easing.ts'
import type { Effect } from '../audio/effects.ts'
import type { Ctx } from '../canvas.ts'
import type { Role, Scene } from '../scene.ts'
import { entersAt } from './entrances.ts'
import type { Shot } from './plan-shots.ts'
import { playScene, type ScenePlayer } from './scene-player.ts'
import { drawSprite, REST, spritesOf } from './sprite.ts'
import { HALF_SECONDS, slide, travel } from './transition.ts'

export interface Film {
  /** Draws the frame at a time onto an empty surface. */
  draw(ctx: Ctx, time: number): void
  /** Sounds that go with its movements. */
  effects?: Effect[]
}

export interface FilmOfShots extends Film {
  /** When the text of each shot stands still, in seconds of the film. */
  standsAt: readonly number[]
}

export interface FilmOptions {
  /** The end leads back into the start, which is complete in the first frame. */
  isLoop?: boolean
  /** How long after the first change a looped film starts; a whole number of beats. */
  leadSeconds?: number
}

/** How long a shot's text takes to leave before the picture changes. */
const LEAVE_SECONDS = 0.16
/** The picture starts to move slowly, so leaving text is gone before it arrives. */
const GONE_BEFORE_SECONDS = 0.07
/**
 * How far the first shot has progressed in the first frame: previews and quick scrollers see that very frame, so its
 * text must already stand.
 */
const OPENING_SECONDS = 1
/** How far a shot has progressed when all of its text is there and none has begun to leave. */
const STANDS_SHARE = 0.7

interface Part {
  scene: Scene
  /** When the change to it is on the beat, in seconds from the start of the story. */
  start: number
  end: number
  /** Its own time at its start. */
  lead: number
}

/** Joins shots into a film. A shot's text leaves before the picture changes, and the next text enters afterwards. */
export function makeFilm(
  shots: Shot[],
  { isLoop = false, leadSeconds = OPENING_SECONDS }: FilmOptions = {},
): FilmOfShots {
  const first = shots[0]?.scene
  if (!first) throw new Error('A film needs a shot.')
  const isCyclic = isLoop && shots.length > 1
  const parts = partsOf(shots, isCyclic ? 0 : OPENING_SECONDS)
  const whole = parts.at(-1)!.end
  // The mark keeps its place across scenes and takes each scene's color.
  const marks = shots.map(({ scene }) =>
    scene.layers.filter(({ role }) => role === 'mark').flatMap(spritesOf),
  )
  const playerOf = playersInTurn(parts)
  const [slides, travels] = [slide(first), travel(first)]
  const seen = (index: number, time: number) => {
    const { start, lead } = parts[index]!
    return { player: playerOf(index), time: time - start + lead }
  }

  const toFilm = (time: number) => (isCyclic ? (time - leadSeconds + whole) % whole : time)
  return {
    standsAt: parts.map(({ start, end }) => toFilm(start + (end - start) * STANDS_SHARE)),
    effects: parts
      .flatMap((part, index) => effectsOf(part, index, parts))
      .map((effect) => ({ ...effect, at: toFilm(effect.at) })),
    draw(ctx, filmTime) {
      const time = isCyclic ? (filmTime + leadSeconds) % whole : filmTime
      const { index, change, gone } = momentOf(parts, time, isCyclic)
      const own = seen(index, time)
      if (change) {
        const other = seen(change.other, change.otherTime)
        const [from, to] = change.isComing ? [other, own] : [own, other]
        const way = change.isStage ? travels : slides
        way(ctx, from, to, change.t)
      } else own.player.picture(ctx, own.time)
      own.player.words(ctx, own.time, gone)
      for (const sprite of marks[index] ?? []) drawSprite(ctx, sprite, REST)
    },
  }
}

/** What is visible at a time: a shot and, near its ends, the change from or to its neighbor. */
function momentOf(parts: Part[], time: number, isCyclic: boolean) {
  const index = Math.max(
    0,
    parts.findLastIndex(({ start }) => start <= time),
  )
  const { start, end, scene } = parts[index]!
  const whole = parts.at(-1)!.end
  const [hasBefore, hasAfter] = [isCyclic || index > 0, isCyclic || index < parts.length - 1]
  const isComing = hasBefore && time - start < HALF_SECONDS
  const isGoing = !isComing && hasAfter && end - time < HALF_SECONDS
  const until = end - GONE_BEFORE_SECONDS
  const gone = hasAfter ? progressBetween(time, until - LEAVE_SECONDS, until) : 0
  if (!isComing && !isGoing) return { index, gone, change: null }
  const other = (index + (isComing ? -1 : 1) + parts.length) % parts.length
  // In a loop, the last shot precedes the first, one round earlier.
  const past = isComing && index === 0 ? whole : 0
  const ahead = isGoing && index === parts.length - 1 ? whole : 0
  const passed = isComing ? time - start : time - end
  return {
    index,
    gone,
    change: {
      other,
      otherTime: time + past - ahead,
      isComing,
      isStage: isAlike(parts[other]!.scene, scene),
      t: 0.5 + passed / HALF_SECONDS / 2,
    },
  }
}

function partsOf(shots: Shot[], opening: number): Part[] {
  let start = 0
  return shots.map(({ scene, seconds }, index) => {
    const moving = { ...scene, layers: scene.layers.filter(({ role }) => role !== 'mark') }
    const part = { scene: moving, start, end: start + seconds, lead: index === 0 ? opening : 0 }
    start += seconds
    return part
  })
}

/** Scenes with a picture, or with the same layout in the same colors, keep their stage. */
function isAlike(one: Scene, other: Scene): boolean {
  const hasPicture = ({ layers }: Scene) =>
    layers.some(({ role }) => role === 'product' || role === 'picture')
  const isSame = one.layout === other.layout && one.palette.ground === other.palette.ground
  return isSame || (hasPicture(one) && hasPicture(other))
}

/** Players of current shots; past ones are released together with everything they painted. */
function playersInTurn(parts: Part[]): (index: number) => ScenePlayer {
  const players = new Map<number, ScenePlayer>()
  return (index) => {
    const known = players.get(index)
    if (known) return known
    const distance = (other: number) => {
      const apart = Math.abs(other - index)
      return Math.min(apart, parts.length - apart)
    }
    for (const gone of players.keys()) if (distance(gone) > 1) players.delete(gone)
    const { scene, start, end, lead } = parts[index]!
    const player = playScene(scene, end - start + lead)
    players.set(index, player)
    return player
  }
}

/** Each shot enters with a whoosh, a badge pops, and the last shot's button chimes. */
function effectsOf({ scene, start, end, lead }: Part, index: number, parts: Part[]): Effect[] {
  const has = (role: Role) => scene.layers.some((layer) => layer.role === role)
  const enters = (role: Role) => start - lead + entersAt(role, end - start)
  const isLast = index === parts.length - 1
  return [
    ...(index > 0 ? [{ kind: 'whoosh', at: start } as const] : []),
    ...(has('badge') ? [{ kind: 'pop', at: enters('badge') } as const] : []),
    ...(isLast && has('cta') ? [{ kind: 'shine', at: enters('cta') } as const] : []),
  ]
}
