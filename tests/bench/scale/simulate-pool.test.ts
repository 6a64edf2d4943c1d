import { describe, expect, test } from 'vitest'
import { seeded } from '../../chaos/random.ts'
import { demandOf } from './demand.ts'
import { simulatePool } from './simulate-pool.ts'

/** Mean share that has to wait at all, by Erlang's C formula (1917), for exponentially distributed work. */
function erlangC(cores: number, load: number): number {
  let blocked = 1
  for (let core = 1; core <= cores; core += 1) blocked = (load * blocked) / (core + load * blocked)
  return blocked / (1 - (load / cores) * (1 - blocked))
}

describe('the simulation of a pool', () => {
  test.each([
    [1, 0.6],
    [4, 0.8],
    [20, 0.9],
  ])('of %i cores, used to %d, lets people wait as Erlang’s formula says', (cores, use) => {
    const pool = { name: 'any', seconds: 2, cores, arrivalsPerSecond: (use * cores) / 2 }
    const waits = simulatePool(pool, { pieces: 150_000, random: seeded(7) })
    // The longest 1 %: P(wait > t) = C · exp(−(cores − load) t / seconds).
    const expected = (2 * Math.log(erlangC(cores, use * cores) / 0.01)) / (cores - use * cores)
    expect(waits.p99).toBeGreaterThan(expected * 0.85)
    expect(waits.p99).toBeLessThan(expected * 1.15)
    expect(waits.use).toBeCloseTo(use, 1)
  })
})

describe('the demand', () => {
  test('of a hundred times as many people is a hundred regions, each as busy as one', () => {
    const [one, hundred] = [demandOf(1_000_000), demandOf(100_000_000)]
    expect(hundred.regions).toBe(100)
    expect(hundred.pools).toEqual(one.pools)
    expect(hundred.storedTerabytesPerMonth).toBeCloseTo(100 * one.storedTerabytesPerMonth)
  })

  test('leaves what cannot be had twice below its limit in a full region', () => {
    for (const { use } of demandOf(1_000_000).limits) expect(use).toBeLessThan(0.6)
  })
})
