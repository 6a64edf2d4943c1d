import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { migrationsFolder } from '../paths.ts'
import type { DatabaseConnection } from './database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Number of the advisory lock that keeps two processes from migrating at once. */
const MIGRATION_LOCK = 7_203_501

/** Brings the schema up to date; safe to call from several processes at once. */
export async function migrate({ db, dialect, ...database }: DatabaseConnection): Promise<void> {
  if (dialect === 'pglite') return database.migrate({ migrationsFolder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    // The migrator uses its own connection; this transaction only holds the lock.
    await database.migrate({ migrationsFolder })
  })
}

/** A database server often starts at the same time as the product, and takes longer. */
const PATIENCE_SECONDS = 60

async function migrateWhenThere(connection: DatabaseConnection, log: Logger): Promise<void> {
  for (let second = 1; ; second++) {
    try {
      return await migrate(connection)
    } catch (error) {
      if (second > PATIENCE_SECONDS || !isDatabaseAway(error)) throw error
      if (second === 1) log.warn({ err: error }, 'the database does not answer yet')
      await pause(1_000)
    }
  }
}

/** Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database; migrates nothing. */
export const connectDatabase = async (
  env: Pick<Env, 'DATABASE_URL' | 'dataDir'>,
): Promise<DatabaseConnection> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(env.dataDir)

/** Opens the database and migrates it; waits for a server that doesn't answer yet. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'dataDir'>,
  log: Logger,
): Promise<DatabaseConnection> {
  const connection = await connectDatabase(env)
  try {
    await migrateWhenThere(connection, log)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}
