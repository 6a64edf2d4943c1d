import { tripleOf } from '../../triple.ts'
import { solveField } from '../picture/field.ts'
import { putBack, valuesAt } from '../picture/spatial-fill.ts'
import { type PlaneWork, restorePlane, SWEEPS, unblend } from '../restore/still-mark.ts'
import type { Picture } from './contrast.ts'
import { estimateMatte, type Witness } from './estimate-matte.ts'
import type { Matte } from './matte.ts'

/** A round after which light let through changed no more than this, on average, is the last one. */
const SETTLED = 0.0002

/**
 * Alternates as expectation–maximisation does (Dempster, Laird & Rubin 1977): the background is
 * estimated from the matte and the smooth surroundings, and the matte from that background. Strokes
 * and gaps between them then agree with each other.
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
          // What was found in the last round is a better start than any filling.
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
