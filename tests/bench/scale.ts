/**
 * `npm run bench:scale`: what ten thousand, a million, and a hundred million creators a day demand of an
 * installation, and how long people wait in its busiest hour, simulated. Explained in `docs/scale.md`.
 */
import { seeded } from '../chaos/random.ts'
import { coreHoursOfAThousand, demandOf } from './scale/demand.ts'
import { COSTS } from './scale/figures.ts'
import { simulatePool } from './scale/simulate-pool.ts'

/** Enough to tell the longest one percent from chance. */
const PIECES = 300_000
const random = seeded(11)

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits })
const seconds = (value: number): string =>
  value < 0.01 ? 'none' : `${number(value, value < 10 ? 2 : 0)} s`

console.log(`Costs measured on two cores: ${JSON.stringify(COSTS)}`)
console.log('Core hours that a thousand creators take on one day:')
for (const [pool, hours] of Object.entries(coreHoursOfAThousand())) {
  console.log(`  ${pool.padEnd(9)} ${number(hours, 2)}`)
}
for (const creators of [10_000, 1_000_000, 100_000_000]) {
  const demand = demandOf(creators)
  console.log(
    `\n${number(creators)} creators a day: ${demand.regions} region(s), each with ${number(demand.streams)} streams of events at once`,
  )
  console.log(
    `  stored ${number(demand.storedTerabytesPerMonth, 1)} TB a month, sent ${number(demand.sentGigabitsPerSecond, 1)} Gbit/s at the peak`,
  )
  for (const pool of demand.pools) {
    const waits = simulatePool(pool, { pieces: PIECES, random })
    console.log(
      `  ${pool.name.padEnd(9)} ${number(pool.arrivalsPerSecond, 2).padStart(9)}/s × ${number(pool.seconds, 4)} s: ` +
        `${number(pool.cores)} cores (${number(waits.use * 100)} % used); ` +
        `waits: median ${seconds(waits.median)}, 99 of 100 below ${seconds(waits.p99)}`,
    )
  }
  for (const { name, perSecond, use } of demand.limits) {
    console.log(
      `  ${name.padEnd(13)} ${number(perSecond, 1)}/s, ${number(use * 100)} % of what one database takes`,
    )
  }
}
