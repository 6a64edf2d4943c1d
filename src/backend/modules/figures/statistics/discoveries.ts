/**
 * Which of many tests may be believed when a share of at most `level` of those believed is to be wrong
 * (Benjamini and Hochberg 1995): the smallest chances, up to the last that is below its rank's part of it.
 */
export function discoveries(chances: readonly number[], level: number): boolean[] {
  const ordered = chances.toSorted((a, b) => a - b)
  const last = ordered.findLastIndex((chance, at) => chance <= ((at + 1) / ordered.length) * level)
  const limit = ordered[last]
  return chances.map((chance) => limit !== undefined && chance <= limit)
}
