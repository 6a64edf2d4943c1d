/**
 * Upper tail of the standard normal distribution, by a Chebyshev fit of the complementary error
 * function (Press et al., Numerical Recipes, 1992, section 6.2): relative error below 1.2e-7.
 */
export function upperTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  const series = COEFFICIENTS.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  const half = (t * Math.exp(-x * x + series)) / 2
  return z >= 0 ? half : 1 - half
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]

/** The quantile of the normal distribution with the given upper tail, by bisection. */
export function normalPoint(tail: number): number {
  let [low, high] = [-40, 40]
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (upperTail(middle) > tail) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The same for Student's t distribution, by the expansion of Fisher and Cornish (1960); for 5 or more
 * degrees of freedom.
 */
export function studentPoint(tail: number, degrees: number): number {
  const z = normalPoint(tail)
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9]
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * degrees ** 4)
  )
}
