import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/* What is known of tasks for whoever keeps their results, also of those that left the history. */

/** Tasks by id, whether or not they were deleted. */
export async function findTasks(
  executor: Executor,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, TaskRow>> {
  if (taskIds.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]))
  return new Map(rows.map((task) => [task.id, task]))
}

/** In a query: prompt of the task that the column names. */
export const promptOf = (taskId: AnyColumn): SQL<string> =>
  sql`(select ${tasks.prompt} from ${tasks} where ${tasks.id} = ${taskId})`

/** In a query: who asked for it. */
export const makerOf = (taskId: AnyColumn): SQL<string> =>
  sql`(select ${tasks.userId} from ${tasks} where ${tasks.id} = ${taskId})`

/** In a query: name of the brand it was made for; null without one. */
export const brandNameOf = (taskId: AnyColumn): SQL<string | null> =>
  sql`(select ${tasks.brand}->>'name' from ${tasks} where ${tasks.id} = ${taskId})`
