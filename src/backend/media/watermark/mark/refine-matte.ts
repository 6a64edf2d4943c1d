import { tripleOf } from '../../triple.ts'
import { solveField } from '../picture/field.ts'
import { putBack, valuesAt } from '../picture/spatial-fill.ts'
import { type PlaneWork, restorePlane, SWEEPS, unblend } from '../restore/still-mark.ts'
import type { Picture } from './contrast.ts'
import { estimateMatte, type Witness } from './estimate-matte.ts'
import type { Matte } from './matte.ts'

/** The last round is the one that changes transmittance by no more than this, on average. */
const SETTLED = 0.0002

/**
 * Alternates like expectation–maximization (Dempster, Laird & Rubin 1977): estimates the background from the matte and
 * the smooth surroundings, and the matte from that background, so that strokes and the gaps between them agree.
 */
export function refinedMatte(
  first: Matte,
  witness: Witness,
  samples: readonly Picture[],
  works: readonly PlaneWork[],
  rounds: number,
  estimate = (seen: Witness) => estimateMatte(seen, first.shape),
): Matte {
  let matte = first
  let seen = witness
  for (let round = 0; round < rounds; round++) {
    seen = tripleOf((plane) => {
      const behind = samples.map((sample, n) => {
        const picture = sample[plane]
        const work = works[plane]!
        const { indices } = work.grid
        const own = valuesAt(picture.data, indices)
        const evidence = unblend(picture, matte.planes[plane])
        if (round === 0) restorePlane(picture, work, evidence)
        else {
          // The last round's result is a better start than any fill.
          putBack(picture, indices, seen[plane].behind[n]!)
          solveField(picture, work.grid, { evidence, texture: work.texture }, SWEEPS)
        }
        const found = valuesAt(picture.data, indices)
        putBack(picture, indices, own)
        return found
      })
      return { ...witness[plane], behind }
    })
    const last = matte
    matte = estimate(seen)
    if (changeOf(matte, last) < SETTLED) break
  }
  return matte
}

function changeOf({ planes: [now] }: Matte, { planes: [before] }: Matte): number {
  let sum = 0
  for (let k = 0; k < now.transmittance.length; k++)
    sum += Math.abs(now.transmittance[k]! - before.transmittance[k]!)
  return sum / Math.max(1, now.transmittance.length)
}
