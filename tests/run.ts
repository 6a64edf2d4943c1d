/**
 * `npm test`: everything. `unit`, `postgres` or `e2e` as the first argument runs that part alone, and
 * what follows it goes to the tool, e.g. `npm run e2e -- smoke.spec.ts`. The last line is for machines.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAMS } from '../src/backend/programs.ts'
import { ensureFfmpeg } from '../src/backend/system/ensure-ffmpeg.ts'
import { bundlePrograms } from '../src/build/bundle-programs.ts'
import { runBrowserJourneys } from './run/browser-part.ts'
import { buildForStart } from './run/build.ts'
import { describeCostliest, describePhases, describeSlowest } from './run/file-times.ts'
import { startPostgres } from './run/postgres.ts'
import { findPostgresTests, POSTGRES_TAG } from './run/postgres-tests.ts'
import { processorSecondsOfChildren } from './run/processor-time.ts'
import {
  broken,
  describeFailures,
  describeTotals,
  NOTHING,
  sum,
  type Totals,
} from './run/totals.ts'
import { runVitest, type VitestPart } from './run/vitest-part.ts'
import { createMigratedTemplate } from './support/database.ts'
import { stopAll } from './support/processes.ts'

const [wanted, ...args] = process.argv.slice(2)
const workFolder = await mkdtemp(join(tmpdir(), 'adloom-tests-'))
const say = (sentence: string) => console.log(`• ${sentence}`)

const parts = {
  unit: () => runUnit(),
  postgres: () => runOnPostgres(startPostgres(say), { workers: 4 }),
  e2e: () => runBrowserJourneys({ workFolder, say, args }),
}
type Part = keyof typeof parts
const isPart = (name: string): name is Part => Object.hasOwn(parts, name)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)

if (wanted !== undefined && !isPart(wanted)) {
  console.error(`There is no part "${wanted}"; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
await ensureFfmpeg({
  ffmpegPath: process.env.FFMPEG_PATH,
  ffprobePath: process.env.FFPROBE_PATH,
  say,
})

/** For all that Vitest runs, and for what its tests start. */
let env: Record<string, string> = {}
const times: string[] = []
const results = wanted === undefined ? await runEverything() : [await show(wanted)]
await rm(workFolder, { recursive: true, force: true })

const totals = sum(results)
const processorSeconds = processorSecondsOfChildren()
if (processorSeconds !== null)
  times.push(
    `processor time of all but the pages of the browser: ${Math.round(processorSeconds)} s, whatever else ran beside`,
  )
const lines = [
  ...describeSlowest(totals.times),
  ...describeCostliest(totals.times),
  ...times,
  ...describeFailures(totals),
]
console.log(['', ...lines, describeTotals(totals)].join('\n'))
process.exit(totals.failed === 0 ? 0 : 1)

/**
 * All parts beside each other: each of them waits now and then, for a database, a service or a page, and
 * alone would leave a third of two processors idle. The others begin when the product is built.
 */
async function runEverything(): Promise<Totals[]> {
  const server = startPostgres(say)
  env = await withPrograms()
  const built = buildForStart()
  // By then the unit tests have translated much of what those on PostgreSQL load, and kept it for them.
  const postgres = beside('postgres', async (output) => {
    await built
    return runOnPostgres(server, { workers: 1, output })
  })
  const journeys = beside('e2e', async (output) => {
    await built
    return runBrowserJourneys({ workFolder, say, args, output })
  })
  const isPostgresBeside = await server.then(
    (started) => 'url' in started,
    () => false,
  )
  console.log('\n── unit ──')
  // One more than there are cores: a file in three waits, and at the end nothing else fills its time.
  const workers = availableParallelism() + 1
  const unit = await measure('unit', () => runUnit({ isPostgresBeside, workers }))
  return [unit, await postgres.show(), await journeys.show()]
}

/**
 * What the backend starts beside itself, bundled as the build does it: a few seconds, and each of a thousand starts
 * takes one less. A few tests alone start it from source.
 */
async function withPrograms(): Promise<Record<string, string>> {
  const folder = join(process.cwd(), 'node_modules/.cache/programs')
  await bundlePrograms(process.cwd(), PROGRAMS, folder)
  return { PROGRAMS_FOLDER: folder }
}

/** Starts a part whose words are kept until they are shown. */
function beside(name: Part, run: (output: { file: string }) => Promise<Totals>) {
  const file = join(workFolder, `${name}.log`)
  const ended = measure(name, () => run({ file }))
  return {
    async show(): Promise<Totals> {
      const totals = await ended
      console.log(`\n── ${name} ──`)
      console.log(await readFile(file, 'utf8').catch(() => ''))
      return totals
    },
  }
}

function show(name: Part): Promise<Totals> {
  console.log(`\n── ${name} ──`)
  return measure(name, parts[name])
}

async function measure(name: Part, run: () => Promise<Totals>): Promise<Totals> {
  const startedAt = performance.now()
  const result = await run().catch((error: unknown) => {
    console.error(error)
    return broken(`${name} did not run: ${error}`)
  })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  times.push(`${name}: ${describeTotals(result)} in ${seconds} s (${describePhases(result.times)})`)
  return result
}

/** Where PostgreSQL dies all the deaths of the crash tests beside, the embedded database dies its own alone. */
function runUnit({
  isPostgresBeside = false,
  workers,
}: { isPostgresBeside?: boolean } & Pick<VitestPart, 'workers'> = {}): Promise<Totals> {
  const beside: Record<string, string> = isPostgresBeside ? { TEST_POSTGRES_BESIDE: 'true' } : {}
  return runVitest({ name: 'unit', workFolder, filters: args, env: { ...env, ...beside }, workers })
}

/** What can behave differently there once more, on PostgreSQL instead of PGlite. */
async function runOnPostgres(
  starting: ReturnType<typeof startPostgres>,
  given: Pick<VitestPart, 'workers' | 'output'>,
): Promise<Totals> {
  const files = findPostgresTests()
  const postgres = await starting
  if ('reason' in postgres) {
    say(`PostgreSQL cannot be had here (${postgres.reason}): ${files.length} test files skipped.`)
    return { ...NOTHING, skipped: files.length }
  }
  try {
    const template = await createMigratedTemplate(postgres.url)
    const database = { TEST_DATABASE_URL: postgres.url, TEST_DATABASE_TEMPLATE: template }
    // A file that is named runs whole, tagged or not.
    const wanted = args.length > 0 ? { filters: args } : { filters: files, tag: POSTGRES_TAG.name }
    return await runVitest({
      name: 'postgres',
      workFolder,
      ...wanted,
      env: { ...env, ...database },
      ...given,
    })
  } finally {
    await postgres.stop()
  }
}

async function interrupt(): Promise<never> {
  await stopAll()
  await rm(workFolder, { recursive: true, force: true })
  process.exit(130)
}
