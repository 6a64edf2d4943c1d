import type { Together } from './two-levels.ts'

/** Variance of a picture that isn't even. */
const UNEVEN = 60
/** Least slope between values with and without the mark, and least share of the one that the other explains. */
const [SHINING, GOES_ALONG] = [0.3, 0.35]
/** Factor by which contrast is clearly higher. */
const PLAINLY = 1.05

/**
 * How contrast with a mark relates to contrast without it, over a picture that isn't even: a half-transparent mark
 * lowers it. Null if the two are unrelated.
 */
export function contrastLeft({ without, full }: Together): number | null {
  const count = Math.max(1, without.length)
  const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / count
  const [meanGround, meanFull] = [mean(without), mean(full)]
  let [products, squares, squaresFull] = [0, 1e-6, 1e-6]
  for (const [k, value] of without.entries()) {
    const [apart, seen] = [value - meanGround, full[k]! - meanFull]
    products += apart * seen
    squares += apart * apart
    squaresFull += seen * seen
  }
  if (Math.min(squares, squaresFull) < UNEVEN * count) return null
  if (products < SHINING * squares || products < SHINING * squaresFull) return null
  if (products ** 2 < GOES_ALONG * squares * squaresFull) return null
  if (products > PLAINLY * squares) return products / squares
  return products > PLAINLY * squaresFull ? squaresFull / products : 1
}
