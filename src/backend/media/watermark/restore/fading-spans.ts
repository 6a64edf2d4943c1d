import { fadingMark, shownOf } from '../fades/fading-mark.ts'
import { groundOf } from '../fades/known-ground.ts'
import { opaqueFading } from '../fades/opaque-fading.ts'
import { overStill } from '../fades/over-still.ts'
import { fades, isConstant, shownRuns, strengthsOver } from '../fades/strengths.ts'
import { moves } from '../mark/standing.ts'
import { readPlane } from '../picture/plane.ts'
import { endOf, firstOf } from '../switches/scene.ts'
import { overGround } from './ground-spans.ts'
import type { KnownFading } from './known-fading.ts'
import type { Learner } from './learner.ts'
import type { Place } from './place.ts'
import { picturesOf, stillMark, throughout } from './still-spans.ts'

/** A moment that shows this share of a mark shows all of it. */
const FULL = 0.9

/** Looks for a fading mark in a region; its substance is learned on demand. */
export function learnFading(place: Place, learner: Learner): KnownFading | null {
  const { samples, view, scale, regionMask } = place
  const lumas = samples.map((sample) => readPlane(sample, view.planes[0], scale))
  const over = overStill(lumas, regionMask)
  const ground = over && groundOf(place, over)
  if (ground) return overGround(place, over, ground, learner)
  const mark = fadingMark(lumas, regionMask) ?? opaqueFading(lumas, regionMask)
  if (!mark) return null
  // Over a moving picture, other frames reveal less than the moments themselves.
  const isMoving = moves(lumas, regionMask)
  const full = samples.filter((_, n) => shownOf(mark, lumas[n]!) > FULL)
  const learn = async () => {
    const laidOver = await learner.laidOver({ ...place, samples: full })
    const own = laidOver ?? stillMark(picturesOf({ ...place, samples: full }), place)
    return { span: throughout(own), isLaidOver: laidOver !== null }
  }
  let learnt: ReturnType<typeof learn> | undefined
  const cluster = {}
  return {
    async spansIn(scene) {
      const first = firstOf(scene)
      const shown = Float32Array.from({ length: endOf(scene) - first }, (_, n) =>
        shownOf(mark, scene.luma(first + n)),
      )
      const strengths = strengthsOver(shown)
      if (!fades(strengths) && !isConstant(strengths)) return null
      const runs = shownRuns(strengths)
      if (runs.length === 0) return []
      learnt ??= learn()
      const { span, isLaidOver } = await learnt
      // Frames without the mark show its background, which beats any estimate.
      const isLearntAnew = !isLaidOver && !isMoving && strengths.includes(0)
      return runs.map(([from, to]) => ({
        ...span,
        from: first + from,
        to: first + to,
        strengthAt: (index) => strengths[index - first]!,
        ...(isLearntAnew && { matte: null, member: { cluster, shape: span.shape, x: 0, y: 0 } }),
      }))
    },
  }
}
