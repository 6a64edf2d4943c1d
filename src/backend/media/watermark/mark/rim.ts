import { dilated, eroded, type Mask } from '../picture/mask.ts'
import { ACROSS, forPairs, type Steps } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** With fewer pairs than this, the strokes are too thin to have an inside. */
const FEWEST = 120

/** Pairs of pixels straight across the rim of the labeled area, both clear of it: inside, outside. */
export function rimPairs(mask: Mask): Int32Array {
  const pairs = pairsAcross(mask, eroded(mask, 1).data)
  return pairs.length < 2 * FEWEST ? pairsAcross(mask, mask.data) : pairs
}

function pairsAcross(mask: Mask, inner: Uint8Array): Int32Array {
  const { width, height } = mask
  const near = dilated(mask, 1).data
  const pairs: number[] = []
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (inner[at]! > near[other]!) pairs.push(at, other)
      else if (inner[other]! > near[at]!) pairs.push(other, at)
    })
  return new Int32Array(pairs)
}

/** Steps across the rim of the labeled area, at all moments. */
export function rimSteps({ regionMask, moments }: Stills, label: Uint8Array): Steps {
  const pairs = rimPairs({ ...regionMask, data: label })
  const count = (pairs.length / 2) * moments.length
  const near = new Float32Array(count * CHANNELS)
  const far = new Float32Array(count * CHANNELS)
  let to = 0
  for (const pixels of moments)
    for (let n = 0; n < pairs.length; n += 2)
      for (let c = 0; c < CHANNELS; c++, to++) {
        near[to] = pixels[pairs[n]! * CHANNELS + c]!
        far[to] = pixels[pairs[n + 1]! * CHANNELS + c]!
      }
  return { count, near, far }
}
