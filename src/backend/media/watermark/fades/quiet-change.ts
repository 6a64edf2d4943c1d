import { shownBy } from './laid-over-ground.ts'

/** What an encoder leaves does not count, and no change counts more than this one (levels of 255). */
const [NOISE, CLEARLY, FURTHEST] = [4, 8, 24]
/** What changes no more than this in the mean, without what an encoder leaves, is the same. */
const SAME = 0.5
/** At other moments so much of it may have been moved, or be hidden by what passes. */
const MOSTLY = [0.35, 0.15]
/** Share of the moments that look the same but for a mark, at least: less is a pause of what moves. */
const FEWEST = 0.2

/** Some of the moments, and how much of a mark each of them shows. */
export interface CurveAt {
  moments: readonly number[]
  curve: ArrayLike<number>
}

/**
 * The moments between which nothing changes beside a region, whatever passes there at others, and what comes and goes
 * in it between them: of the two that differ most in it, one shows all of the mark and one nothing of it.
 */
export function* quietChanges(
  rows: readonly Float32Array[],
  inside: Uint8Array,
): Generator<CurveAt> {
  const within = rows.map((row) => row.filter((_, k) => inside[k]))
  const beside = rows.map((row) => row.filter((_, k) => !inside[k]))
  let [most, one, other] = [0, -1, -1]
  for (const [t, row] of within.entries())
    for (let s = 0; s < t; s++) {
      const around = changeBetween(beside[t]!, beside[s]!)
      if (around > SAME) continue
      const worth = changeBetween(row, within[s]!) / (SAME + around)
      if (worth > most) [most, one, other] = [worth, s, t]
    }
  if (one < 0) return
  const ground = within[one]!
  const change = within[other]!.map((value, k) => value - ground[k]!)
  const shown = shownBy({ ground, change }, within)
  const all = [...rows.keys()]
  const alike = (isAlike: (row: Float32Array, known: Float32Array) => boolean) =>
    all.filter((t) => [one, other].some((s) => isAlike(beside[t]!, beside[s]!)))
  const kinds = [
    ...MOSTLY.map((most) => alike((row, known) => shareChanged(row, known) < most)),
    alike((row, known) => changeBetween(row, known) <= SAME),
  ]
  for (const moments of kinds) {
    if (moments.length < FEWEST * rows.length) continue
    yield { moments, curve: moments.map((t) => Math.max(0, Math.min(1, shown[t]!))) }
  }
}

function changeBetween(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (const [k, value] of one.entries()) {
    const apart = Math.abs(value - other[k]!)
    if (apart > NOISE) sum += Math.min(FURTHEST, apart)
  }
  return sum / Math.max(1, one.length)
}

function shareChanged(one: Float32Array, other: Float32Array): number {
  let count = 0
  for (const [k, value] of one.entries()) if (Math.abs(value - other[k]!) > CLEARLY) count++
  return count / Math.max(1, one.length)
}
