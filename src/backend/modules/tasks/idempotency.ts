import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { idempotencyKeys } from './tables.ts'

/** A key a client gave, and what it asked for with it. */
export interface IdempotentRequest {
  userId: string
  key: string
  requestHash: string
}

/**
 * Task that an earlier request with this key led to.
 * @throws AppError('idempotency_conflict') when that request asked for something else
 */
export async function findEarlierTask(
  executor: Executor,
  { userId, key, requestHash }: IdempotentRequest,
): Promise<string | null> {
  const [earlier] = await executor
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  if (!earlier) return null
  if (earlier.requestHash !== requestHash) throw new AppError('idempotency_conflict')
  return earlier.taskId
}

/**
 * Takes the key for a new task. A request with the same key that is being served right now is
 * waited for.
 * @returns the task the key belongs to: the new one, or an earlier one
 */
export async function claimKey(
  tx: Transaction,
  request: IdempotentRequest,
  taskId: string,
): Promise<string> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...request, taskId })
    .onConflictDoNothing()
    .returning({ taskId: idempotencyKeys.taskId })
  if (claimed.length > 0) return taskId
  return (await findEarlierTask(tx, request)) ?? taskId
}
