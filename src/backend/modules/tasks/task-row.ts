import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { tasks } from './tables.ts'
import { type Asker, isSeenBy, mayChangeTask } from './task-access.ts'

export type TaskRow = typeof tasks.$inferSelect

/** Condition of a query: the task that the column names was not deleted. */
export const isInHistory = (taskId: AnyColumn): SQL =>
  sql`exists (select 1 from ${tasks} where ${tasks.id} = ${taskId} and ${tasks.deletedAt} is null)`

/**
 * A task that was not deleted, of the team somebody works in; what they may not see does not exist.
 * @throws AppError('not_found')
 */
export async function requireTask(
  executor: Executor,
  { taskId, actor }: { taskId: string; actor: Asker },
): Promise<TaskRow> {
  const [task] = await executor
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), isSeenBy(actor), isNull(tasks.deletedAt)))
  if (!task) throw new AppError('not_found')
  return task
}

/**
 * The same for who is about to change it.
 * @throws AppError('not_found'), AppError('not_permitted') for a colleague's
 */
export async function requireOwnTask(
  executor: Executor,
  wanted: { taskId: string; actor: Asker },
): Promise<TaskRow> {
  const task = await requireTask(executor, wanted)
  if (!mayChangeTask(wanted.actor, task)) throw new AppError('not_permitted')
  return task
}
