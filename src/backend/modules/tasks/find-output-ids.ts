import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { taskOutputs } from './tables.ts'

/** Pictures that words were set over, which nobody sees: they go when their results go. */
export async function findCleanIds(executor: Executor, taskId: string): Promise<string[]> {
  const rows = await executor
    .select({ fileId: taskOutputs.cleanFileId })
    .from(taskOutputs)
    .where(eq(taskOutputs.taskId, taskId))
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

/** Files a task has made, in their order. */
export async function findOutputIds(executor: Executor, taskId: string): Promise<string[]> {
  const rows = await executor
    .select({ fileId: taskOutputs.fileId })
    .from(taskOutputs)
    .where(eq(taskOutputs.taskId, taskId))
    .orderBy(asc(taskOutputs.position))
  return rows.map(({ fileId }) => fileId)
}
