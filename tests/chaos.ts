/**
 * `npm run chaos -- --kills 60 --database pglite|postgres [--storage disk|s3] [--seed 7]`: five people make, send, buy and
 * remove while the process that serves them is killed at random, its clock lies, its disk fills, its
 * database goes away and its storage fails. Prints each fault and what was counted at the end; the seed repeats the faults.
 * Ctrl+C counts at once.
 */
import { parseArgs } from 'node:util'
import { describeMachine } from './bench/machine.ts'
import { runChaos } from './chaos/run-chaos.ts'
import { startPostgres } from './run/postgres.ts'
import { createMigratedTemplate } from './support/database.ts'
import { makeMarkedVideo } from './support/marked-video.ts'
import { makePicture } from './support/media-files.ts'
import { stopAll } from './support/processes.ts'
import { startS3Server } from './support/s3-server.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    database: { type: 'string', default: 'pglite' },
    storage: { type: 'string', default: 'disk' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const say = (line: string) => console.log(line)
const seed = Number(values.seed)

say(
  `${describeMachine()}; ${values.kills} kills on ${values.database} and ${values.storage}, seed ${seed}`,
)
const database =
  values.database === 'postgres' ? await startPostgres(say, { isDurable: true }) : null
if (database && 'reason' in database) throw new Error(database.reason)
if (database) {
  process.env.TEST_DATABASE_URL = database.url
  process.env.TEST_DATABASE_TEMPLATE = await createMigratedTemplate(database.url)
}
const s3 = values.storage === 's3' ? await startS3Server() : null
let isCalledOff = false
process.once('SIGINT', () => {
  isCalledOff = true
  say('Called off.')
})
const { kills, disturbances, deeds, resumedMs, violations } = await runChaos({
  kills: Number(values.kills),
  seed,
  material: { picture: await makePicture(), video: await makeMarkedVideo({ seconds: 4 }) },
  people: [
    ['task'],
    ['task', 'remote task'],
    ['upload', 'task'],
    ['purchase', 'remote task'],
    ['removal', 'task', 'upload'],
  ],
  betweenMs: [500, 6_000],
  ...(database && { restartDatabase: database.restart }),
  ...(s3 && { s3 }),
  isCalledOff: () => isCalledOff,
  say,
})
await database?.stop()
await s3?.stop()

const sorted = resumedMs.toSorted((a, b) => a - b)
const at = (share: number) =>
  ((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) / 1_000).toFixed(1)
say('')
say(`kills ${kills}, other faults ${disturbances}`)
say(
  `done: ${Object.entries(deeds)
    .map(([deed, count]) => `${count} × ${deed}`)
    .join(', ')}`,
)
say(
  `going on after a kill: median ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s (${sorted.length} of ${kills} kills)`,
)
say(
  violations.length === 0
    ? 'nothing lost, stuck or twice; ledger exact; no orphan'
    : violations.join('\n'),
)
await stopAll()
process.exit(violations.length === 0 ? 0 : 1)
