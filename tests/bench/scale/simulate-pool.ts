import type { Pool } from './demand.ts'

/** What people waited for a core, in seconds, and how much of all cores was used. */
export interface Waits {
  median: number
  p99: number
  use: number
}

interface Hour {
  pieces: number
  random: () => number
  /** Standard deviation of one piece's work over its mean: 1 is that of an exponential distribution. */
  spread?: number
}

/**
 * Lets pieces of work arrive at random (a Poisson process) at a pool that works first come, first served,
 * and counts what each waits for.
 */
export function simulatePool(
  { arrivalsPerSecond, seconds, cores }: Pool,
  { pieces, random, spread = 1 }: Hour,
): Waits {
  const free = new EarliestFirst(cores)
  const waits: number[] = []
  let now = 0
  let worked = 0
  let end = 0
  for (let piece = 0; piece < pieces; piece += 1) {
    now += -Math.log(1 - random()) / arrivalsPerSecond
    const work = workOf(seconds, spread, random)
    const begins = Math.max(now, free.earliest)
    free.replaceEarliest(begins + work)
    waits.push(begins - now)
    worked += work
    end = Math.max(end, begins + work)
  }
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0
  return { median: at(0.5), p99: at(0.99), use: worked / (cores * end) }
}

/** Exponential for a spread of 1, always the same for 0, between them for what is between. */
const workOf = (mean: number, spread: number, random: () => number): number =>
  mean * (1 - spread + spread * -Math.log(1 - random()))

/** When each core is free: a binary heap whose least is read and replaced. */
class EarliestFirst {
  readonly #times: Float64Array

  constructor(cores: number) {
    this.#times = new Float64Array(cores)
  }

  get earliest(): number {
    return this.#times[0] ?? 0
  }

  replaceEarliest(time: number): void {
    const times = this.#times
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const right = left + 1
      let least = left
      if ((times[right] ?? Number.POSITIVE_INFINITY) < (times[left] ?? Number.POSITIVE_INFINITY)) {
        least = right
      }
      const child = times[least]
      if (child === undefined || child >= time) break
      times[at] = child
      at = least
    }
    times[at] = time
  }
}
