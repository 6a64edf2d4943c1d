import { tripleOf } from '../../triple.ts'
import { halved, type Mask } from '../picture/mask.ts'
import type { Picture } from './contrast.ts'
import { fitPlane } from './fit-plane.ts'
import { findMaterial, type Material } from './material.ts'
import { emptyPlaneMatte, type Matte, type PlaneMatte } from './matte.ts'
import { type Observations, observe } from './observe.ts'

/** What was seen, and the background behind it, for luma and both chroma planes. */
export type Witness = readonly [Observations, Observations, Observations]

/** Estimates a shape's background from its surroundings alone. */
export function witness(samples: readonly Picture[], shape: Mask): Witness {
  const small = halved(shape)
  return tripleOf((plane) =>
    observe(
      samples.map((sample) => sample[plane]),
      plane === 0 ? shape : small,
    ),
  )
}

/**
 * Estimates alpha and color of a static mark from many moments of its background. `guessError` is the mean squared
 * error of a background guessed from the surroundings.
 */
export function estimateMatte([luma, blue, red]: Witness, shape: Mask, guessError = 0): Matte {
  const small = halved(shape)
  const material = findMaterial(luma)
  const first = fitPlane(luma, emptyPlaneMatte(shape), { material, guessError })
  const transmittanceAt = transmittanceOf(first, shape)
  const colour = (observations: Observations) =>
    fitPlane(observations, emptyPlaneMatte(small), {
      material: material && colourOf(observations, transmittanceAt, material),
      transmittanceAt,
    })
  return { shape, planes: [first, colour(blue), colour(red)] }
}

/** Mean transmittance around each chroma sample. */
function transmittanceOf(
  { indices, transmittance }: PlaneMatte,
  shape: Mask,
): (index: number) => number {
  const whole = new Float32Array(shape.data.length).fill(1)
  for (let k = 0; k < indices.length; k++) whole[indices[k]!] = transmittance[k]!
  const half = (shape.width + 1) >> 1
  return (index) => {
    const x = (index % half) * 2
    const y = Math.floor(index / half) * 2
    const at = y * shape.width + x
    const right = x + 1 < shape.width ? 1 : 0
    const down = y + 1 < shape.height ? shape.width : 0
    return (whole[at]! + whole[at + right]! + whole[at + down]! + whole[at + down + right]!) / 4
  }
}

/** The material's color in another plane: the median over all samples well inside the mark. */
function colourOf(
  { indices, seen, behind }: Observations,
  transmittanceAt: (index: number) => number,
  { transmittance }: Material,
): Material {
  const colours: number[] = []
  for (let k = 0; k < indices.length; k++) {
    const own = transmittanceAt(indices[k]!)
    if (Math.abs(own - transmittance) > 0.1) continue
    for (let t = 0; t < seen.length; t += 4) {
      const [j, e] = [seen[t]![k]!, behind[t]![k]!]
      colours.push((j - own * e) / (1 - own))
    }
  }
  const ordered = Float64Array.from(colours).sort()
  return { transmittance, colour: ordered[ordered.length >> 1] ?? 128 }
}
