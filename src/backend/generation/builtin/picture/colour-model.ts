import { tripleOf } from '../../../media/triple.ts'

type Planes = readonly [Float32Array, Float32Array, Float32Array]

interface Cluster {
  mean: [number, number, number]
  variance: [number, number, number]
  share: number
}

/** Colors of a region as a few soft clusters. */
export type ColourModel = readonly Cluster[]

const ROUNDS = 5
const SAMPLES_MAX = 2_500
/** Noise and JPEG blocks: no cluster is narrower. */
const VARIANCE_MIN = 20

/** Clusters the pixels of a region; the initial centers are spread by lightness, so no randomness is needed. */
export function learnColours(
  planes: Planes,
  pixels: ArrayLike<number>,
  clusterCount: number,
): ColourModel {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES_MAX))
  const sorted = Array.from(
    { length: Math.floor(pixels.length / step) },
    (_, index) => pixels[index * step]!,
  ).sort((one, other) => planes[0][one]! - planes[0][other]!)
  if (sorted.length === 0) return []
  const count = Math.min(clusterCount, sorted.length)
  let model: Cluster[] = Array.from({ length: count }, (_, index) => {
    const pixel = sorted[Math.floor(((index + 0.5) / count) * sorted.length)]!
    return { mean: colourAt(planes, pixel), variance: [400, 400, 400], share: 1 / count }
  })
  for (let round = 0; round < ROUNDS; round += 1) model = reclustered(planes, sorted, model)
  return model
}

const colourAt = ([a, b, c]: Planes, pixel: number): [number, number, number] => [
  a[pixel]!,
  b[pixel]!,
  c[pixel]!,
]

function reclustered(planes: Planes, pixels: readonly number[], model: Cluster[]): Cluster[] {
  const sums = model.map(() => new Float64Array(7))
  for (const pixel of pixels) {
    const colour = colourAt(planes, pixel)
    let [best, nearest] = [0, Number.POSITIVE_INFINITY]
    for (let index = 0; index < model.length; index += 1) {
      const { mean } = model[index]!
      const distance =
        (colour[0] - mean[0]) ** 2 + (colour[1] - mean[1]) ** 2 + (colour[2] - mean[2]) ** 2
      if (distance >= nearest) continue
      best = index
      nearest = distance
    }
    const sum = sums[best]!
    sum[0] = sum[0]! + 1
    for (const axis of [0, 1, 2] as const) {
      sum[1 + axis] = sum[1 + axis]! + colour[axis]
      sum[4 + axis] = sum[4 + axis]! + colour[axis] ** 2
    }
  }
  return sums.flatMap((sum) => {
    const count = sum[0]!
    if (count === 0) return []
    const mean = tripleOf((axis) => sum[1 + axis]! / count)
    const variance = tripleOf((axis) =>
      Math.max(VARIANCE_MIN, sum[4 + axis]! / count - mean[axis] ** 2),
    )
    return [{ mean, variance, share: count / pixels.length }]
  })
}

/**
 * How unlikely a pixel's color is in the region, as a negative logarithm: 0 is very likely. It's called for
 * every pixel, so everything that depends on the clusters alone is precomputed.
 */
export function strangeness([a, b, c]: Planes, model: ColourModel): (pixel: number) => number {
  const facts = Float64Array.from(
    model.flatMap(({ mean, variance, share }) => {
      const width = Math.sqrt(variance[0] * variance[1] * variance[2])
      return [...mean, ...variance.map((one) => -0.5 / one), (share * 1_000) / width]
    }),
  )
  return (pixel) => {
    const [first, second, third] = [a[pixel]!, b[pixel]!, c[pixel]!]
    let likelihood = 1e-9
    for (let at = 0; at < facts.length; at += 7) {
      const exponent =
        (first - facts[at]!) ** 2 * facts[at + 3]! +
        (second - facts[at + 1]!) ** 2 * facts[at + 4]! +
        (third - facts[at + 2]!) ** 2 * facts[at + 5]!
      likelihood += Math.exp(exponent) * facts[at + 6]!
    }
    return -Math.log(likelihood)
  }
}
