import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { taskOutputs } from './tables.ts'

/** Files a task has made, in their order. */
export async function findOutputIds(executor: Executor, taskId: string): Promise<string[]> {
  const rows = await executor
    .select({ fileId: taskOutputs.fileId })
    .from(taskOutputs)
    .where(eq(taskOutputs.taskId, taskId))
    .orderBy(asc(taskOutputs.position))
  return rows.map(({ fileId }) => fileId)
}
