/** A curve over time is looked for so often, each at right angles to those before. */
const CURVES = 2
const ITERATIONS = 40
/** No change of a pixel counts more than this one: what passes in front is no mark. */
const FURTHEST = 8

/**
 * What the values of many pixels do together over time, from the most to the least: the first principal
 * components (Pearson 1901), by power iteration on the Gram matrix. One row per moment, one column per pixel.
 */
export function commonCurves(rows: readonly Float32Array[]): Float64Array[] {
  const gram = productsOf(centred(rows))
  const curves: Float64Array[] = []
  for (let n = 0; n < CURVES; n++) {
    // Any start will do that is not at right angles to what is looked for.
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

/** What every value is off its pixel's middle one, no more than so much. */
function centred(rows: readonly Float32Array[]): Float32Array[] {
  const apart = rows.map((row) => new Float32Array(row.length))
  const values = new Float32Array(rows.length)
  for (let k = 0; k < (rows[0]?.length ?? 0); k++) {
    for (const [t, row] of rows.entries()) values[t] = row[k]!
    const middle = values.toSorted()[values.length >> 1]!
    for (const [t, row] of apart.entries())
      row[k] = Math.max(-FURTHEST, Math.min(FURTHEST, values[t]! - middle))
  }
  // A principal component is that of values whose mean is nothing.
  for (let k = 0; k < (rows[0]?.length ?? 0); k++) {
    const mean = apart.reduce((sum, row) => sum + row[k]!, 0) / apart.length
    for (const row of apart) row[k] = row[k]! - mean
  }
  return apart
}

/** The Gram matrix: of every row with every row. */
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
