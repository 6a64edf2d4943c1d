import type { Share } from '../../../../contract/endpoints/figures.ts'
import { normalPoint, upperTail } from './normal.ts'

/** How many of how many: clicks of impressions, conversions of clicks. */
export interface Counted {
  hits: number
  trials: number
}

const Z95 = normalPoint(0.025)

/** A share with its score interval at 95 % (Wilson 1927); null where the counts are none. */
export function wilson({ hits, trials }: Counted): Share | null {
  if (trials <= 0 || hits < 0 || hits > trials) return null
  const rate = hits / trials
  const spread = Z95 ** 2 / trials
  const middle = (rate + spread / 2) / (1 + spread)
  const half =
    (Z95 / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The normal curve stands for the counts only where each of them is expected to be five (Cochran 1954). */
const EXPECTED_MIN = 5

/** Trials of the first until a test says anything; 0 when there are enough. */
export function tooFew(one: Counted, rest: Counted): number {
  const hits = one.hits + rest.hits
  const trials = one.trials + rest.trials
  const rarer = Math.min(hits, trials - hits) / trials
  if (!(rarer > 0)) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.ceil(EXPECTED_MIN / rarer) - one.trials)
}

/** Chance of so great a difference of two shares when there is none: two-sided test with pooled variance. */
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
 * Trials of the first that would show the difference seen with a power of 80 %, the rest growing with it
 * (Fleiss, Tytun and Ury 1980, without correction for continuity).
 */
export function trialsNeeded(one: Counted, rest: Counted, level: number): number {
  const [first, second] = [one.hits / one.trials, rest.hits / rest.trials]
  const ratio = rest.trials / one.trials
  const pooled = (first + ratio * second) / (1 + ratio)
  const atNull = normalPoint(level / 2) * Math.sqrt((1 + 1 / ratio) * pooled * (1 - pooled))
  const atSeen = POWER_POINT * Math.sqrt(first * (1 - first) + (second * (1 - second)) / ratio)
  return Math.ceil(((atNull + atSeen) / (first - second)) ** 2)
}
