/**
 * `npm run bench:library`: how fast a library of 10,000 items is. Each query's time on the server, on the
 * embedded database or, with `-- --database postgres`, on a PostgreSQL server started for it or named by
 * TEST_DATABASE_URL; whether a page reads more of the table than it shows; and, on the embedded database, long
 * tasks of a browser that scrolls through the first 2,000. `--part queries|scrolling` runs one half.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '../../src/backend/env.ts'
import { openContext } from '../../src/backend/open-context.ts'
import { startPostgres } from '../run/postgres.ts'
import { createOwnDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { measureQueries, openLibrary } from './library-queries.ts'
import { scrollLibrary } from './library-scrolling.ts'
import { describeMachine } from './machine.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    part: { type: 'string' },
  },
})
const isAsked = (part: 'queries' | 'scrolling') => (values.part ?? part) === part

const COUNT = 10_000
/** How far the browser scrolls; a trace of everything would exceed the maximum string length. */
const SCROLLED = 2_000

async function onEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))
  const env = readEnv({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', RATE_LIMITS: 'false' })
  const opened = await openContext(env)
  const library = await openLibrary(opened.context, COUNT)
  console.log(`${describeMachine()}; ${COUNT} items, embedded database`)
  if (isAsked('queries')) console.table(await measureQueries(opened.context, library))
  await opened.close()
  if (isAsked('scrolling')) {
    console.table([await scrollLibrary(folder, { ...library, count: SCROLLED })])
  }
  await rm(folder, { recursive: true, force: true })
}

async function onPostgres(serverUrl: string): Promise<void> {
  const { url, drop } = await createOwnDatabase(serverUrl)
  const DATA_DIR = await temporaryFolder('bench')
  const env = readEnv({ DATA_DIR, DATABASE_URL: url, LOG_LEVEL: 'silent', RATE_LIMITS: 'false' })
  const opened = await openContext(env)
  console.log(`${describeMachine()}; ${COUNT} items, PostgreSQL`)
  console.table(await measureQueries(opened.context, await openLibrary(opened.context, COUNT)))
  await opened.close()
  await drop()
}

async function onServer(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return onPostgres(given)
  const server = await startPostgres(console.log)
  if ('reason' in server) throw new Error(`There is no PostgreSQL here: ${server.reason}`)
  await onPostgres(server.url).finally(() => server.stop())
}

if (values.database === 'postgres') await onServer()
else await onEmbedded()
