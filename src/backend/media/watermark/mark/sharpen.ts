import { putBack, valuesAt } from '../picture/spatial-fill.ts'
import { type PlaneWork, restorePlane, unblend } from '../restore/still-mark.ts'
import type { Picture } from './contrast.ts'
import { estimateMatte, type Witness } from './estimate-matte.ts'
import type { Matte } from './matte.ts'

/**
 * One round of expectation and maximisation: what the matte says lay behind, drawn to the smooth
 * surroundings, tells the matte again. Strokes and gaps between them then agree with each other.
 */
export function sharpened(
  matte: Matte,
  witness: Witness,
  samples: readonly Picture[],
  works: readonly PlaneWork[],
): Matte {
  const behind = ([0, 1, 2] as const).map((plane) => {
    const work = works[plane] as PlaneWork
    const { indices } = work.grid
    return samples.map((sample) => {
      const picture = sample[plane]
      const own = valuesAt(picture.data, indices)
      restorePlane(picture, work, unblend(picture, matte.planes[plane]))
      const found = valuesAt(picture.data, indices)
      putBack(picture, indices, own)
      return found
    })
  })
  const again = witness.map((seen, plane) => ({ ...seen, behind: behind[plane] }))
  return estimateMatte(again as unknown as Witness, matte.shape)
}
