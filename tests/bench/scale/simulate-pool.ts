import type { Pool } from './demand.ts'

/** How long people waited for a core, in seconds, and the cores' utilization. */
export interface Waits {
  median: number
  p99: number
  use: number
}

interface Hour {
  pieces: number
  random: () => number
  /** Standard deviation of the work per piece over its mean; an exponential distribution has 1. */
  spread?: number
}

/**
 * Simulates work arriving at random (a Poisson process) at a first-come, first-served pool, and records
 * each wait.
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

/** Exponential for a spread of 1, constant for 0, and in between for values in between. */
const workOf = (mean: number, spread: number, random: () => number): number =>
  mean * (1 - spread + spread * -Math.log(1 - random()))

/** When each core becomes free: a binary heap whose minimum is read and replaced. */
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
