/** How far before its end a part may be cut where it's quieter. */
const SEARCH_SECONDS = 30
/** Minimum length of a pause. */
const REST_SECONDS = 0.4

/** Seconds at which to cut a long film, avoiding the middle of a word if there is a pause nearby. */
export function cutsAtRest(
  peaks: string,
  { perSecond, partSeconds }: { perSecond: number; partSeconds: number },
): number[] {
  const loudness = [...peaks].map((digit) => Number.parseInt(digit, 36))
  const cuts: number[] = []
  for (let from = 0; loudness.length - from > partSeconds * perSecond; ) {
    const end = from + partSeconds * perSecond
    from = quietest(loudness, { from: end - SEARCH_SECONDS * perSecond, end }, perSecond)
    cuts.push(from / perSecond)
  }
  return cuts
}

/** The middle of the quietest stretch, the last one if there are several. */
function quietest(
  loudness: readonly number[],
  { from, end }: { from: number; end: number },
  perSecond: number,
): number {
  const length = Math.round(REST_SECONDS * perSecond)
  let best = { at: end, sum: Number.POSITIVE_INFINITY }
  for (let at = from; at + length <= end; at += 1) {
    const sum = loudness.slice(at, at + length).reduce((all, one) => all + one, 0)
    if (sum <= best.sum) best = { at: at + Math.floor(length / 2), sum }
  }
  return best.at
}
