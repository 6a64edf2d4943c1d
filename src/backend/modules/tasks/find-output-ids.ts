import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { taskOutputs } from './tables.ts'

/** The wordless pictures behind some results. They are deleted together with those results. */
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

/** A task's result files, in order. */
export async function findOutputIds(executor: Executor, taskId: string): Promise<string[]> {
  const rows = await executor
    .select({ fileId: taskOutputs.fileId })
    .from(taskOutputs)
    .where(eq(taskOutputs.taskId, taskId))
    .orderBy(asc(taskOutputs.position))
  return rows.map(({ fileId }) => fileId)
}
