import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { DatabaseConnection } from './database.ts'
import { acquireDirectoryLock } from './directory-lock.ts'
import { hearOfGivingUp, whyGivenUp } from './given-up.ts'
import { isOutdated, PgliteStatements } from './pglite-statements.ts'
import { watchDatabaseFolder } from './watch-database-folder.ts'

/** Uses prepared statements for recurring queries, inside and outside transactions. */
function keepStatements(client: PGlite): void {
  const statements = new PgliteStatements(client)
  const query: Query = client.query.bind(client)
  const exec = client.exec.bind(client)
  const transaction = client.transaction.bind(client)
  const queryKept: Query = async (text, values, options) => {
    if (!statements.takes(text, options)) return query(text, values, options)
    try {
      await client.waitReady
      return await client._runExclusiveTransaction(() => statements.query(text, values, options))
    } catch (error) {
      if (isOutdated(error)) return query(text, values, options)
      throw error
    }
  }
  client.exec = (text, options) => {
    statements.noteChange(text)
    return exec(text, options)
  }
  client.transaction = (callback) =>
    transaction((tx) => callback(Object.assign(tx, keptInside(tx, statements))))
  Object.assign(client, { query: queryKept })
}

type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Results>

function keptInside(tx: Transaction, statements: PgliteStatements) {
  const query: Query = tx.query
  const { exec } = tx
  const queryKept: Query = (text, values, options) => {
    const isKept = !tx.closed && statements.takes(text, options)
    return isKept ? statements.query(text, values, options) : query(text, values, options)
  }
  return {
    query: queryKept,
    exec: (text: string, options?: QueryOptions) => {
      statements.noteChange(text)
      return exec(text, options)
    },
  }
}

/**
 * PGlite has one connection. A query on the outer handle from inside a transaction would wait for that very transaction
 * and hang forever, so it becomes an error right away.
 */
function guardAgainstNesting(client: PGlite): void {
  const open = new AsyncLocalStorage<{ active: boolean }>()
  const refuseInside = () => {
    if (open.getStore()?.active) {
      throw new Error('Inside a transaction, query with the transaction handle.')
    }
  }
  const query = client.query.bind(client)
  const exec = client.exec.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (...args) => {
    refuseInside()
    return query(...args)
  }
  client.exec = (...args) => {
    refuseInside()
    return exec(...args)
  }
  client.transaction = (callback) => {
    refuseInside()
    const scope = { active: true }
    return transaction((tx) =>
      open.run(scope, async () => {
        try {
          return await callback(tx)
        } finally {
          scope.active = false
        }
      }),
    )
  }
}

/** Wraps an open PGlite instance (tests restore one from a snapshot). */
export function pgliteConnection(client: PGlite, release: () => Promise<void>): DatabaseConnection {
  keepStatements(client)
  guardAgainstNesting(client)
  const db = drizzle(client)
  return {
    dialect: 'pglite',
    db,
    migrate: (folder) => migrate(db, folder),
    pool: null,
    boss: fromPglite(client),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    async close() {
      await client.close()
      await release()
    },
  }
}

/**
 * Opens the embedded database below `dataDir`.
 * @throws Error if another process holds it: two writers would silently lose each other's rows
 */
export async function openPglite(dataDir: string): Promise<DatabaseConnection> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const release = await acquireDirectoryLock(dataDir)
  const folder = join(dataDir, 'database')
  const client = await PGlite.create({
    dataDir: folder,
    postgresqlconf: ['shared_buffers = 32MB'],
  }).catch(async (error) => {
    await release()
    throw error
  })
  hearOfGivingUp(client, () => {
    say(whyGivenUp(folder))
    process.exit(1)
  })
  const stopWatching = watchDatabaseFolder(folder, { say, onGone: endThisProcess })
  return pgliteConnection(client, () => {
    stopWatching()
    return release()
  })
}

/** Writes synchronously, since the process may end on the next line. */
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)

/** Ends the process the way an operator would, but with an exit code that makes a supervisor restart it. */
function endThisProcess(): void {
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}
