import type { Share } from '../../../../contract/endpoints/figures.ts'
import { normalPoint, upperTail } from './normal.ts'

/** Hits among trials: clicks per impressions, conversions per clicks. */
export interface Counted {
  hits: number
  trials: number
}

const Z95 = normalPoint(0.025)

/** A proportion with its 95% score interval (Wilson 1927); null for invalid counts. */
export function wilson({ hits, trials }: Counted): Share | null {
  if (trials <= 0 || hits < 0 || hits > trials) return null
  const rate = hits / trials
  const spread = Z95 ** 2 / trials
  const middle = (rate + spread / 2) / (1 + spread)
  const half =
    (Z95 / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The normal approximation only holds if each expected count is at least five (Cochran 1954). */
const EXPECTED_MIN = 5

/** Trials that the first group still needs before it can be tested; 0 if it has enough. */
export function tooFew(one: Counted, rest: Counted): number {
  const hits = one.hits + rest.hits
  const trials = one.trials + rest.trials
  const rarer = Math.min(hits, trials - hits) / trials
  if (!(rarer > 0)) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.ceil(EXPECTED_MIN / rarer) - one.trials)
}

/** The p-value of the difference between two proportions: two-sided z-test with pooled variance. */
export function differenceChance(one: Counted, rest: Counted): number {
  const pooled = (one.hits + rest.hits) / (one.trials + rest.trials)
  const variance = pooled * (1 - pooled) * (1 / one.trials + 1 / rest.trials)
  if (variance <= 0) return 1
  return (
    2 * upperTail(Math.abs(one.hits / one.trials - rest.hits / rest.trials) / Math.sqrt(variance))
  )
}

const POWER_POINT = normalPoint(0.2)

/**
 * Trials the first group needs to show the observed difference with a power of 80%, with the rest
 * growing proportionally (Fleiss, Tytun and Ury 1980, without continuity correction).
 */
export function trialsNeeded(one: Counted, rest: Counted, level: number): number {
  const [first, second] = [one.hits / one.trials, rest.hits / rest.trials]
  const ratio = rest.trials / one.trials
  const pooled = (first + ratio * second) / (1 + ratio)
  const atNull = normalPoint(level / 2) * Math.sqrt((1 + 1 / ratio) * pooled * (1 - pooled))
  const atSeen = POWER_POINT * Math.sqrt(first * (1 - first) + (second * (1 - second)) / ratio)
  return Math.ceil(((atNull + atSeen) / (first - second)) ** 2)
}
