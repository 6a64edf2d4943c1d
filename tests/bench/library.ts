/**
 * `npm run bench:library`: how quick a library of 10,000 items is. What each query takes at the server,
 * on the embedded database and, when TEST_DATABASE_URL names a server, on PostgreSQL; whether any of
 * them reads the table from end to end; and the long tasks of a browser that scrolls through its first 2,000.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../src/backend/env.ts'
import { openContext } from '../../src/backend/open-context.ts'
import { createOwnDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { measureQueries, openLibrary } from './library-queries.ts'
import { scrollLibrary } from './library-scrolling.ts'
import { describeMachine } from './machine.ts'

const COUNT = 10_000
/** As far as the browser scrolls: a trace of all of it would be larger than a string can be. */
const SCROLLED = 2_000

async function onEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))
  const env = readEnv({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', RATE_LIMITS: 'false' })
  const opened = await openContext(env)
  const library = await openLibrary(opened.context, COUNT)
  console.log(`${describeMachine()}; ${COUNT} items, embedded database`)
  console.table(await measureQueries(opened.context, library))
  await opened.close()
  console.table([await scrollLibrary(folder, { ...library, count: SCROLLED })])
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

const serverUrl = process.env.TEST_DATABASE_URL
if (serverUrl) await onPostgres(serverUrl)
await onEmbedded()
