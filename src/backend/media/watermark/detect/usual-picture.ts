import { createPlane, type Plane } from '../picture/plane.ts'
import type { Grey, Sights } from './sights.ts'

/** What a video usually shows, pixel by pixel. */
export interface UsualPicture {
  /** Mean over time: blurs whatever moves and keeps static things sharp. */
  mean: Plane
  /** Mean steepness of the individual pictures, summed over both directions. */
  steepness: Plane
  /** Median over time: the background of whatever passes by. */
  middle: Grey
}

const FOR_STEEPNESS = 24
const FOR_MIDDLE = 15

export function usualPicture({ width, height, samples }: Sights): UsualPicture {
  const mean = createPlane(width, height)
  for (const sample of samples)
    for (let at = 0; at < sample.length; at++)
      mean.data[at] = mean.data[at]! + sample[at]! / samples.length
  return {
    mean,
    steepness: meanSteepness(some(samples, FOR_STEEPNESS), mean),
    middle: middleOf(some(samples, FOR_MIDDLE)),
  }
}

const some = (samples: readonly Grey[], count: number): Grey[] =>
  samples.filter((_, index) => index % Math.ceil(samples.length / count) === 0)

function meanSteepness(samples: readonly Grey[], { width, height }: Plane): Plane {
  const steepness = createPlane(width, height)
  const { data } = steepness
  for (const sample of samples)
    for (let at = width; at < sample.length - width; at++)
      data[at] =
        data[at]! +
        (Math.abs(sample[at + 1]! - sample[at - 1]!) +
          Math.abs(sample[at + width]! - sample[at - width]!)) /
          (2 * samples.length)
  return steepness
}

function middleOf(samples: readonly Grey[]): Grey {
  const { length } = samples[0]!
  const middle = new Uint8Array(length)
  const sorted = new Uint8Array(samples.length)
  for (let at = 0; at < length; at++) {
    for (let k = 0; k < sorted.length; k++) {
      const value = samples[k]![at]!
      let to = k
      for (; to > 0 && sorted[to - 1]! > value; to--) sorted[to] = sorted[to - 1]!
      sorted[to] = value
    }
    middle[at] = sorted[sorted.length >> 1]!
  }
  return middle
}
