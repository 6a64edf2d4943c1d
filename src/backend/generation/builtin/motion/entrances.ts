import { clamp01, easeOut, progressBetween, smooth } from '../../../../contract/easing.ts'
import type { Role } from '../scene.ts'
import { type Pose, REST, type Sprite } from './sprite.ts'

/** When each role enters, in seconds from the start of its scene, and how long that takes. */
const CUES: Record<Role, { at: number; lasts: number; stagger: number }> = {
  decor: { at: 0.05, lasts: 0.4, stagger: 0 },
  panel: { at: 0, lasts: 0.35, stagger: 0.03 },
  picture: { at: 0, lasts: 0.4, stagger: 0.15 },
  scrim: { at: 0, lasts: 0.3, stagger: 0 },
  shadow: { at: 0, lasts: 0.4, stagger: 0.12 },
  product: { at: 0, lasts: 0.4, stagger: 0.12 },
  eyebrow: { at: 0.05, lasts: 0.35, stagger: 0.05 },
  headline: { at: 0.05, lasts: 0.5, stagger: 0.08 },
  subline: { at: 0.22, lasts: 0.4, stagger: 0.06 },
  price: { at: 0.3, lasts: 0.4, stagger: 0.06 },
  chip: { at: 0.2, lasts: 0.36, stagger: 0.06 },
  badge: { at: 0.35, lasts: 0.4, stagger: 0.06 },
  cta: { at: 0.5, lasts: 0.4, stagger: 0 },
  logo: { at: 0.05, lasts: 0.4, stagger: 0 },
  legal: { at: 0.15, lasts: 0.4, stagger: 0 },
  mark: { at: 0, lasts: 0.01, stagger: 0 },
}
/** However many lines there are, the last one starts by then. */
const STAGGER_MAX = 0.35

/** Shorter scenes bring everything on sooner. */
const FULL_PACE_SECONDS = 2

export const paceOf = (sceneSeconds: number): number =>
  Math.min(1, sceneSeconds / FULL_PACE_SECONDS)

/** Seconds from the start of its scene until the first sprite of a role enters. */
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

/** The pose of a sprite at a moment: it enters and then rests. */
export function poseAt(sprite: Sprite, moment: Moment): Pose {
  const cue = CUES[sprite.role]
  const from = (cue.at + Math.min(STAGGER_MAX, sprite.order * cue.stagger)) * moment.pace
  const t = progressBetween(moment.time, from, from + cue.lasts * Math.max(0.6, moment.pace))
  return ENTRANCES[sprite.role](t, moment)
}

/** Leaving text makes room before the next enters, so that the two never overlap. */
export function leaving(pose: Pose, t: number, unit: number): Pose {
  const gone = clamp01(t)
  return gone === 0
    ? pose
    : { ...pose, alpha: pose.alpha * (1 - smooth(gone)), dy: pose.dy - gone ** 2 * unit * 1.6 }
}

type Entrance = (t: number, moment: Moment) => Pose

const rise: Entrance = (t, { unit }) => ({
  ...REST,
  alpha: smooth(t),
  dy: (1 - easeOut(t)) * unit * 1.8,
})

/** Lines slide up from behind their own lower edge. */
const unveil: Entrance = (t) => ({ ...REST, reveal: easeOut(t), alpha: clamp01(t * 6) })

const fade: Entrance = (t) => ({ ...REST, alpha: smooth(t) })

/** Like a sticker: it comes down onto its place and stays. */
const stick: Entrance = (t) => ({ ...REST, alpha: clamp01(t * 3), scale: 1.16 - 0.16 * easeOut(t) })

const ENTRANCES: Record<Role, Entrance> = {
  decor: fade,
  panel: fade,
  picture: fade,
  scrim: fade,
  shadow: fade,
  product: fade,
  eyebrow: rise,
  headline: unveil,
  subline: rise,
  price: unveil,
  chip: rise,
  badge: stick,
  cta: rise,
  logo: fade,
  legal: fade,
  mark: () => REST,
}
