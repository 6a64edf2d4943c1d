import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { tasks } from './tables.ts'

export type TaskRow = typeof tasks.$inferSelect

/** A task of this user that was not removed; someone else's does not exist for him. */
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
