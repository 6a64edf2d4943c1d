import { desc, eq } from 'drizzle-orm'
import type { TaskStatus } from '../../../contract/generation.ts'
import type { Context } from '../../context.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Tasks of everybody, newest first, for the operator. */
export function listAllTasks(
  { db }: Pick<Context, 'db'>,
  { status, limit }: { status?: TaskStatus | undefined; limit: number },
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(status && eq(tasks.status, status))
    .orderBy(desc(tasks.id))
    .limit(limit)
}
