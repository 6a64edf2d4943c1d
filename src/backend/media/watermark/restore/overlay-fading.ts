import { fades, isConstant, shownRuns, strengthsOver } from '../fades/strengths.ts'
import { shownOverTime } from '../mark/shown.ts'
import type { Plane } from '../picture/plane.ts'
import { endOf, firstOf, type Scene } from '../switches/scene.ts'
import type { KnownFading } from './known-fading.ts'
import { type FadedMark, throughout } from './still-spans.ts'

/** A half-transparent fading mark: the steps across its rim show its strength in each frame. */
export function overlayFading({ found, still }: FadedMark): KnownFading {
  const span = throughout(still)
  return {
    spansIn(scene, isOnly = false) {
      const first = firstOf(scene)
      const told = strengthsOver(shownOverTime(lumasOf(scene), scene.regionMask, found))
      const isSudden = !fades(told) && !isConstant(told)
      if (isSudden && !isOnly) return null
      const strengths = isSudden ? told.map(Math.round) : told
      return shownRuns(strengths).map(([from, to]) => ({
        ...span,
        from: first + from,
        to: first + to,
        strengthAt: (index) => strengths[index - first]!,
      }))
    },
  }
}

function* lumasOf(scene: Scene): Generator<Plane> {
  for (let index = firstOf(scene); index < endOf(scene); index++) yield scene.luma(index)
}
