/**
 * Solves a small positive definite system in place by Cholesky decomposition; null if the matrix isn't positive
 * definite. Only the lower triangle of `matrix` is read.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const n = right.length
  for (let i = 0; i < n; i++) if (!factorRow(matrix, n, i)) return null
  const answer = right.slice()
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) answer[i] = answer[i]! - (matrix[i * n + k]! * answer[k]!)!
    answer[i] = answer[i]! / matrix[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) answer[i] = answer[i]! - (matrix[k * n + i]! * answer[k]!)!
    answer[i] = answer[i]! / matrix[i * n + i]!
  }
  return answer
}

function factorRow(matrix: Float64Array, n: number, i: number): boolean {
  for (let j = 0; j <= i; j++) {
    let sum = matrix[i * n + j]!
    for (let k = 0; k < j; k++) sum -= matrix[i * n + k]! * matrix[j * n + k]!
    if (i === j && sum < 1e-12) return false
    matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * n + j]!
  }
  return true
}
