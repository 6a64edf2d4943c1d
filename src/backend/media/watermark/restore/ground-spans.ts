import {
  groundEvidence,
  groundOf,
  type KnownGround,
  shownOver,
  UNSEEN,
} from '../fades/known-ground.ts'
import type { OverStill } from '../fades/over-still.ts'
import { overlayByVisits } from '../fades/overlay-by-visits.ts'
import { fades, isConstant, shownRuns } from '../fades/strengths.ts'
import type { Matte } from '../mark/matte.ts'
import { withOpaquePart } from '../mark/opaque-parts.ts'
import { readPlane } from '../picture/plane.ts'
import { endOf, firstOf } from '../switches/scene.ts'
import type { KnownFading } from './known-fading.ts'
import type { Learner } from './learner.ts'
import type { MarkSpan } from './mark-span.ts'
import type { Place } from './place.ts'
import { workFor } from './still-mark.ts'
import { picturesOf, TEXTURE_MOMENTS, texturesAround } from './still-spans.ts'

/** A moment that shows this share of a mark shows all of it. */
const FULL = 0.95

/** Something that comes and goes at once is a mark if it accounts for this share of all changes in its place. */
const NEARLY_ALL = 0.85

/** If a mark comes and goes over a still picture, the frames without the mark show that picture. */
export function overGround(
  place: Place,
  over: OverStill,
  ground: KnownGround,
  learner: Learner,
): KnownFading {
  let learnt: ReturnType<typeof learnMark> | undefined
  return {
    async spansIn(scene) {
      const first = firstOf(scene)
      const strengths = shownOver(over, first, endOf(scene) - first, scene.luma)
      const isSure = over.explained > NEARLY_ALL || fades(strengths) || isConstant(strengths)
      if (!isSure) return null
      const runs = shownRuns(strengths).filter(
        ([from, to]) => Math.max(...strengths.subarray(from, to)) > UNSEEN,
      )
      if (runs.length === 0) return []
      learnt ??= learnMark(place, over, ground, learner)
      const mark = await learnt
      return runs.map(([from, to]) => ({
        ...mark,
        from: first + from,
        to: first + to,
        strengthAt: (index) => strengths[index - first]!,
      }))
    },
  }
}

/** For anything passing behind the mark, other frames don't help; the light that the mark transmits does. */
async function learnMark(
  place: Place,
  over: OverStill,
  known: KnownGround,
  learner: Learner,
): Promise<Pick<MarkSpan, 'shape' | 'matte' | 'works' | 'ground'>> {
  const { samples, view, scale } = place
  const byVisits = over.isOverlay
    ? overlayByVisits(
        (moment, plane) => readPlane(samples[moment]!, view.planes[plane], scale),
        over,
        view.planes[0],
      )
    : null
  if (byVisits) return groundSpan(place, over, known, byVisits)
  const full = samples.filter((_, n) => over.shown[n]! > FULL)
  const laidOver = known.isPassed ? await learner.laidOver({ ...place, samples: full }) : null
  const matte = laidOver && withOpaquePart(laidOver.matte, known.shape)
  return groundSpan(place, over, known, matte)
}

function groundSpan(
  place: Place,
  over: OverStill,
  known: KnownGround,
  matte: Matte | null,
): Pick<MarkSpan, 'shape' | 'matte' | 'works' | 'ground'> {
  const { shape, planes } = (matte && groundOf(place, over, matte.shape)) ?? known
  const works = workFor(shape, texturesAround(picturesOf(place, TEXTURE_MOMENTS), shape))
  const ground = planes.map((plane, n) => groundEvidence(plane, place.view.planes[n]!))
  return { shape, matte: shape === matte?.shape ? matte : null, works, ground }
}
