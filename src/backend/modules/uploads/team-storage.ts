import { and, eq, inArray, notExists, sum } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { fileWithId, lockStorage, storageLimitOf, storedBytesOfTeam } from '../files/index.ts'
import { uploads } from './tables.ts'

/** Bytes of a team's files, including announced uploads that are still arriving. */
async function usedBytes(executor: Executor, teamId: string): Promise<number> {
  const [coming] = await executor
    .select({ bytes: sum(uploads.sizeBytes).mapWith(Number) })
    .from(uploads)
    .where(
      and(
        eq(uploads.teamId, teamId),
        inArray(uploads.status, ['receiving', 'checking']),
        // Between the last two steps of its check, the upload is already a file.
        notExists(fileWithId(executor, uploads.id)),
      ),
    )
  return (await storedBytesOfTeam(executor, teamId)) + (coming?.bytes ?? 0)
}

/** A team's used storage and its limit. */
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
 * Makes sure that a team has room for more bytes, locked until the end of the transaction that adds them.
 * Results of accepted tasks are kept whatever their size, so starting one only asks for a single byte.
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
