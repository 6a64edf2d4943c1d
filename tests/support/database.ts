import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { DatabaseConnection } from '../../src/backend/db/database.ts'
import { migrate } from '../../src/backend/db/open.ts'
import { openPostgres } from '../../src/backend/db/postgres.ts'
import { leasePglite } from './shared-pglite.ts'

interface OwnDatabase {
  url: string
  run: (statement: string) => Promise<void>
  drop: () => Promise<void>
}

/** A new database on a PostgreSQL server: empty, or a copy of another one there. */
export async function createOwnDatabase(
  serverUrl: string,
  { template = 'template1' } = {},
): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes two fifths of the time of writing pages through the WAL.
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const { href: url } = Object.assign(new URL(serverUrl), { pathname: `/${name}` })
  return {
    url,
    run: (statement) => runOn(url, statement),
    drop: () => runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Makes the migrated database that each test file's database is copied from; returns its name. */
export async function createMigratedTemplate(serverUrl: string): Promise<string> {
  const { url } = await createOwnDatabase(serverUrl)
  const connection = openPostgres(url)
  await migrate(connection)
  await connection.close()
  return new URL(url).pathname.slice(1)
}

/** A new migrated database, dropped when closed. */
async function openOwnPostgres(serverUrl: string): Promise<DatabaseConnection> {
  const template = process.env.TEST_DATABASE_TEMPLATE
  const { url, drop } = await createOwnDatabase(serverUrl, { template })
  const connection = openPostgres(url)
  await migrate(connection)
  return {
    ...connection,
    async close() {
      await connection.close()
      await drop()
    },
  }
}

/**
 * How many tries a random test makes on the current database: a quarter on PostgreSQL, where it runs a
 * second time and only kinds of queries can behave differently, not every value.
 */
export const triesHere = (tries: number): number =>
  process.env.TEST_DATABASE_URL ? Math.ceil(tries / 4) : tries

/** A fresh, migrated database for one test file: PGlite, or PostgreSQL if `TEST_DATABASE_URL` is set. */
export const openTestDatabase = (): Promise<DatabaseConnection> =>
  process.env.TEST_DATABASE_URL ? openOwnPostgres(process.env.TEST_DATABASE_URL) : leasePglite()
