import { smooth } from '../../../../contract/easing.ts'
import { type Canvas, type Ctx, isolated, surface } from '../canvas.ts'
import type { Rect, Size } from '../geometry.ts'
import type { Hero, ScenePlayer } from './scene-player.ts'

/** Seconds before and after the beat in which one picture becomes the next. */
export const HALF_SECONDS = 0.2
/** The old picture moves slightly while the new one slides over it. */
const PARALLAX = 0.25

/** A picture at its own time. */
export interface Seen {
  player: ScenePlayer
  time: number
}

type Transition = (ctx: Ctx, from: Seen, to: Seen, t: number) => void

/** Slow at both ends and fastest on the beat. */
const onBeat = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/** The new picture slides over the old one: sideways in wide frames, upward in others. */
export function slide({ width, height }: Size): Transition {
  const isWide = width > height
  return (ctx, from, to, t) => {
    const way = onBeat(t)
    const moved = (share: number, draw: () => void) =>
      isolated(ctx, () => {
        const [dx, dy] = isWide ? [Math.round(width * share), 0] : [0, Math.round(height * share)]
        ctx.translate(dx, dy)
        ctx.beginPath()
        ctx.rect(0, 0, width, height)
        ctx.clip()
        draw()
      })
    moved(-PARALLAX * way, () => from.player.picture(ctx, from.time))
    moved(1 - way, () => to.player.picture(ctx, to.time))
  }
}

/** One background fades into the next, and an object in both travels between its places. */
export function travel({ width, height }: Size): Transition {
  let other: { canvas: Canvas; ctx: Ctx } | null = null
  return (ctx, from, to, t) => {
    const heroes = pairOf(from, to)
    other ??= surface(width, height)
    other.ctx.clearRect(0, 0, width, height)
    to.player.picture(other.ctx, to.time, heroes !== null)
    from.player.picture(ctx, from.time, heroes !== null)
    ctx.globalAlpha = smooth(t)
    ctx.drawImage(other.canvas, 0, 0)
    ctx.globalAlpha = 1
    if (heroes) drawBetween(ctx, heroes, onBeat(t))
  }
}

interface Pair {
  heroes: [Hero, Hero]
  places: [Rect, Rect]
  times: [number, number]
}

const ALIKE = 0.02

/** The object in both scenes, if it has the same shape in each. */
function pairOf(from: Seen, to: Seen): Pair | null {
  const [one, other] = [from.player.hero, to.player.hero]
  if (!one || !other) return null
  const shape = ({ place }: Hero) => place.width / place.height
  if (Math.abs(shape(one) / shape(other) - 1) > ALIKE) return null
  return {
    heroes: [one, other],
    places: [one.placeAt(from.time), other.placeAt(to.time)],
    times: [from.time, to.time],
  }
}

function drawBetween(ctx: Ctx, { heroes, places: [first, last], times }: Pair, t: number): void {
  const between = (key: keyof Rect) => first[key] + (last[key] - first[key]) * t
  const which = t < 0.5 ? 0 : 1
  const { place } = heroes[which]
  const { sprite, width } = heroes[which].sideAt(times[which])
  const scale = between('width') / place.width
  const { canvas, bounds } = sprite
  const wide = bounds.width * scale * width
  ctx.drawImage(
    canvas,
    between('x') + (bounds.x + bounds.width / 2 - place.x) * scale - wide / 2,
    between('y') + (bounds.y - place.y) * scale,
    wide,
    bounds.height * scale,
  )
}
