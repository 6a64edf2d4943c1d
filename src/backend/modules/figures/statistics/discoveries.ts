/**
 * Which of many tests are significant at a false discovery rate of `level` (Benjamini and Hochberg
 * 1995): the smallest p-values, up to the last one that is within its rank's share of the level.
 */
export function discoveries(chances: readonly number[], level: number): boolean[] {
  const ordered = chances.toSorted((a, b) => a - b)
  const last = ordered.findLastIndex((chance, at) => chance <= ((at + 1) / ordered.length) * level)
  const limit = ordered[last]
  return chances.map((chance) => limit !== undefined && chance <= limit)
}
