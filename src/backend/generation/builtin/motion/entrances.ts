import type { Role } from '../scene.ts'
import { clamp01, easeOut, overshoot, progressBetween, smooth } from './easing.ts'
import { type Pose, REST, type Sprite } from './sprite.ts'

/** When the kinds of things come on, in seconds after their scene begins, and how long it takes. */
const CUES: Record<Role, { at: number; lasts: number; stagger: number }> = {
  decor: { at: 0, lasts: 0.8, stagger: 0.05 },
  panel: { at: 0, lasts: 0.7, stagger: 0 },
  picture: { at: 0, lasts: 0.9, stagger: 0.15 },
  scrim: { at: 0.1, lasts: 0.7, stagger: 0 },
  shadow: { at: 0.15, lasts: 0.8, stagger: 0.12 },
  product: { at: 0.1, lasts: 0.95, stagger: 0.12 },
  eyebrow: { at: 0.3, lasts: 0.5, stagger: 0.08 },
  headline: { at: 0.35, lasts: 0.75, stagger: 0.13 },
  subline: { at: 0.8, lasts: 0.6, stagger: 0.09 },
  price: { at: 0.95, lasts: 0.55, stagger: 0.08 },
  chip: { at: 1.05, lasts: 0.5, stagger: 0.1 },
  badge: { at: 1.0, lasts: 0.6, stagger: 0.1 },
  cta: { at: 1.25, lasts: 0.6, stagger: 0 },
  logo: { at: 0.1, lasts: 0.6, stagger: 0 },
  legal: { at: 0.6, lasts: 0.6, stagger: 0 },
  mark: { at: 0, lasts: 0.01, stagger: 0 },
}

/** Scenes shorter than this bring everything on sooner. */
const FULL_PACE_SECONDS = 3.2

export const paceOf = (sceneSeconds: number): number =>
  Math.min(1, sceneSeconds / FULL_PACE_SECONDS)

/** Seconds after the beginning of its scene at which the first of a kind comes on. */
export const entersAt = (role: Role, sceneSeconds: number): number =>
  CUES[role].at * paceOf(sceneSeconds)

export interface Moment {
  /** Seconds since the scene began. */
  time: number
  sceneSeconds: number
  /** A hundredth of the frame's mean edge. */
  unit: number
  /** Below 1 in short scenes: everything enters sooner. */
  pace: number
}

/** Where and how a sprite is at a moment: entrance, then a life of its own. */
export function poseAt(sprite: Sprite, moment: Moment): Pose {
  const cue = CUES[sprite.role]
  const from = (cue.at + sprite.order * cue.stagger) * moment.pace
  const t = progressBetween(moment.time, from, from + cue.lasts * Math.max(0.6, moment.pace))
  return ENTRANCES[sprite.role](t, moment)
}

type Entrance = (t: number, moment: Moment) => Pose

const rise: Entrance = (t, { unit }) => ({
  ...REST,
  alpha: smooth(t),
  dy: (1 - easeOut(t)) * unit * 4,
})

/** Lines slide up from behind their own lower edge. */
const unveil: Entrance = (t) => ({ ...REST, reveal: easeOut(t), alpha: clamp01(t * 6) })

const pop: Entrance = (t) => ({ ...REST, alpha: clamp01(t * 4), scale: 0.4 + 0.6 * overshoot(t) })

const fade: Entrance = (t) => ({ ...REST, alpha: smooth(t) })

/** A button breathes twice before the end, when the eye has read everything else. */
const call: Entrance = (t, { time, sceneSeconds }) => {
  const beat =
    Math.max(0, Math.sin((time - sceneSeconds + 1.6) * Math.PI * 2.5)) *
    (time > sceneSeconds - 1.6 ? 1 : 0)
  const entered = pop(t, { time, sceneSeconds, unit: 0, pace: 1 })
  return { ...entered, scale: entered.scale * (1 + beat * 0.05) }
}

const stick: Entrance = (t, { time }) => ({
  ...REST,
  alpha: clamp01(t * 4),
  scale: 1.9 - 0.9 * overshoot(t),
  turn: (1 - easeOut(t)) * -0.5 + Math.sin(time * 1.7) * 0.025,
})

/** Objects settle, then float: the shadow stays and follows. */
const float: Entrance = (t, { time, unit }) => ({
  ...REST,
  alpha: clamp01(t * 3),
  dy: (1 - easeOut(t)) * unit * 16 + Math.sin(time * 1.6) * unit * 0.9 - unit * 0.9,
  scale: 0.86 + 0.14 * easeOut(t),
  turn: Math.sin(time * 0.9) * 0.018,
})

const shadowed: Entrance = (t, { time }) => ({
  ...REST,
  alpha: smooth(t) * (0.92 + 0.08 * Math.sin(time * 1.6)),
  scale: 0.7 + 0.3 * easeOut(t) + 0.02 * Math.sin(time * 1.6),
})

const ENTRANCES: Record<Role, Entrance> = {
  decor: fade,
  panel: fade,
  picture: fade,
  scrim: fade,
  shadow: shadowed,
  product: float,
  eyebrow: rise,
  headline: unveil,
  subline: rise,
  price: rise,
  chip: pop,
  badge: stick,
  cta: call,
  logo: fade,
  legal: fade,
  mark: () => REST,
}
