import type { Trend } from '../../../../contract/endpoints/figures.ts'
import { studentPoint } from './normal.ts'

/** The counts of one day, numbered from any start. */
export interface CountedDay {
  day: number
  hits: number
  trials: number
}

/** With less data, a trend can't be told. */
const DAYS_MIN = 10
const TRIALS_MIN = 1_000
const HITS_MIN = 50
const WEEK = 7

/**
 * How the odds of a click change over time: logistic regression on the day (Cox 1958), fitted with
 * Newton's method, with a standard error widened for overdispersion (Wedderburn 1974). "Falling" is at
 * 95% confidence for `asked` ads together (Bonferroni). Null if there is too little data.
 */
export function findTrend(given: readonly CountedDay[], asked: number): Trend | null {
  const days = given.filter(({ hits, trials }) => trials > 0 && hits <= trials)
  const sum = (of: 'hits' | 'trials') => days.reduce((all, day) => all + day[of], 0)
  const [hits, trials] = [sum('hits'), sum('trials')]
  const isThin = days.length < DAYS_MIN || trials < TRIALS_MIN || hits < HITS_MIN
  if (isThin || trials - hits < HITS_MIN) return null
  const fit = fitLine(days, Math.log(hits / (trials - hits)))
  if (!fit) return null
  const degrees = days.length - 2
  const weekly = (slope: number) => Math.expm1(WEEK * slope)
  const reach = studentPoint(0.025, degrees) * fit.error
  const strict = studentPoint(0.025 / asked, degrees) * fit.error
  return {
    per_week: weekly(fit.slope),
    low: weekly(fit.slope - reach),
    high: weekly(fit.slope + reach),
    days: days.length,
    is_falling: fit.slope + strict < 0,
  }
}

const STEPS_MAX = 50

function fitLine(days: readonly CountedDay[], start: number) {
  const middle = days.reduce((sum, { day }) => sum + day, 0) / days.length
  let [level, slope] = [start, 0]
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const at = sumsAt(days, { middle, level, slope })
    const determinant = at.w * at.wxx - at.wx ** 2
    if (!(determinant > 0)) return null
    const up = (at.wxx * at.r - at.wx * at.rx) / determinant
    const turn = (at.w * at.rx - at.wx * at.r) / determinant
    level += up
    slope += turn
    if (Math.abs(up) + Math.abs(turn) < 1e-10) {
      const spread = Math.max(1, at.pearson / (days.length - 2))
      return { slope, error: Math.sqrt((spread * at.w) / determinant) }
    }
  }
  return null
}

/** Sums of weights and residuals, and of their products with the day, for one line. */
function sumsAt(
  days: readonly CountedDay[],
  { middle, level, slope }: { middle: number; level: number; slope: number },
) {
  const sums = { w: 0, wx: 0, wxx: 0, r: 0, rx: 0, pearson: 0 }
  for (const { day, hits, trials } of days) {
    const x = day - middle
    const rate = 1 / (1 + Math.exp(-(level + slope * x)))
    const weight = trials * rate * (1 - rate)
    const rest = hits - trials * rate
    sums.w += weight
    sums.wx += weight * x
    sums.wxx += weight * x * x
    sums.r += rest
    sums.rx += rest * x
    sums.pearson += rest ** 2 / weight
  }
  return sums
}
