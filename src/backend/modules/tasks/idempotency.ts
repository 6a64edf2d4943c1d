import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { idempotencyKeys } from './tables.ts'

/** A client's idempotency key, with a hash of the request it stands for. */
export interface IdempotentRequest {
  userId: string
  key: string
  requestHash: string
}

/**
 * Id of the task created by an earlier request with this key.
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
 * Claims the key for a new task. Waits for a concurrent request with the same key.
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
