import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Actor } from '../../caller.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { hashToken } from '../../security/tokens.ts'
import { removals, type removalWorks } from './tables.ts'

export type RemovalRow = typeof removals.$inferSelect
export type WorkRow = typeof removalWorks.$inferSelect

/**
 * The removal behind a link. A user's removal opens for nobody else, whoever holds its link.
 * @throws AppError('not_found')
 */
export async function requireRemoval(
  executor: Executor,
  token: string,
  actor: Actor,
): Promise<RemovalRow> {
  const [removal] = await executor
    .select()
    .from(removals)
    .where(and(eq(removals.tokenHash, hashToken(token)), isNull(removals.deletedAt)))
  return requireOwn(removal, actor)
}

/** Like `requireRemoval`, but locks the row, so that transactions on the same removal run one after another. */
export async function lockRemoval(
  tx: Transaction,
  token: string,
  actor: Actor,
): Promise<RemovalRow> {
  const [removal] = await tx
    .select()
    .from(removals)
    .where(and(eq(removals.tokenHash, hashToken(token)), isNull(removals.deletedAt)))
    .for('update')
  return requireOwn(removal, actor)
}

function requireOwn(removal: RemovalRow | undefined, actor: Actor): RemovalRow {
  const isOpen =
    removal &&
    (removal.userId === null || (actor.kind === 'user' && actor.userId === removal.userId))
  if (!isOpen) throw new AppError('not_found')
  return removal
}
