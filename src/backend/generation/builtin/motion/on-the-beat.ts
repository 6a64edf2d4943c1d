import type { Shot } from './plan-shots.ts'

const STRONG_BEATS = 2
/** How far a change may move from where it was planned to fall on a strong beat. */
const REACH = 0.75
/** How much of its reading time a shot may lend to the beat. */
const LENT = 0.92

/** The same shots with every change on a beat of the music, on a strong one where there is time. */
export function onTheBeat(shots: Shot[], beat: number): Shot[] {
  const whole = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  const least = shots.map(({ leastSeconds }) => leastSeconds * LENT)
  let planned = 0
  let taken = 0
  return shots.map((shot, index) => {
    planned += shot.seconds
    const isLast = index === shots.length - 1
    const after = least.slice(index + 1).reduce((sum, seconds) => sum + seconds, 0)
    const room = { from: taken + least[index]!, to: whole - after }
    const until = isLast ? whole : changeAt(planned, beat, room)
    const seconds = until - taken
    taken = until
    return { ...shot, seconds }
  })
}

function changeAt(planned: number, beat: number, room: { from: number; to: number }): number {
  const isFree = (time: number) => time >= room.from - 1e-6 && time <= room.to + 1e-6
  const nearest = (step: number) =>
    [Math.round, Math.floor, Math.ceil]
      .map((round) => round(planned / step) * step)
      .find((time) => isFree(time) && time > 0)
  const strong = nearest(beat * STRONG_BEATS)
  if (strong !== undefined && Math.abs(strong - planned) <= REACH) return strong
  return nearest(beat) ?? Math.max(beat, Math.round(planned / beat) * beat)
}
