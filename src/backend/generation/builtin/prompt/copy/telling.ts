import type { Clause } from '../clauses/reading.ts'
import { unitsOf } from './units.ts'

export const TELLING_UNITS_MIN = 16
const TELLING_UNITS_MAX = 64

/** "Ledgerly – bookkeeping for freelancers": the description right behind a name. */
export function tellingOf(clauses: Clause[]): string | null {
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const [head, next, after] = clauses.slice(at, at + 3)
  if (at < 0 || next?.role !== 'fact' || next.sentence !== head!.sentence) return null
  // A third item means a list of features.
  const isListed =
    (after?.role === 'fact' || after?.role === 'offer') && after.sentence === next.sentence
  const units = unitsOf(next.text)
  const isTelling = units >= TELLING_UNITS_MIN && units <= TELLING_UNITS_MAX
  return isTelling && !isListed && !/\d/u.test(next.text) ? next.text : null
}
