import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/* Facts about tasks for modules that keep their results, including tasks deleted from the history. */

/** Tasks by id, including deleted ones. */
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

/** SQL expression: prompt of the task in this column. */
export const promptOf = (taskId: AnyColumn): SQL<string> =>
  sql`(select ${tasks.prompt} from ${tasks} where ${tasks.id} = ${taskId})`

/** SQL expression: id of the user who requested the task. */
export const makerOf = (taskId: AnyColumn): SQL<string> =>
  sql`(select ${tasks.userId} from ${tasks} where ${tasks.id} = ${taskId})`

/** SQL expression: name of the brand the task was made for; null without one. */
export const brandNameOf = (taskId: AnyColumn): SQL<string | null> =>
  sql`(select ${tasks.brand}->>'name' from ${tasks} where ${tasks.id} = ${taskId})`
