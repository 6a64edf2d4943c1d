import type { Shot } from './plan-shots.ts'

const STRONG_BEATS = 2
/** Costs: worst is a shot that ends before it is read, then lengths other than planned. */
const COSTS = { unread: 40, apart: 0.3, weak: 0.06 }

/**
 * Moves every change to a beat of the music, preferably a strong one. All ways to divide the beats are considered (R.
 * Bellman's dynamic programming), since a beat gained by one shot is lost by another.
 */
export function onTheBeat(shots: Shot[], beat: number): Shot[] {
  const whole = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  const beats = Math.max(shots.length, Math.round(whole / beat))
  const length = whole / beats
  const lengths = bestParts(shots, beats, length)
  return shots.map((shot, index) => ({ ...shot, seconds: lengths[index]! * length }))
}

interface Way {
  cost: number
  lengths: number[]
}

/** Whole numbers of beats, one for each shot. */
function bestParts(shots: Shot[], beats: number, beat: number): number[] {
  // The cheapest way to have shown that many shots by each beat.
  let ways: (Way | null)[] = Array.from({ length: beats + 1 }, (_, at) =>
    at === 0 ? { cost: 0, lengths: [] } : null,
  )
  for (const shot of shots) {
    const next = ways.map((_, until): Way | null => {
      const choices = ways.slice(0, until).flatMap((way, from) => {
        if (!way) return []
        const cost = way.cost + costOf(shot, until - from, beat) + weakness(until)
        return [{ cost, lengths: [...way.lengths, until - from] }]
      })
      return choices.reduce<Way | null>(
        (best, way) => (best && best.cost <= way.cost ? best : way),
        null,
      )
    })
    ways = next
  }
  return ways[beats]?.lengths ?? shots.map(() => beats / shots.length)
}

const weakness = (at: number): number => (at % STRONG_BEATS === 0 ? 0 : COSTS.weak)

function costOf({ seconds, leastSeconds }: Shot, beats: number, beat: number): number {
  const lasts = beats * beat
  const missing = Math.max(0, leastSeconds - lasts) / leastSeconds
  return COSTS.unread * missing ** 2 + COSTS.apart * (lasts - seconds) ** 2
}
