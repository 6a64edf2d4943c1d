/** Number of curves over time to find, each orthogonal to the earlier ones. */
const CURVES = 2
const ITERATIONS = 40
/** No change of a pixel counts more than this: something that passes in front isn't a mark. */
const FURTHEST = 8

/**
 * What many pixels do together over time, strongest first: the first principal components (Pearson 1901), by power
 * iteration on the Gram matrix. One row per moment, one column per pixel.
 */
export function commonCurves(rows: readonly Float32Array[]): Float64Array[] {
  const gram = productsOf(centred(rows))
  const curves: Float64Array[] = []
  for (let n = 0; n < CURVES; n++) {
    // Any start works that isn't orthogonal to the solution.
    let curve = Float64Array.from(gram, (row, t) => row[t]! * (1 + (t % 3)))
    for (let round = 0; round < ITERATIONS; round++) {
      const next = Float64Array.from(gram, (row) => product(row, curve))
      for (const known of curves) {
        const part = product(next, known)
        for (const [t, value] of known.entries()) next[t] = next[t]! - part * value
      }
      const size = Math.hypot(...next) || 1
      curve = next.map((value) => value / size)
    }
    curves.push(curve)
  }
  return curves
}

/** Each value's clipped deviation from its pixel's median. */
function centred(rows: readonly Float32Array[]): Float32Array[] {
  const apart = rows.map((row) => new Float32Array(row.length))
  const values = new Float32Array(rows.length)
  for (let k = 0; k < (rows[0]?.length ?? 0); k++) {
    for (const [t, row] of rows.entries()) values[t] = row[k]!
    const middle = values.toSorted()[values.length >> 1]!
    for (const [t, row] of apart.entries())
      row[k] = Math.max(-FURTHEST, Math.min(FURTHEST, values[t]! - middle))
  }
  // Principal components require zero means.
  for (let k = 0; k < (rows[0]?.length ?? 0); k++) {
    const mean = apart.reduce((sum, row) => sum + row[k]!, 0) / apart.length
    for (const row of apart) row[k] = row[k]! - mean
  }
  return apart
}

/** The Gram matrix: products of all pairs of rows. */
export function productsOf(rows: readonly Float32Array[]): number[][] {
  const products: number[][] = []
  for (const [n, one] of rows.entries())
    products.push(rows.map((other, m) => products[m]?.[n] ?? product(one, other)))
  return products
}

export function product(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let k = 0; k < one.length; k++) sum += one[k]! * other[k]!
  return sum
}
