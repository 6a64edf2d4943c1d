/**
 * `npm run soak -- --minutes 60 --database pglite|postgres [--seed 7]`: five people make, send, buy and
 * remove without a pause. Prints what the serving process holds, how far that grew from the second
 * quarter of the time to the last, and what was counted at the end. Linux only: it reads `/proc`.
 */
import { parseArgs } from 'node:util'
import { describeMachine } from './bench/machine.ts'
import { runSoak } from './chaos/run-soak.ts'
import { startPostgres } from './run/postgres.ts'
import { createMigratedTemplate } from './support/database.ts'
import { makeMarkedVideo } from './support/marked-video.ts'
import { makePicture } from './support/media-files.ts'
import { stopAll } from './support/processes.ts'

/** More growth than this is no noise. */
const GROWTH_MAX = 0.1
const SAMPLES = 120

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    database: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: '1' },
  },
})
const say = (line: string) => console.log(line)
const minutes = Number(values.minutes)

say(`${describeMachine()}; ${minutes} minutes on ${values.database}`)
const database = values.database === 'postgres' ? await startPostgres(say) : null
if (database && 'reason' in database) throw new Error(database.reason)
if (database) {
  process.env.TEST_DATABASE_URL = database.url
  process.env.TEST_DATABASE_TEMPLATE = await createMigratedTemplate(database.url)
}
const { growth, done, violations } = await runSoak({
  minutes,
  seed: Number(values.seed),
  material: { picture: await makePicture(), video: await makeMarkedVideo({ seconds: 4 }) },
  people: [
    ['task'],
    ['task', 'remote task'],
    ['upload', 'task'],
    ['purchase', 'remote task'],
    ['removal', 'task', 'upload'],
  ],
  sampleMs: (minutes * 60_000) / SAMPLES,
  say,
})
await database?.stop()

const grown = Object.entries(growth)
say('')
say(`done: ${done} pieces of work`)
say(grown.map(([what, by]) => `${what} ${by < 0 ? '' : '+'}${(by * 100).toFixed(1)} %`).join(', '))
say(violations.length === 0 ? 'nothing lost, stuck or twice; ledger exact' : violations.join('\n'))
await stopAll()
process.exit(violations.length === 0 && grown.every(([, by]) => by <= GROWTH_MAX) ? 0 : 1)
