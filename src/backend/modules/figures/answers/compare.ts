import type { Comparison } from '../../../../contract/endpoints/figures.ts'
import { discoveries } from '../statistics/discoveries.ts'
import { type Counted, differenceChance, tooFew, trialsNeeded } from '../statistics/share.ts'

/** The false discovery rate: at most this share of the "better" and "worse" verdicts may be wrong. */
const LEVEL = 0.05
/** A difference that needs this many times the present data won't show in the lifetime of an ad. */
const HOPELESS = 100

export interface Pair {
  one: Counted
  /** Everything else on the same platform. */
  rest: Counted
}

const isShare = ({ hits, trials }: Counted) => trials > 0 && hits <= trials
const isTestable = ({ one, rest }: Pair) =>
  isShare(one) && isShare(rest) && tooFew(one, rest) === 0 && tooFew(rest, one) === 0

/** Compares each group with its rest; the more comparisons, the stronger the evidence each one needs. */
export function compare(pairs: readonly Pair[]): Comparison[] {
  const tested = pairs.filter(isTestable)
  const chances = tested.map(({ one, rest }) => differenceChance(one, rest))
  const isBelieved = discoveries(chances, LEVEL)
  const told = new Set(tested.filter((_, at) => isBelieved[at]))
  return pairs.map((pair) => {
    const { one, rest } = pair
    if (rest.trials === 0) return { verdict: 'alone', rest_rate: null, needed: null }
    const rest_rate = isShare(rest) ? rest.hits / rest.trials : null
    if (told.has(pair)) {
      const isBetter = one.hits / one.trials > rest.hits / rest.trials
      return { verdict: isBetter ? 'better' : 'worse', rest_rate, needed: null }
    }
    return { verdict: 'unclear', rest_rate, needed: neededFor(pair, tested.length) }
  })
}

function neededFor({ one, rest }: Pair, tests: number): number | null {
  if (!(isShare(one) && isShare(rest))) return null
  const few = tooFew(one, rest)
  const needed = trialsNeeded(one, rest, LEVEL / Math.max(1, tests)) - one.trials
  const isHopeful = needed > 0 && needed <= HOPELESS * one.trials
  const more = Math.max(few, isHopeful ? needed : 0)
  return Number.isFinite(more) && more > 0 ? Math.ceil(more) : null
}
