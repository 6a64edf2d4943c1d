import { eq, sql } from 'drizzle-orm'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { storageLimits } from './tables.ts'

/** Bytes of files a team may store: by its plan, otherwise the installation's default. */
export async function storageLimitOf(
  executor: Executor,
  { TEAM_STORAGE_MEGABYTES }: Pick<Env, 'TEAM_STORAGE_MEGABYTES'>,
  teamId: string,
): Promise<number> {
  const [limit] = await executor
    .select({ megabytes: storageLimits.megabytes })
    .from(storageLimits)
    .where(eq(storageLimits.teamId, teamId))
  return (limit?.megabytes ?? TEAM_STORAGE_MEGABYTES) * MEBIBYTE
}

/** Serializes adding files to a team, so that each addition sees the ones before it. */
export async function lockStorage(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${teamId}`}, 0))`)
}

/** Sets the storage limit of a team's plan; null removes it. */
export async function setStorageLimit(
  tx: Transaction,
  teamId: string,
  megabytes: number | null,
): Promise<void> {
  if (megabytes === null) {
    await tx.delete(storageLimits).where(eq(storageLimits.teamId, teamId))
    return
  }
  const set = { megabytes }
  await tx
    .insert(storageLimits)
    .values({ teamId, ...set })
    .onConflictDoUpdate({ target: storageLimits.teamId, set })
}
