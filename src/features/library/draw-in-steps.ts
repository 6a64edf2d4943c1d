/** Rows of tiles, both ends included. */
export interface Rows {
  first: number
  last: number
}

/** Rows of both; none when the last comes before the first. */
export const sharedRows = (one: Rows, other: Rows): Rows => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
})

interface Step {
  drawn: Rows
  /** Those in the window, and some beyond. */
  wanted: Rows
  /** The first that is in the window. */
  visibleFirst: number
  /** New rows that a frame has time for. */
  newMax: number
}

/** What is drawn next on the way to what is wanted, however far somebody has scrolled at once. */
export function nextRows({ drawn, wanted, visibleFirst, newMax }: Step): Rows {
  const kept = sharedRows(drawn, wanted)
  if (kept.first > kept.last) {
    return sharedRows({ first: visibleFirst, last: visibleFirst + newMax - 1 }, wanted)
  }
  const below = Math.min(newMax, wanted.last - kept.last)
  const above = Math.min(newMax - below, kept.first - wanted.first)
  return { first: kept.first - above, last: kept.last + below }
}
