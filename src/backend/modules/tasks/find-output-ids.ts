import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { taskOutputs } from './tables.ts'

/** The pictures that the words of some results were set over. They go when those results go. */
export async function findCleanIds(
  executor: Executor,
  resultIds: readonly string[],
): Promise<string[]> {
  if (resultIds.length === 0) return []
  const rows = await executor
    .select({ fileId: taskOutputs.cleanFileId })
    .from(taskOutputs)
    .where(inArray(taskOutputs.fileId, [...resultIds]))
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
