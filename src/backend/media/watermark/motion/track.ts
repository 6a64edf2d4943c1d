import { type Affine, composed, IDENTITY, inverted, scaled } from './affine.ts'
import { align, residuals } from './align.ts'
import type { MotionFrame } from './motion-frame.ts'

const COARSEST = 3
/** A motion must explain clearly more than rest does, or the picture counts as still. */
const WORTH_MOVING = 0.93
/** The gain must also exceed what encoder noise could simulate. */
const CLEAR_GAIN = 0.3
/** With an error this large after the best motion, two frames show different scenes. */
const CUT = 26

/** Motion between adjacent frames; null across a cut. `rest` is the motion of a still picture. */
export function motionBetween(
  from: MotionFrame,
  to: MotionFrame,
  guess: Affine,
  rest: Affine = IDENTITY,
): Affine | null {
  const still = medianResidual(from, to, rest)
  // Too little to measure: counts as still.
  if (still < 1 || still === Number.POSITIVE_INFINITY) return rest
  const tries = [align(from, to, guess, 1), align(from, to, rest, COARSEST)]
  const [best] = tries
    .map((motion) => ({ motion, error: medianResidual(from, to, motion) }))
    .sort((a, b) => a.error - b.error)
  if (!best || !(best.error < CUT)) return still < CUT ? rest : null
  const worth = Math.min(WORTH_MOVING * still, still - CLEAR_GAIN)
  return best.error > worth ? rest : best.motion
}

export function medianResidual(
  from: MotionFrame,
  to: MotionFrame,
  motion: Affine,
  level = 0,
): number {
  const featurePoints = from.featurePoints(level)
  const { typical: error, known } = residuals(
    featurePoints,
    to,
    scaled(motion, 1 / (1 << level)),
    level,
  )
  return known < Math.max(24, featurePoints.x.length / 5) ? Number.POSITIVE_INFINITY : error
}

/** Motions of a stretch of frames, each from a frame to the one before it. */
export interface Track {
  first: number
  steps: (Affine | null)[]
}

/** The motion that maps points of frame `from` to frame `to`; null if there is a cut between them. */
export function motionOver(track: Track, from: number, to: number): Affine | null {
  let motion: Affine = IDENTITY
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  for (let index = high; index > low; index--) {
    const step = track.steps[index - track.first]
    if (!step) return null
    motion = composed(step, motion)
  }
  return from > to ? motion : inverted(motion)
}
