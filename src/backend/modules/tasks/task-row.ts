import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { tasks } from './tables.ts'

export type TaskRow = typeof tasks.$inferSelect

/** Condition of a query: the task that the column names was not deleted by its owner. */
export const isInHistory = (taskId: AnyColumn): SQL =>
  sql`exists (select 1 from ${tasks} where ${tasks.id} = ${taskId} and ${tasks.deletedAt} is null)`

/** A task of this user that was not deleted; someone else's does not exist for him. */
export async function requireOwnTask(
  executor: Executor,
  { taskId, userId }: { taskId: string; userId: string },
): Promise<TaskRow> {
  const [task] = await executor
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, userId), isNull(tasks.deletedAt)))
  if (!task) throw new AppError('not_found')
  return task
}
