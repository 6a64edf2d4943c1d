/** A range of tile rows, both ends included. */
export interface Rows {
  first: number
  last: number
}

/** Rows in both ranges; empty when `last` comes before `first`. */
export const sharedRows = (one: Rows, other: Rows): Rows => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
})

interface Step {
  drawn: Rows
  /** The rows in the window, plus some beyond. */
  wanted: Rows
  /** The first row in the window. */
  visibleFirst: number
  /** Number of new rows that fit into one frame. */
  newMax: number
}

/** The rows to render next on the way to the wanted ones, however far the user has scrolled at once. */
export function nextRows({ drawn, wanted, visibleFirst, newMax }: Step): Rows {
  const kept = sharedRows(drawn, wanted)
  if (kept.first > kept.last) {
    return sharedRows({ first: visibleFirst, last: visibleFirst + newMax - 1 }, wanted)
  }
  const below = Math.min(newMax, wanted.last - kept.last)
  const above = Math.min(newMax - below, kept.first - wanted.first)
  return { first: kept.first - above, last: kept.last + below }
}
