import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { DatabaseConnection } from '../../src/backend/db/database.ts'
import { migrate } from '../../src/backend/db/open.ts'
import { pgliteConnection } from '../../src/backend/db/pglite.ts'
import { openPostgres } from '../../src/backend/db/postgres.ts'
import { migrationsFolder } from '../../src/backend/paths.ts'

/** Name of the snapshot: changes with the migrations, so an old one is never used. */
async function snapshotPath(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder))
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(await readFile(join(migrationsFolder, name)))
  }
  return join(tmpdir(), `adloom-test-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** A migrated PGlite in memory; the first test of a machine makes the snapshot the others start from. */
async function openSnapshot(): Promise<DatabaseConnection> {
  const path = await snapshotPath()
  if (!existsSync(path)) {
    const client = await PGlite.create()
    await migrate(pgliteConnection(client, async () => undefined))
    const dump = await client.dumpDataDir('none')
    await client.close()
    const partial = `${path}.${randomUUID()}`
    await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
    await rename(partial, path)
  }
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(path)]) })
  return pgliteConnection(client, async () => undefined)
}

/** An empty database of one's own on a PostgreSQL server. */
export async function createOwnDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await onServer(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** A migrated database of its own, dropped when closed. */
async function openOwnPostgres(serverUrl: string): Promise<DatabaseConnection> {
  const { url, drop } = await createOwnDatabase(serverUrl)
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

/** A fresh, migrated database for one test file: PGlite, or PostgreSQL when `TEST_DATABASE_URL` is set. */
export const openTestDatabase = (): Promise<DatabaseConnection> =>
  process.env.TEST_DATABASE_URL ? openOwnPostgres(process.env.TEST_DATABASE_URL) : openSnapshot()
