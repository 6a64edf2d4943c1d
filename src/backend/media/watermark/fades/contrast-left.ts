import type { Together } from './two-levels.ts'

/** Variance of a picture that is not even. */
const UNEVEN = 60
/** Least slope between what is seen with the mark and without it, and least share of the one that the other explains. */
const [SHINING, GOES_ALONG] = [0.3, 0.35]
/** By so much more contrast is plainly more. */
const PLAINLY = 1.05

/**
 * How what is seen with a mark goes with what is seen without it, over a picture that is not even: a mark that lets light
 * through makes it fainter. Null where the one tells nothing of the other.
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
