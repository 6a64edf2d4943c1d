/** One stored period of a tone: reading it costs a fifth of computing it. */
export type Wave = Float32Array

const LENGTH = 4096
const MASK = LENGTH - 1

/** A wave of harmonics with the given strengths, starting with the fundamental. */
export function waveOf(harmonics: readonly number[]): Wave {
  const wave = new Float32Array(LENGTH)
  for (const [index, strength] of harmonics.entries())
    for (let at = 0; at < LENGTH; at += 1)
      wave[at] = wave[at]! + strength * Math.sin((Math.PI * 2 * (index + 1) * at) / LENGTH)
  return wave
}

/** The wave after a number of periods. */
export const waveAt = (wave: Wave, turns: number): number => wave[(turns * LENGTH) & MASK]!

/** 1, 1/2, 1/3 …: strings and brass; fewer of them sound softer. */
export const falling = (count: number, steepness = 1): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) ** -steepness)
