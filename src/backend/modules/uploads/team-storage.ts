import { and, eq, inArray, notExists, sum } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { fileWithId, lockStorage, storageLimitOf, storedBytesOfTeam } from '../files/index.ts'
import { uploads } from './tables.ts'

/** Bytes of a team's files, with those that were announced and are still on their way. */
async function usedBytes(executor: Executor, teamId: string): Promise<number> {
  const [coming] = await executor
    .select({ bytes: sum(uploads.sizeBytes).mapWith(Number) })
    .from(uploads)
    .where(
      and(
        eq(uploads.teamId, teamId),
        inArray(uploads.status, ['receiving', 'checking']),
        // Between the check's last two steps it is a file already.
        notExists(fileWithId(executor, uploads.id)),
      ),
    )
  return (await storedBytesOfTeam(executor, teamId)) + (coming?.bytes ?? 0)
}

/** What a team keeps here, and how much it may. */
export async function showTeamStorage(
  { env }: Pick<Context, 'env'>,
  executor: Executor,
  teamId: string,
): Promise<{ used_bytes: number; max_bytes: number }> {
  return {
    used_bytes: await usedBytes(executor, teamId),
    max_bytes: await storageLimitOf(executor, env, teamId),
  }
}

/**
 * Room for so many bytes more of a team, until the end of the transaction that adds them. Results of
 * what was accepted are kept whatever their size: only what starts something asks here, for one byte.
 * @throws AppError('team_storage_full')
 */
export async function requireTeamStorage(
  { env }: Pick<Context, 'env'>,
  tx: Transaction,
  teamId: string,
  addedBytes = 1,
): Promise<void> {
  await lockStorage(tx, teamId)
  const maxBytes = await storageLimitOf(tx, env, teamId)
  const used = await usedBytes(tx, teamId)
  if (used + addedBytes <= maxBytes) return
  throw new AppError('team_storage_full', { used_bytes: used, max_bytes: maxBytes })
}
