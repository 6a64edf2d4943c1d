import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database, DatabaseConnection } from './database.ts'
import { acquireDirectoryLock } from './directory-lock.ts'

/**
 * PGlite has one connection. A query on the outer handle from inside a transaction would wait for
 * that very transaction and hang for ever, so it is turned into an error at once.
 */
function guardAgainstNesting(client: PGlite): void {
  const open = new AsyncLocalStorage<{ active: boolean }>()
  const refuseInside = () => {
    if (open.getStore()?.active) {
      throw new Error('Inside a transaction, query with the transaction handle.')
    }
  }
  const { query, exec, transaction } = client
  client.query = ((...args: Parameters<typeof query>) => {
    refuseInside()
    return query.apply(client, args)
  }) as typeof query
  client.exec = ((...args: Parameters<typeof exec>) => {
    refuseInside()
    return exec.apply(client, args)
  }) as typeof exec
  client.transaction = ((callback: Parameters<typeof transaction>[0]) => {
    refuseInside()
    const scope = { active: true }
    return transaction.call(client, (tx) =>
      open.run(scope, async () => {
        try {
          return await callback(tx)
        } finally {
          scope.active = false
        }
      }),
    )
  }) as typeof transaction
}

/** Wraps a PGlite instance that is already open (tests restore one from a snapshot). */
export function pgliteConnection(client: PGlite, release: () => Promise<void>): DatabaseConnection {
  guardAgainstNesting(client)
  return {
    dialect: 'pglite',
    db: drizzle(client) as unknown as Database,
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
 * @throws Error when another process holds it: two writers would silently lose each other's rows.
 */
export async function openPglite(dataDir: string): Promise<DatabaseConnection> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const release = await acquireDirectoryLock(dataDir)
  const client = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    postgresqlconf: ['shared_buffers = 32MB'],
  }).catch(async (error) => {
    await release()
    throw error
  })
  return pgliteConnection(client, release)
}
